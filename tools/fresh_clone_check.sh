#!/usr/bin/env bash
# fresh_clone_check.sh [FOLDER]: what a newcomer does, on this machine. Clones to an empty folder, runs `make play` and
# `make test` there with nothing in the environment but PATH and HOME, then both once more with the network off.
set -euo pipefail
repository=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-$(mktemp -d)/dicecaller}
home=$(mktemp -d)
[ ! -e "$folder" ] || { echo "$folder exists: name an empty place" >&2; exit 1; }
began=$(date +%s)
say() { printf '[%4d s] %s\n' $(($(date +%s) - began)) "$*"; }
bare() { env -i PATH="$PATH" HOME="$home" "$@"; }
# pip's own settings (mirrors, certificates) belong to the machine, not to the person: they come along where they are
[ ! -e "$HOME/.config/pip" ] || { mkdir -p "$home/.config" && cp -r "$HOME/.config/pip" "$home/.config/"; }
git clone -q "$repository" "$folder"
cd "$folder"
say "cloned to $folder"
bare make play > play.log 2>&1 || { tail -n 20 play.log; say "make play failed"; exit 1; }
say "make play ends 0: $(tail -n 1 play.log)"
bare make test > test.log 2>&1 || { tail -n 40 test.log; say "make test failed"; exit 1; }
say "make test ends 0: $(grep -E 'passed' test.log | tail -n 1)"
off() { bare unshare --net --map-root-user "$@"; }
off sh -c '! getent hosts pypi.org' > /dev/null 2>&1 || say "careful: the network is still there"
off make play > play-off.log 2>&1 || { tail -n 20 play-off.log; say "make play failed with the network off"; exit 1; }
say "make play ends 0 with the network off"
off make test > test-off.log 2>&1 || { tail -n 40 test-off.log; say "make test failed with the network off"; exit 1; }
say "make test ends 0 with the network off"
[ -z "$(git status --porcelain --untracked-files=no)" ] || { git status --short; say "the clone was changed"; exit 1; }
