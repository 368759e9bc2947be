# Shared by play.sh, test.sh and .ci/run (sourced, not run): what Janso needs from the system, and how it is built.
#
# Usage: JANSO_ROOT is the checkout. janso_install PACKAGE...   with the lists below; then janso_configure, janso_build.
# How each build is configured is in CMakePresets.json.
# Every failure ends in one sentence on standard error and exit status 1.

# A name with | lists alternatives: the first that this system knows is taken.
JANSO_BUILD_PACKAGES="g++ cmake ninja-build qt6-base-dev qt6-svg-dev|libqt6svg6-dev qt6-multimedia-dev qt6-tools-dev
  qt6-tools-dev-tools qt6-l10n-tools zlib1g-dev"
# Qt's plugin of SVG, without which there are no icons, comes with libqt6svg6 where it is no package.
JANSO_RUN_PACKAGES="fonts-inter fonts-noto-cjk libqt6sql6-sqlite qt6-svg-plugins|libqt6svg6 qt6-translations-l10n qt6-wayland"
JANSO_TEST_PACKAGES="git parallel xvfb at-spi2-core dbus-daemon|dbus"
JANSO_CHECK_PACKAGES="clang-format|clang-format-14 clang-tidy|clang-tidy-14"
JANSO_FUZZ_PACKAGES="clang libclang-rt-14-dev|libclang-rt-18-dev|libclang-rt-19-dev"

janso_fail() {
  printf 'Janso: %s\n' "$*" >&2
  exit 1
}

janso_say() {
  printf 'Janso: %s\n' "$*"
}

# apt has a package of that name, not only some that provide it.
janso_known() {
  apt-cache show "$1" 2>/dev/null | grep -q '^Package:'
}

# The packages of the arguments that are not installed. Of alternatives the first that is installed, or that apt knows, counts.
janso_missing() {
  local name candidate found
  for name in "$@"; do
    found=""
    for candidate in ${name//|/ }; do
      if dpkg-query -W -f='${Status}' "$candidate" 2>/dev/null | grep -q 'ok installed'; then
        found=installed
        break
      fi
      ! janso_known "$candidate" || break
    done
    [ "$found" = installed ] || printf '%s\n' "$name"
  done
}

# From "a|b" the first name that apt can install.
janso_choose() {
  local candidate
  for candidate in ${1//|/ }; do
    if janso_known "$candidate"; then
      printf '%s\n' "$candidate"
      return
    fi
  done
  printf '%s\n' "${1%%|*}"
}

# Installs what is missing. Remembers in build/ that all was there, so that the next start asks nobody.
janso_install() {
  local stamp="$JANSO_BUILD/packages.ok" missing chosen name
  local wanted="$*"
  if [ -f "$stamp" ] && grep -qxF -- "$(printf '%s' "$wanted" | tr -s ' \n' ' ')" "$stamp"; then
    return
  fi
  if ! command -v apt-get >/dev/null 2>&1; then
    janso_other_system
    return
  fi
  missing=$(janso_missing $wanted)
  if [ -n "$missing" ]; then
    local root=""
    if [ "$(id -u)" -ne 0 ]; then
      command -v sudo >/dev/null 2>&1 ||
        janso_fail "these packages are missing, and sudo is not available to install them: $(echo $missing | tr '|' '/'). Ask an administrator to install them with apt-get."
      root=sudo
    fi
    janso_say "looking up missing packages with apt-get."
    local log="$JANSO_BUILD/apt.log"
    DEBIAN_FRONTEND=noninteractive $root apt-get update -q >"$log" 2>&1 ||
      janso_fail "apt-get update failed. Check the network connection; the output is in $log."
    chosen=""
    for name in $missing; do
      chosen="$chosen $(janso_choose "$name")"
    done
    janso_say "installing$chosen"
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $chosen >>"$log" 2>&1 ||
      janso_fail "apt-get could not install$chosen; its output is in $log."
  fi
  printf '%s\n' "$wanted" | tr -s ' \n' ' ' >>"$stamp"
  printf '\n' >>"$stamp"
}

# No apt-get here: go on if everything is there, else name it.
janso_other_system() {
  local absent="" tool
  for tool in cmake ninja c++; do
    command -v "$tool" >/dev/null 2>&1 || absent="$absent $tool"
  done
  [ -z "$absent" ] ||
    janso_fail "this system has no apt-get, and these programs are missing:$absent. Install a C++20 compiler, CMake 3.25, Ninja, zlib and Qt 6.4 or later with its modules base, svg, multimedia and tools (Fedora: qt6-qtbase-devel qt6-qtsvg-devel qt6-qtmultimedia-devel qt6-qttools-devel; Arch: qt6-base qt6-svg qt6-multimedia qt6-tools; openSUSE: qt6-base-devel qt6-svg-devel qt6-multimedia-devel qt6-tools-devel), then run this again."
}

# janso_configure PRESET: in build/PRESET, when that is new or the presets have changed. Quiet; the log is shown only when it fails.
janso_configure() {
  local folder="$JANSO_BUILD/$1" presets="$JANSO_ROOT/CMakePresets.json"
  mkdir -p "$folder"
  if [ ! -f "$folder/build.ninja" ] || ! cmp -s "$presets" "$folder/presets.ok"; then
    cmake -S "$JANSO_ROOT" --preset "$1" >"$folder/configure.log" 2>&1 || {
      grep -A6 -m1 'CMake Error' "$folder/configure.log" >&2
      janso_fail "CMake could not configure the build; the full log is in $folder/configure.log."
    }
    cp "$presets" "$folder/presets.ok"
  fi
}

# With ccache installed, a build reuses what was compiled in another checkout; stack traces may then name that checkout. No source
# uses __DATE__ or __TIME__, or defines a macro that a precompiled header would need.
export CCACHE_BASEDIR="$JANSO_ROOT" CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros

# janso_build PRESET TARGET...: shows progress on a terminal, else only the compiler's complaints.
janso_build() {
  local folder="$JANSO_BUILD/$1"
  shift
  if [ -t 1 ]; then
    ninja -C "$folder" "$@" || janso_fail "the build failed; the compiler's first error is above."
  else
    (set -o pipefail && ninja -C "$folder" --quiet "$@" | sed '/no work to do/d') ||
      janso_fail "the build failed; the compiler's first error is above."
  fi
}
