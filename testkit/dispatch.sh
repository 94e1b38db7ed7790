#!/bin/sh
# Shows that the forms of dispatch mean the same: testkit/dispatch.sh [CHECKOUT OF TEST262] [FORM]…
# Under each form (default: switch goto tail) all golden programs run natively and must print what they must; with a checkout, the
# sample of test262 must give what it gives on a JVM, test by test. The first run compiles two native runtimes for each form.
set -e
root=$(cd "$(dirname "$0")/.." && pwd -P)
checkout=
case ${1-} in */*) checkout=$(cd "$1" && pwd -P) && shift ;; esac
[ $# -gt 0 ] || set -- switch goto tail
. "$root/testkit/golden-classes.sh"
status=0
for form in "$@"; do
    echo "golden programs, --dispatch=$form:"
    "$java" -XX:+UseSerialGC -Xmx1g -XX:TieredStopAtLevel=1 -Dengine=native -Dproduct="$jar" -Ddispatch="$form" -cp "$classes:$jar" \
        tsubame.testkit.golden.Golden testkit/src/test/resources/programs || status=1
done
if [ -n "$checkout" ]; then
    forms=$(echo "$*" | tr ' ' ,)
    echo "sample of test262:"
    testkit/test262-native.sh "$checkout" --dispatch "$forms" || status=1
fi
exit $status
