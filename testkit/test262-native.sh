#!/bin/sh
# Compares a sample of test262 on a JVM and natively: testkit/test262-native.sh CHECKOUT [options]; a wrong option lists them.
# The first run compiles a native runtime with the tests' host in it, which takes a minute.
set -e
root=$(cd "$(dirname "$0")/.." && pwd -P)
"$root/tsubame" --version >/dev/null
. "$root/.tsubame/launch"
classes=$root/.tsubame/testkit-native
rm -rf "$classes"
mkdir -p "$classes"
"${java%/java}/javac" -J-XX:TieredStopAtLevel=1 -nowarn -proc:none --release 25 -XDstringConcat=inline -g -cp "$jar" -d "$classes" \
    $(find "$root/testkit/src/main/java/tsubame/testkit/test262" "$root/testkit/src/main/java/tsubame/testkit/agents" -name '*.java')
cd "$root"
exec "$java" -XX:+UseSerialGC -Xmx3g -XX:TieredStopAtLevel=1 -cp "$classes:$jar" tsubame.testkit.test262.NativeSample "$@"
