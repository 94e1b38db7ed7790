#!/bin/sh
# Runs what others have written to test parsers, compilers and decorators, none of which is kept in this repository:
#   testkit/outside/run.sh parser                      test262-parser-tests, from npm
#   testkit/outside/run.sh decorators CHECKOUT         evanw/decorator-tests
#   testkit/outside/run.sh typescript-to-lua CHECKOUT  TypeScriptToLua/TypeScriptToLua: its unit tests whose result is JavaScript's
#   testkit/outside/run.sh esbuild CHECKOUT            evanw/esbuild: its end-to-end tests that are plain programs
# Further arguments choose among extracted programs by parts of their names. FOLDER=: where packages and programs go.
set -e
root=$(cd "$(dirname "$0")/../.." && pwd -P)
here=$root/testkit/outside
folder=${FOLDER:-${TMPDIR:-/tmp}/tsubame-outside}
what=$1
checkout=$2
mkdir -p "$folder"
"$root/tsubame" --version >/dev/null
. "$root/.tsubame/launch"
classes=$root/.tsubame/testkit
mkdir -p "$classes"

compile() {
    "${java%/java}/javac" -J-XX:TieredStopAtLevel=1 -nowarn -proc:none --release 25 -cp "$jar" -d "$classes" \
        $(cd "$root/testkit/src/main/java/tsubame/testkit" && find "$PWD/outside" "$PWD/golden" "$PWD/rules" -name '*.java')
}
package() { (cd "$folder" && npm install --silent --no-audit --no-fund --ignore-scripts --prefix "$folder" "$1"); }
golden() {
    compile
    "$java" -XX:+UseSerialGC -Xmx2g -XX:TieredStopAtLevel=1 -cp "$classes:$jar" tsubame.testkit.golden.Golden "$folder/programs" "$@"
}

case $what in
parser)
    package test262-parser-tests@0.0.5
    compile
    exec "$java" -cp "$classes:$jar" tsubame.testkit.outside.ParserTests "$folder/node_modules/test262-parser-tests" ;;
decorators)
    "$root/tsubame" run "$checkout/decorator-tests.ts"
    exec "$root/tsubame" run "$checkout/decorator-tests.js" ;;
typescript-to-lua)
    package typescript@5.7.2
    rm -rf "$folder/programs"
    NODE_PATH=$folder/node_modules node "$here/extract-typescript-to-lua.cjs" "$checkout" "$folder/programs"
    shift 2; golden "$@" ;;
esbuild)
    rm -rf "$folder/programs"
    node "$here/extract-esbuild.cjs" "$checkout" "$folder/programs"
    shift 2; golden "$@" ;;
*)
    sed -n '2,8s/^# //p' "$0"; exit 2 ;;
esac
