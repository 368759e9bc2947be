#!/usr/bin/env bash
# Installs what the tests need, builds everything, and runs ctest. Arguments go to ctest: ./test.sh -R rules
set -u
JANSO_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd) || exit 1
JANSO_BUILD="$JANSO_ROOT/build"
. "$JANSO_ROOT/src/cmake/packages.sh"

mkdir -p "$JANSO_BUILD" 2>/dev/null || janso_fail "could not write to $JANSO_BUILD; check who owns the folder."
janso_install $JANSO_BUILD_PACKAGES $JANSO_RUN_PACKAGES $JANSO_TEST_PACKAGES
janso_configure tests
janso_build tests all
# Many tests wait for a timer or a program: twice as many at a time as there are cores.
cd "$JANSO_BUILD/tests" && exec ctest --output-on-failure -j "$((2 * $(nproc 2>/dev/null || echo 2)))" "$@"
