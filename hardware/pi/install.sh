#!/usr/bin/env bash
# Installs dicecaller as a table that starts with the Raspberry Pi, from this checkout. Run it again to update.
# Raspberry Pi OS (64 bit) Bookworm or Trixie; also plain Debian 12 and 13, without the Pi's camera.
set -euo pipefail

HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
CHECKOUT=$(cd "$HERE/../.." && pwd)
readonly HERE CHECKOUT
readonly BASE=/opt/dicecaller
readonly DATA=/var/lib/dicecaller
readonly UNIT=/etc/systemd/system/dicecaller.service
readonly RULES=/etc/udev/rules.d/60-dicecaller.rules
readonly DEFAULTS=/etc/default/dicecaller
readonly ACCOUNT=dicecaller
# What pygame-ce draws with on a bare console, number pads, and a second voice.
readonly PACKAGES=(python3 python3-venv python3-evdev libgbm1 libegl1 libgl1-mesa-dri alsa-utils espeak-ng)
# Only in Raspberry Pi OS; built for the system's own Python, hence the venv that sees system packages.
readonly PI_PACKAGES=(python3-picamera2)

usage() {
    cat <<'WORDS'
Usage: sudo hardware/pi/install.sh [--no-service | --back | --remove | --help]

  (nothing)     installs or updates: apt packages, account, udev rules, a copy of this checkout with its own virtual
                environment in /opt/dicecaller, and the service. Nothing is switched before it has proved to work.
  --no-service  the same without starting anything at boot
  --back        goes back to the version that ran before the last update
  --remove      takes everything away again but the games in /var/lib/dicecaller and the apt packages

Every step says what it does. Running it twice does no harm.
WORDS
}

say() { printf '* %s\n' "$*"; }
fail() { printf 'install.sh: %s\n' "$*" >&2; exit 1; }
running_systemd() { [ -d /run/systemd/system ]; }
unit() { if running_systemd; then systemctl "$@"; fi; }

needs_root() { [ "$(id -u)" = 0 ] || fail "this changes the system: run it with sudo"; }

check_system() {
    [ "$(getconf LONG_BIT)" = 64 ] || fail "this system is 32-bit, for which there is no OpenCV: install the 64-bit Raspberry Pi OS"
    # shellcheck source=/dev/null
    . /etc/os-release
    case "${VERSION_CODENAME:-}" in
        bookworm | trixie) say "Debian ${VERSION_CODENAME}, $(uname -m)" ;;
        *) say "this is ${PRETTY_NAME:-an unknown system}, not Bookworm or Trixie: it may work, nobody has tried" ;;
    esac
}

candidate() { apt-cache policy "$1" 2> /dev/null | grep -q 'Candidate: [^(]'; }

install_packages() {
    local wanted=("${PACKAGES[@]}") name
    for name in "${PI_PACKAGES[@]}"; do
        if candidate "$name"; then wanted+=("$name"); else say "$name is not in this system's archive: no Pi camera, USB cameras work"; fi
    done
    say "apt packages: ${wanted[*]}"
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${wanted[@]}" > /dev/null
}

make_account() {
    if ! id "$ACCOUNT" > /dev/null 2>&1; then
        say "account $ACCOUNT, without password or shell"
        useradd --system --home-dir "$DATA" --shell /usr/sbin/nologin "$ACCOUNT"
    fi
    local group
    for group in video render input audio dialout; do
        if getent group "$group" > /dev/null; then usermod -aG "$group" "$ACCOUNT"; fi
    done
    install -d -o "$ACCOUNT" -g "$ACCOUNT" -m 0755 "$DATA"
}

# The files of the checkout that git knows, or all but the heavy ones where this is no git checkout.
copy_checkout() {
    local target=$1
    install -d "$target"
    if git -C "$CHECKOUT" rev-parse > /dev/null 2>&1; then
        git -C "$CHECKOUT" ls-files -z | (cd "$CHECKOUT" && tar --null --ignore-failed-read -cf - -T -) | tar -xf - -C "$target"
    else
        tar -C "$CHECKOUT" --exclude=.venv --exclude=.git --exclude=out -cf - . | tar -xf - -C "$target"
    fi
}

