#!/usr/bin/env bash
# Fuzzes the readers of what comes from outside, guided by coverage: tests/fuzz/fuzz.sh [READER...]
#
# Without a name all readers, one after the other. RUNS (default 10000000) executions each, JOBS (default 1) of them at a time.
# LONGEST=N cuts seeds and inputs to N bytes: with 8192 those of whole hands are tried several times as often.
# SECONDS_AN_INPUT (default 1) is what one may take by the clock: more on a machine that does other things too.
# Corpora stay in build/fuzz/corpus and go on from there. An input that breaks a reader lies in build/fuzz/finds.
set -u
JANSO_ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd) || exit 1
JANSO_BUILD="$JANSO_ROOT/build"
. "$JANSO_ROOT/src/cmake/packages.sh"
RUNS=${RUNS:-10000000} JOBS=${JOBS:-1} SECONDS_AN_INPUT=${SECONDS_AN_INPUT:-1} LONGEST=${LONGEST:-1000000}

mkdir -p "$JANSO_BUILD"
janso_install $JANSO_BUILD_PACKAGES $JANSO_FUZZ_PACKAGES
fuzz="$JANSO_BUILD/fuzz"
janso_configure fuzz
janso_build fuzz janso-fuzz
# Where memory was taken and given back is asked of the one input that broke something, not kept of all. Freed memory is kept for
# longer than one input lives, and is not painted: twice as many inputs in the same time.
export QT_QPA_PLATFORM=offscreen
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:malloc_context_size=1:quarantine_size_mb=4:max_malloc_fill_size=0

# One reader: its name and its longest input are the arguments.
one() {
  local corpus="$fuzz/corpus/$1" finds="$fuzz/finds/$1" words="$fuzz/seeds/$1.dict" dictionary=()
  mkdir -p "$corpus" "$finds"
  "$fuzz/bin/janso-fuzz" "--reader=$1" "--seeds=$fuzz/seeds/$1" || return 1
  # The words of its format; one that is not text has none.
  [ -s "$words" ] && dictionary=("-dict=$words")
  "$fuzz/bin/janso-fuzz" "--reader=$1" "$corpus" "$fuzz/seeds/$1" -runs="$RUNS" -max_len="$2" -timeout="$SECONDS_AN_INPUT" -rss_limit_mb=512 \
    "${dictionary[@]}" -artifact_prefix="$finds/" -print_final_stats=1 -verbosity=0 >"$fuzz/$1.log" 2>&1
  local result=$?
  printf '%-10s %s executions, %s\n' "$1" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$fuzz/$1.log")" \
    "$([ $result -eq 0 ] && echo 'nothing found' || echo "found something: $fuzz/$1.log")"
  return $result
}
export -f one
export fuzz RUNS SECONDS_AN_INPUT

"$fuzz/bin/janso-fuzz" 2>&1 | sed '$d' | while read -r name longest; do
  if [ $# -eq 0 ] || [[ " $* " == *" $name "* ]]; then
    printf '%s %s\n' "$name" "$((longest < LONGEST ? longest : LONGEST))"
  fi
done | xargs -P "$JOBS" -L 1 bash -c 'one "$@"' fuzz || janso_fail "a reader was broken."
