#!/bin/sh
# make_venv.sh VENV LOCK STAMP: a virtual environment with the packages of LOCK and this checkout, editable.
# Needs Python 3.11+ with venv. Says what it does in a line each; pip's own words go to VENV/pip.log.
# PYTHON=/path/to/python3.X chooses the interpreter; without it the newest of 3.14 … 3.11 that can make one is taken.
set -eu
cd "$(dirname "$0")/.."
venv=$1 lock=$2 stamp=$3
say() { printf '%s\n' "$*"; }
fail() { printf '%s\n' "$*" >&2; exit 1; }

# version NAME: prints "3.X /its/path" if NAME is a working Python 3.11 or newer
version() {
    "$1" -c 'import sys
if sys.version_info < (3, 11): sys.exit(1)
print("%d.%d" % sys.version_info[:2], sys.executable)' 2>/dev/null
}

choose_python() {
    system_packages='' found='' without_venv=''
    # picamera2 and libcamera come only as system packages, built for the system's Python: on a Pi that one is taken.
    if [ -z "${PYTHON:-}" ] && /usr/bin/python3 -c 'import sys, importlib.util as u
sys.exit(not (sys.version_info >= (3, 11) and u.find_spec("picamera2") and u.find_spec("libcamera")))' 2>/dev/null; then
        PYTHON=/usr/bin/python3 system_packages=--system-site-packages
    fi
    for name in ${PYTHON:-${PREFER:-python3.14 python3.13 python3.12 python3.11 python3 python}}; do
        found=$(version "$name") || continue
        if "${found#* }" -c 'import venv, ensurepip' 2>/dev/null; then return; fi
        without_venv=${without_venv:-${found%% *}}
        found=''
    done
    [ -z "$without_venv" ] || fail "Python $without_venv is here, but it cannot make virtual environments: sudo apt install python$without_venv-venv (or your system's package of that name), then run make again."
    fail "dicecaller needs Python 3.11 or newer, and none was found: sudo apt install python3 python3-venv (or set PYTHON=/path/to/python3), then run make again."
}

# also one that was broken off while it was made: that has a Python, but no pip
if [ -e "$venv" ] && ! "$venv/bin/python" -m pip --version > /dev/null 2>&1; then
    say "$venv does not work (its Python or pip is not there): making it anew."
    rm -rf "$venv"
fi
if [ ! -e "$venv" ]; then
    choose_python
    say "Setting up $venv with Python ${found%% *} (the first time only)."
    trap 'rm -rf "$venv"; trap - INT; kill -INT $$' INT
    "${found#* }" -m venv $system_packages "$venv" || { rm -rf "$venv"; fail "The virtual environment $venv could not be made; the reason stands above."; }
    trap - INT
fi

export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1
log=$venv/pip.log
# install WHAT PIP-ARGS...: quietly; when it fails, pip's errors and one line of ours
install() {
    what=$1; shift
    "$venv/bin/python" -m pip install --progress-bar off "$@" > "$log" 2>&1 && return
    grep '^ERROR' "$log" | head -n 3 >&2 || true
    fail "$what could not be installed. Is the network there? Everything pip said is in $log."
}
say "Installing the $(grep -c == "$lock") packages of $lock (a minute or two when they must be fetched) …"
install "The packages of $lock" --only-binary :all: --require-hashes -r "$lock"
if grep -qs 'include-system-site-packages = true' "$venv/pyvenv.cfg"; then
    # apt's simplejpeg is built for an older numpy; this copy shadows it (picamera2 issue 1211).
    install simplejpeg --only-binary :all: --require-hashes -r requirements-pi.lock
fi
install dicecaller --no-build-isolation --no-deps --config-settings editable_mode=compat -e .
touch "$stamp"
say "Ready."
