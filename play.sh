#!/usr/bin/env bash
# Installs what Janso needs, builds it, and starts it. Arguments go to Janso: ./play.sh --help
set -u
JANSO_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
JANSO_BUILD="$JANSO_ROOT/build"
. "$JANSO_ROOT/src/cmake/packages.sh"

mkdir -p "$JANSO_BUILD" 2>/dev/null || janso_fail "could not write to $JANSO_BUILD; check who owns the folder."
janso_install $JANSO_BUILD_PACKAGES $JANSO_RUN_PACKAGES
release="$JANSO_BUILD/release"
[ -x "$release/bin/janso" ] || janso_say "building; this takes a few minutes the first time."
janso_configure release
janso_build release janso janso-cli

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "${QT_QPA_PLATFORM:-}" = offscreen ]; then
  exec "$release/bin/janso" "$@"
fi
for argument in "$@"; do
  case "$argument" in
    # These need no display, and people script them.
    -h | --help | -v | --version | --screenshot | --screenshot=*)
      QT_QPA_PLATFORM=offscreen exec "$release/bin/janso" "$@"
      ;;
  esac
done
janso_say "no display found (neither DISPLAY nor WAYLAND_DISPLAY is set), so four bots will play an East-only match without one."
picture="$JANSO_BUILD/janso-table.png"
# A bare machine has no runtime folder, and Qt would complain.
if [ -z "${XDG_RUNTIME_DIR:-}" ]; then
  export XDG_RUNTIME_DIR="$JANSO_BUILD/runtime"
  mkdir -p -m 700 "$XDG_RUNTIME_DIR"
fi
QT_QPA_PLATFORM=offscreen exec "$release/bin/janso" --offscreen-report "$picture" "$@"
