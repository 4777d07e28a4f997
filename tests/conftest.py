"""What all tests share: no screen, no sound card, no home folder of the person who runs them, and a calm hypothesis."""

from __future__ import annotations

import os
import signal
import tempfile

# before anything imports pygame, cv2 or platformdirs
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["OPENCV_LOG_LEVEL"] = "ERROR"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("DICECALLER_DATA", None)
_home = tempfile.TemporaryDirectory(prefix="dicecaller-tests-")
for _name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
    os.environ[_name] = os.path.join(_home.name, _name.lower())

# A job in the background of a shell ignores Ctrl-C, and so would every program that a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

from hypothesis import HealthCheck, settings  # noqa: E402

# Wall time proves nothing on a busy machine; the same examples every time, so that a failure is seen again.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
