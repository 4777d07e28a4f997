#!/usr/bin/env bash
# Checks the files of this folder with the tools that are installed: shellcheck, systemd-analyze, udevadm.
# Exit 0: nothing wrong found (what could not be checked is said); 1: something is wrong.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
wrong=0

if command -v shellcheck > /dev/null; then
    if shellcheck ./*.sh; then echo "shellcheck: clean"; else wrong=1; fi
else
    echo "shellcheck is not installed: not checked"
fi

if command -v systemd-analyze > /dev/null; then
    # verify wants the program and the account to exist: both are replaced by ones that do, nothing else is
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    sed -e 's|/opt/dicecaller/current/.venv/bin/python|/bin/true|' -e 's|/opt/dicecaller/current|/|' \
        -e 's|^User=dicecaller|User=daemon|' dicecaller.service > "$work/dicecaller.service"
    if words=$(systemd-analyze verify --man=no "$work/dicecaller.service" 2>&1) && ! grep -q "dicecaller.service" <<< "$words"; then
        echo "systemd-analyze verify: clean"
    else
        echo "$words"
        wrong=1
    fi
else
    echo "systemd-analyze is not installed: not checked"
fi

if udevadm verify --help > /dev/null 2>&1; then
    if udevadm verify 60-dicecaller.rules; then echo "udevadm verify: clean"; else wrong=1; fi
else
    echo "udevadm here cannot verify rules (systemd 254 can): not checked"
fi
exit "$wrong"
