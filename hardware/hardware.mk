# Included by the Makefile: everything that is drawn or built for the hardware. Needs openscad, xvfb and fonts-liberation (apt).
.PHONY: hardware hardware-check

hardware: $(TEST_READY)  ## printed parts (STL in out/hardware), pictures, wiring, key plan (needs openscad, xvfb, fonts-liberation)
	@$(PYTHON_IN) hardware/drawings/wiring.py
	@$(PYTHON_IN) hardware/drawings/key_plan.py
	@$(PYTHON_IN) hardware/drawings/build_parts.py

hardware-check:  ## shellcheck and systemd-analyze on hardware/pi (skips what is not installed)
	@hardware/pi/check.sh
