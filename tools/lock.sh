#!/bin/sh
# lock.sh: writes the lock files anew from pyproject.toml, with the hashes of every wheel, for Python 3.11 to 3.14 at once.
# requirements.lock: what the product needs. requirements-dev.lock: that and the tools of `make test`.
# requirements-soak.lock: that and what `make soak` needs.
# requirements-compat.lock: the same tests on opencv-python and pygame. requirements-pi.lock: what a Pi's system packages clash with.
set -eu
cd "$(dirname "$0")/.."
[ -x .venv-lock/bin/uv ] || { python3 -m venv .venv-lock && .venv-lock/bin/pip install -q 'uv>=0.9,<1'; }
compile() {
    .venv-lock/bin/uv pip compile -q --universal --python-version 3.11 --fork-strategy fewest --generate-hashes --no-annotate \
        --custom-compile-command 'make lock' "$@"
}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
compile pyproject.toml --extra build -o requirements.lock "$@"
compile pyproject.toml --extra build --extra dev -c requirements.lock -o requirements-dev.lock "$@"
compile pyproject.toml --extra build --extra dev --extra soak -c requirements-dev.lock -o requirements-soak.lock "$@"
printf '%s\n' "opencv-python-headless; sys_platform == 'never'" "pygame-ce; sys_platform == 'never'" > "$scratch/overrides"
printf '%s\n' 'opencv-python>=4.10,<6' 'pygame>=2.6,<3' > "$scratch/pair.in"
grep -v -E '^(opencv-python-headless|pygame-ce)==' requirements-dev.lock | grep -E '^[a-zA-Z]' | sed 's/ \\$//' > "$scratch/same"
compile pyproject.toml "$scratch/pair.in" --extra build --extra dev --override "$scratch/overrides" -c "$scratch/same" -o requirements-compat.lock "$@"
echo 'simplejpeg>=1.9,<2' | compile - -c requirements.lock -o requirements-pi.lock "$@"
