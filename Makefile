# dicecaller. `make play` starts the table, `make test` runs the tests; both set up everything in .venv on the first run.
# Nothing is needed but Python 3.11+ (with venv), make and git. `make help` lists the rest.
.DEFAULT_GOAL := help
.PHONY: help play test lint unit soak test-compat screens lock fresh-clone test-arm64 clean
.DELETE_ON_ERROR:

VENV := .venv
PYTHON_IN := $(VENV)/bin/python
PLAY_READY := $(VENV)/.play-ready
TEST_READY := $(VENV)/.test-ready
SOAK_READY := $(VENV)/.soak-ready
COMPAT_READY := .venv-compat/.ready
PACKAGES := core vision display firmware_bridge dicecaller
# a test process for each core, four at most: more only wait for memory; ARGS="-n 0" runs them one after another
SIDE_BY_SIDE := -n auto --maxprocesses 4 --dist worksteal
CHECKED := $(PACKAGES) tests hardware tools

-include hardware/hardware.mk

help:  ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: $(PLAY_READY)  ## the table (ARGS="--players Ann,Bo" adds options); a demonstration's pictures go to dicecaller-screens/
	@$(PYTHON_IN) -m dicecaller play --shots dicecaller-screens $(ARGS)

test: lint unit  ## lint, types and all tests (at most 8 minutes on two cores)
	@echo "make test: all is well."

lint: $(TEST_READY)  ## ruff, its formatter, mypy --strict
	@echo "ruff …"
	@$(PYTHON_IN) -m ruff check -q $(wildcard $(CHECKED))
	@$(PYTHON_IN) -m ruff format -q --check $(wildcard $(CHECKED)) || \
		{ echo "some files are not formatted: run $(VENV)/bin/ruff format" >&2; exit 1; }
	@echo "mypy --strict …"
	@$(PYTHON_IN) -m mypy

unit: $(TEST_READY)
	@echo "pytest …"
	@$(PYTHON_IN) -m pytest $(SIDE_BY_SIDE) $(ARGS)

soak: $(SOAK_READY)  ## the long runs: 10,000 throws, fuzzing, whole evenings (hours; the throws go on where they stopped)
	@$(PYTHON_IN) -m pytest -m soak $(ARGS)
	@$(PYTHON_IN) -m dicecaller bench memory --minutes 60 --strict
	@$(PYTHON_IN) -m dicecaller bench live --throws 10000 --state out/soak-live.json --processes $$(nproc) --strict

test-compat: $(COMPAT_READY)  ## the same tests with opencv-python and pygame in place of the decided pair
	@tools/test_compat.sh $(SIDE_BY_SIDE) $(ARGS)

screens: $(TEST_READY)  ## pictures of every screen, size and language: contact sheets in docs/screens
	@$(PYTHON_IN) -m display.gallery $(ARGS)

test-arm64:  ## the tests in an emulated 64-bit Raspberry Pi userland (root; minutes; see CONTRIBUTING.md)
	@tools/test_arm64.sh $(ARGS)

fresh-clone:  ## clone to an empty folder, play and test there with an empty environment, then with the network off
	@tools/fresh_clone_check.sh $(ARGS)

lock:  ## write the lock files anew from pyproject.toml (needs the network)
	@tools/lock.sh

clean:  ## remove the virtual environments and everything generated
	rm -rf .venv .venv-compat .venv-lock .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist out *.egg-info

$(PLAY_READY): requirements.lock pyproject.toml tools/make_venv.sh
	@tools/make_venv.sh $(VENV) requirements.lock $@

$(TEST_READY): requirements-dev.lock pyproject.toml tools/make_venv.sh
	@tools/make_venv.sh $(VENV) requirements-dev.lock $@
	@touch $(PLAY_READY)

$(COMPAT_READY): requirements-compat.lock pyproject.toml tools/make_venv.sh
	@PREFER='python3.13 python3.12 python3.11 python3' tools/make_venv.sh .venv-compat requirements-compat.lock $@

$(SOAK_READY): requirements-soak.lock pyproject.toml tools/make_venv.sh
	@tools/make_venv.sh $(VENV) requirements-soak.lock $@
	@touch $(PLAY_READY) $(TEST_READY)
