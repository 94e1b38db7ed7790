#!/bin/sh
# Installs popular packages from npm into a folder of their own and runs a program for each, by `run`, as an executable, and in
# Node; prints a table of which give the same output, with the first difference below it.
# Usage: testkit/packages/run.sh [--run-only] [PACKAGE…]     (NODE=, TSUBAME=: other commands; FOLDER=: where to install)
here=$(cd "$(dirname "$0")" && pwd)
tsubame=${TSUBAME:-$here/../../tsubame}
node=${NODE:-node}
folder=${FOLDER:-${TMPDIR:-/tmp}/tsubame-packages}
build=1
[ "$1" = --run-only ] && { build=; shift; }
mkdir -p "$folder" || exit 1
cp -R "$here/package.json" "$here/programs" "$folder" || exit 1
(cd "$folder" && npm install --silent --no-audit --no-fund --ignore-scripts) || exit 1
[ $# -gt 0 ] || set -- $(cd "$here/programs" && ls | sed 's/\.mjs$//')

export TZ=UTC NO_COLOR=
verdict() { # of an output that should equal Node's
    if [ ! -s "$1" ] && [ -s "$folder/$name.node" ] || ! cmp -s "$1" "$folder/$name.node"; then echo differs; else echo same; fi
}
echo "| package | run | executable |"
echo "|---|---|---|"
for name in "$@"; do
    program=$folder/programs/$name.mjs
    "$node" "$program" > "$folder/$name.node" 2>&1
    timeout 300 "$tsubame" run "$program" > "$folder/$name.run" 2>&1
    native=-
    if [ -n "$build" ]; then
        if "$tsubame" build "$program" -o "$folder/$name.exe" > "$folder/$name.build" 2>&1; then
            timeout 300 "$folder/$name.exe" > "$folder/$name.native" 2>&1
            native=$(verdict "$folder/$name.native")
        else
            native="no build"
        fi
        rm -f "$folder/$name.exe"
    fi
    echo "| $name | $(verdict "$folder/$name.run") | $native |"
done
for name in "$@"; do
    for output in "$folder/$name.run" "$folder/$name.native"; do
        [ -f "$output" ] && ! cmp -s "$output" "$folder/$name.node" && { echo; echo "$output:"; diff "$output" "$folder/$name.node" | head -6; }
    done
done
exit 0
