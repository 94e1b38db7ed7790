#!/bin/sh
# Runs test262 against this checkout: testkit/test262.sh CHECKOUT [options] [FOLDER|FILE …]; --help lists the options.
# Compiles the product by ./tsubame and the runner beside it, then starts it with a large heap.
set -e
root=$(cd "$(dirname "$0")/.." && pwd -P)
"$root/tsubame" --version >/dev/null
. "$root/.tsubame/launch"
classes=$root/.tsubame/testkit
mkdir -p "$classes"
"${java%/java}/javac" -J-XX:TieredStopAtLevel=1 -nowarn -proc:none --release 25 -cp "$jar" -d "$classes" \
    $(find "$root/testkit/src/main/java/tsubame/testkit/test262" "$root/testkit/src/main/java/tsubame/testkit/agents" -name '*.java')
cd "$root"
# Tests are short: what C1 makes of the interpreter pays at once, and leaves the processors to the tests.
exec "$java" -XX:+UseSerialGC -Xmx3g -XX:TieredStopAtLevel=1 -cp "$classes:$jar" tsubame.testkit.test262.Test262 "$@"
