#!/bin/sh
# Shows that the collector's plans mean the same: testkit/plans.sh [PLAN]…
# Under each collecting plan (default: markregion generational arena arena-adaptive) all golden programs run natively with a collection at every
# 1,009th allocation, verified and poisoned, and again in a heap of 16 MB; they must print what they must. Five programs are left out, which need more
# memory than that, or hours of collections. The first run compiles two native runtimes for each plan.
set -e
root=$(cd "$(dirname "$0")/.." && pwd -P)
[ $# -gt 0 ] || set -- markregion generational arena arena-adaptive
. "$root/testkit/golden-classes.sh"
golden() {
    echo "golden programs, --gc=$1, $3:"
    "$java" -XX:+UseSerialGC -Xmx1g -XX:TieredStopAtLevel=1 -Dengine=native -Dproduct="$jar" -Dplan="$2" "-Denvironment=$3" -cp "$classes:$jar" \
        tsubame.testkit.golden.Golden testkit/src/test/resources/programs -34-deeply-nested-data -35-stack-overflow -39-gc-retained \
        -52-scaling -deep-recursion $4 || status=1
}
status=0
without=
for plan in "$@"; do
    case $plan in # as tsubame.gc.plan.Plans numbers them
        markregion) number=1 ;; generational) number=2 ;; arena) number=3 ;; arena-adaptive) number=4 ;;
        *) echo "plans.sh: no collecting plan is called $plan" >&2; exit 2 ;;
    esac
    golden "$plan" $number TSUBAME_GC=verify,poison,zeal=1009
    # arena gives room back by whole arenas of 1 MB alone, so one program that spreads few objects over all of them runs out of room
    [ "$plan" != arena ] || without=-gc-across-try-await
    golden "$plan" $number TSUBAME_MAX_HEAP=16m $without
    without=
done
exit $status
