# shellcheck shell=bash
# Sourced by the scripts: where the project is, and how they speak.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
name=$(basename "$0")
logs=$root/build/logs

# What one clone has compiled serves the next, wherever that lies.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=true

# Whoever asks is told what stands at the head of the script; the server tells of itself.
case $name:${1-} in
    run:*) ;;
    *:-h | *:--help)
        awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"
        exit 0
        ;;
esac

say() { printf '==> %s\n' "$*"; }

fail() {
    printf 'script/%s: %s\n' "$name" "$*" >&2
    exit 1
}

# quietly LOG COMMAND...: the command's output goes to build/logs/LOG.log.
quietly() {
    local log=$logs/$1.log
    shift
    mkdir -p "$logs"
    "$@" >"$log" 2>&1
}

# fail_after LOG SENTENCE: shows the last lines of a quiet command's log, and fails.
fail_after() {
    tail -n 15 "$logs/$1.log" >&2
    fail "$2"
}

# fail_fetching LOG PLACE SENTENCE: the same, unless the log says that the network does not lead to PLACE.
fail_fetching() {
    if grep -qiE 'temporary failure resolving|could not (resolve|connect)|connection (refused|timed out)|network is unreachable|E(NOTFOUND|AI_AGAIN|CONNREFUSED|TIMEDOUT|NETUNREACH)' "$logs/$1.log"; then
        fail "there is no network: $2 cannot be reached."
    fi
    fail_after "$1" "$3"
}

# need_disk MEGABYTES: fails unless that much is free where the project lies.
need_disk() {
    local free
    free=$(df -Pm "$root" | awk 'NR == 2 { print $4 }')
    [ "$free" -ge "$1" ] || fail "the disk is full: $1 MB are needed in $root, $free MB are free."
}

# The names that a browser for the tests goes by; the first that is there is taken.
find_chromium() {
    command -v "${CHROMIUM:-chromium}" || command -v chromium-headless-shell || command -v google-chrome
}

# Each file tests/fuzz/NAME_fuzz.cpp is a target; prints their names.
fuzz_targets() {
    (cd "$root/tests/fuzz" && echo *_fuzz.cpp) | sed 's/_fuzz\.cpp//g'
}

# Sums what the runners' closing lines say: prints "PASSED FAILED". Knows our own line, vitest's, node:test's and
# unittest's, which counts those that failed among those that ran.
count_results() {
    sed 's/\x1b\[[0-9;]*m//g' "$1" | awk '
        function number_after(word) { return match($0, word "=[0-9]+") ? substr($0, RSTART + length(word) + 1) + 0 : 0 }
        function number_before(word) { return match($0, "[0-9]+ " word) ? substr($0, RSTART) + 0 : 0 }
        /^[0-9]+ passed, [0-9]+ failed$/ || /^ +Tests  / { passed += number_before("passed"); failed += number_before("failed") }
        /^(#|ℹ) pass [0-9]+$/ { passed += $3 }
        /^(#|ℹ) fail [0-9]+$/ { failed += $3 }
        /^Ran [0-9]+ tests? in / { passed += $2 }
        /^(OK|FAILED) \(/ {
            bad = number_after("failures") + number_after("errors")
            failed += bad; passed -= bad + number_after("skipped")
        }
        END { print passed + 0, failed + 0 }'
}

# name_what_failed SUITE LOG: a line for each test in that log that failed, or that passed only the second time. doctest names a
# test before all that it says, messages too; Node says the error some lines after the test.
name_what_failed() {
    sed 's/\x1b\[[0-9;]*m//g' "$2" | awk -v suite="$1" '
        function tell(what) { sub(/^ +/, "", what); if (!told[what]++) print "    " suite ": " substr(what, 1, 200) }
        /^([a-z]+\| )?TEST CASE: / { test_case = $0 }
        test_case && /: (ERROR|FATAL ERROR): / { tell(test_case); test_case = "" }
        /^ *FAIL / || /^(FAIL|ERROR): / || /not ok [0-9]+ / || /\*\*\*(Failed|Timeout|Exception)/ || /\| FAILED \|$/ ||
        /passed only the second time/ { tell($0); reason = /not ok [0-9]+ / ? 6 : 0; goes_on = 0; next }
        reason && reason-- && (/^[a-z_]*\|? *error: / || goes_on) { goes_on = / error: \|-?$/; if (!goes_on) { tell("  " $0); reason = 0 } }'
}

# doctest_counts LOG: the test cases of a run of CTest or of one of its binaries, as "PASSED FAILED"; CTest itself counts
# binaries, and one that died counts as a failure.
doctest_counts() {
    awk '/^\[doctest\] test cases:/ { passed += $6; failed += $9 }
        /^Test (Failed|Timeout)/ { died += 1 }
        END { print passed + 0, (failed > died ? failed : died) + 0 }' "$1"
}