version_name() {
    local number
    number=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$CHECKOUT/dicecaller/__init__.py")
    if ! git -C "$CHECKOUT" diff --quiet HEAD 2> /dev/null; then  # changed by hand, or no git checkout
        printf '%s-%s' "$number" "$(date +%Y%m%d%H%M%S)"
    else
        printf '%s-%s' "$number" "$(git -C "$CHECKOUT" rev-parse --short HEAD)"
    fi
}

# A release is a folder of its own with its own environment; `current` points to the one that runs. Nobody ever installs
# into the environment that is running.
install_release() {
    local release
    release=$BASE/releases/$(version_name)
    if [ "$release" = "$(readlink "$BASE/current" || true)" ]; then
        say "this version runs already: $(basename "$release")"
        return
    fi
    say "copying this checkout to $release"
    copy_checkout "$release"
    if [ ! -e "$release/.venv" ]; then
        /usr/bin/python3 -m venv --system-site-packages "$release/.venv"
    fi
    say "its libraries (some minutes the first time)"
    (cd "$release" && sh tools/make_venv.sh .venv requirements.lock .venv/.play-ready)
    say "trying it"
    if ! (cd "$release" && .venv/bin/python -m dicecaller doctor --data "$DATA"); then
        fail "it does not work (see above); what ran before is untouched"
    fi
    chown -R "$ACCOUNT:$ACCOUNT" "$DATA"
    switch_to "$release"
}

switch_to() {
    local release=$1 before
    before=$(readlink "$BASE/current" || true)
    if [ -n "$before" ] && [ "$before" != "$release" ]; then ln -sfn "$before" "$BASE/previous"; fi
    ln -sfn "$release" "$BASE/current.new"
    mv -T "$BASE/current.new" "$BASE/current"
    local old
    for old in "$BASE"/releases/*; do
        if [ "$old" != "$release" ] && [ "$old" != "$(readlink "$BASE/previous" || true)" ]; then rm -rf "$old"; fi
    done
    say "current version: $(basename "$release")"
}

install_system_files() {
    say "udev rules: $RULES"
    install -D -m 0644 "$HERE/60-dicecaller.rules" "$RULES"
    if running_systemd; then udevadm control --reload && udevadm trigger --subsystem-match=tty --subsystem-match=usb; fi
    if [ ! -e "$DEFAULTS" ]; then
        say "settings of the service: $DEFAULTS"
        install -D -m 0644 "$HERE/defaults" "$DEFAULTS"
    fi
    say "service: $UNIT"
    install -D -m 0644 "$HERE/dicecaller.service" "$UNIT"
    unit daemon-reload
}

start_service() {
    systemctl enable -q dicecaller.service
    if running_systemd; then
        unit restart dicecaller.service
        say "the table is starting; its log: journalctl -u dicecaller -f"
    else
        say "the service is enabled; systemd is not running here, so nothing is started"
    fi
}

go_back() {
    local previous
    previous=$(readlink "$BASE/previous" || true)
    if [ -z "$previous" ] || [ ! -d "$previous" ]; then fail "there is no version to go back to"; fi
    switch_to "$previous"
    unit try-restart dicecaller.service
}

remove() {
    if [ -e "$UNIT" ]; then
        if running_systemd; then systemctl disable -q --now dicecaller.service; else systemctl disable -q dicecaller.service; fi
        rm -f "$UNIT"
        unit daemon-reload
        say "the service is gone"
    fi
    rm -f "$RULES" "$DEFAULTS"
    rm -rf "$BASE"
    if id "$ACCOUNT" > /dev/null 2>&1; then userdel "$ACCOUNT"; fi
    say "udev rules, settings, program and account are gone"
    if [ -d "$DATA" ]; then say "the games are still in $DATA (rm -r $DATA removes them)"; fi
    say "apt packages stay: others may use them. Ours were: ${PACKAGES[*]} ${PI_PACKAGES[*]}"
}

main() {
    case "${1:-}" in
        --help | -h) usage ;;
        --remove) needs_root; remove ;;
        --back) needs_root; go_back ;;
        "" | --no-service)
            needs_root
            check_system
            install_packages
            make_account
            install_release
            install_system_files
            if [ -z "${1:-}" ]; then start_service; fi
            say "done. What to expect: $CHECKOUT/hardware/pi/first_hour.md"
            ;;
        *) usage >&2; exit 2 ;;
    esac
}

main "$@"
