#!/usr/bin/env bash
# test_arm64.sh [SUITE] [PYTEST-ARGS...]: installs the product and runs tests in an emulated 64-bit Raspberry Pi userland.
# SUITE: bookworm (default) or trixie. Needs root, 1 GB in $ARM64_ROOT (default: /var/tmp/dicecaller-arm64-SUITE) and
#   apt-get install -y --no-install-recommends debootstrap qemu-user-static binfmt-support debian-archive-keyring
# About eight minutes the first time, then a minute or two. It shows wheels, Python version and architecture; not speed.
set -euo pipefail
cd "$(dirname "$0")/.."
suite=${1:-bookworm}
[ $# -eq 0 ] || shift
root=${ARM64_ROOT:-/var/tmp/dicecaller-arm64-$suite}
began=$(date +%s)
say() { printf '[%4d s] %s\n' $(($(date +%s) - began)) "$*"; }
[ "$(id -u)" = 0 ] || { echo "test-arm64 needs root: it makes a Debian in $root" >&2; exit 1; }
for tool in debootstrap qemu-aarch64-static update-binfmts; do
    command -v "$tool" > /dev/null || {
        echo "$tool is missing: apt-get install -y --no-install-recommends debootstrap qemu-user-static binfmt-support debian-archive-keyring" >&2
        exit 1
    }
done
mountpoint -q /proc/sys/fs/binfmt_misc || mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc
[ -e /proc/sys/fs/binfmt_misc/qemu-aarch64 ] || update-binfmts --enable qemu-aarch64
if [ ! -e "$root/.ready" ]; then
    ! grep -q " $root/" /proc/mounts || { echo "mounts are left under $root: umount them first" >&2; exit 1; }
    rm -rf "$root"
    mirror=$(awk '/^URIs:/{print $2; exit}' /etc/apt/sources.list.d/debian.sources 2> /dev/null || true)
    say "making Debian $suite for arm64 in $root"
    debootstrap --variant=minbase --arch=arm64 --include=python3,python3-venv,ca-certificates "$suite" "$root" \
        ${mirror:+"$mirror"} > "$root.log" 2>&1 || { tail -n 5 "$root.log"; exit 1; }
    touch "$root/.ready"
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
inside() {
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 PIP_CERT=/etc/ssl/certs/ca-certificates.crt \
        PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy \
        chroot "$root" sh -c "cd /src && $1"
}
mkdir -p "$root/src"
find "$root/src" -mindepth 1 -maxdepth 1 ! -name '.venv' -exec rm -rf {} +
git ls-files -z | tar --null -T - -cf - | tar -C "$root/src" -xf -
mounts=()
cleanup() { local m; for m in "${mounts[@]}"; do umount "$m" || true; done; }
trap cleanup EXIT
mkdir -p "$root/dev/pts" "$root/dev/shm"
for m in /proc /dev/pts /dev/shm; do # pseudo-terminals need /dev/pts
    mountpoint -q "$root$m" || { mount --bind "$m" "$root$m"; mounts=("$root$m" "${mounts[@]}"); }
done
[ -e "$root/dev/ptmx" ] || ln -s pts/ptmx "$root/dev/ptmx"
say "installing from requirements-dev.lock"
inside 'sh tools/make_venv.sh .venv requirements-dev.lock .venv/.test-ready'
say "$(inside '.venv/bin/python -m dicecaller --version; uname -m; .venv/bin/python --version' | tr '\n' ' ')"
# a tray thrown before the simulated camera and read: what the product is for
inside '.venv/bin/python -m tools.tray_picture /tmp/tray.png && .venv/bin/python -m dicecaller read --json /tmp/tray.png'
say "a tray was read"
inside ".venv/bin/python -m pytest -p no:cacheprovider ${*:-tests/core}"
say "tests done; $(du -smx "$root" | cut -f1) MB in $root"
