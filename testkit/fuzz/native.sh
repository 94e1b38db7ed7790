#!/usr/bin/env bash
# Random programs for so many seconds; prints what differs, and in the end how many there were. In a checkout that Maven has compiled (./test).
# Usage: testkit/fuzz/native.sh ir|zeal|types SECONDS [FIRST_SEED]
#   ir     functions of the IR: the evaluator against machine code
#   zeal   scripts: the interpreter on a JVM, natively, and natively with a checked collection at every 2,000th allocation
#   types  scripts whose annotations lie: the interpreter on a JVM, compiled ahead of time, and compiled without annotations
set -euo pipefail
cd "$(dirname "$0")/../.." || exit 2
. launcher/find-jdk.sh
find_jdk || { tell_how_to_get_a_jdk >&2; exit 2; }
product=
for module in system text bytecode substitute frontend runtime ir aot lab cli; do
    if [ -d "$module/target/classes" ]; then product=$product$module/target/classes:; fi
done
[ -d testkit/target/classes ] || { echo "native.sh: not compiled yet: run ./test, or mvn -pl testkit -am compile" >&2; exit 2; }
seed=${3:-$(date +%s)}
case ${1:-} in
ir) main=NativeIrFuzz && arguments=("$2" "$seed") ;;
zeal) main=ScriptFuzz && arguments=(interpreter,native,zeal "$2" "$seed") ;;
types) main=TypedScriptFuzz && arguments=(interpreter,built,stripped "$2" "$seed") ;;
*) sed -n '3,6s/^# //p' "$0" >&2 && exit 2 ;;
esac
exec "$jdk/bin/java" -ea -Xss64m -XX:+UseSerialGC -Dproduct="${product%:}" -Dtsubame="$PWD/tsubame" -cp "testkit/target/classes:$product" \
    "tsubame.testkit.fuzz.$main" "${arguments[@]}"
