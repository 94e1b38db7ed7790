#!/bin/sh
# Calls builtins with odd receivers and arguments here and in Node, seed after seed, for so many seconds; prints the lines that differ.
# What may differ, and why, is a table of builtins.js.
# Usage: testkit/fuzz/run.sh [SECONDS [FIRST_SEED]]     (NODE=, TSUBAME=: other commands)
here=$(cd "$(dirname "$0")" && pwd)
tsubame=${TSUBAME:-$here/../../tsubame}
node=${NODE:-node}
end=$(($(date +%s) + ${1:-60}))
seed=${2:-1}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export TZ=UTC LC_ALL=C

"$tsubame" run "$here/builtins.js" 1 names > "$out/ours" || exit 1
"$node" "$here/builtins.js" 1 names > "$out/theirs" || exit 1
comm -12 "$out/ours" "$out/theirs" > "$out/names"
calls=0
found=0
while [ "$(date +%s)" -lt "$end" ]; do
    "$tsubame" run "$here/builtins.js" $seed 4000 "$out/names" > "$out/ours" 2>&1
    "$node" "$here/builtins.js" $seed 4000 "$out/names" > "$out/theirs" 2>&1
    diff "$out/ours" "$out/theirs" | grep '^[<>]' > "$out/different"
    if [ -s "$out/different" ]; then
        echo "seed $seed:"
        cat "$out/different"
        found=$((found + $(grep -c '^<' "$out/different")))
    fi
    calls=$((calls + 4000))
    seed=$((seed + 1))
done
echo "$(wc -l < "$out/names") builtins, $calls calls, $found differ"
[ $found = 0 ]
