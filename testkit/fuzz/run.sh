#!/bin/sh
# Calls builtins with odd receivers and arguments here and in Node, seed after seed, for so many seconds; prints the lines that differ.
# Usage: testkit/fuzz/run.sh [SECONDS [FIRST_SEED]]     (NODE=, TSUBAME=: other commands)
here=$(cd "$(dirname "$0")" && pwd)
tsubame=${TSUBAME:-$here/../../tsubame}
node=${NODE:-node}
end=$(($(date +%s) + ${1:-60}))
seed=${2:-1}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
export TZ=UTC LC_ALL=C

# Differences that have a reason: what Node 20 does not have yet, and what is left open.
cat > "$out/known" <<'REASONS'
 (Object|Reflect)\.getPrototypeOf on | get Object\.prototype\.__proto__ on |Reflect\.ownKeys on .*Math|getOwnPropertyNames on |getOwnPropertyDescriptors on |Object\.create on |\[object JSON\]|\[object Math\]
 Object\.(seal|isSealed|freeze|preventExtensions) on .*\((\[object Uint8Array\]|\[object Float64Array\]|\[object BigInt64Array\])
 (Array|%TypedArray%)\.prototype\.(sort|toSorted) on 
 TextDecoder on 
 structuredClone on .*\[object ArrayBuffer\]
 (ArrayBuffer|SharedArrayBuffer|[A-Za-z0-9]*Array) on .*(2147483648|4294967296)
 %TypedArray%\.prototype\.toString on .*Iterator
 (Custom)?Event on 
 Math\.log2 on 
 setPrototypeOf on .*Error
REASONS
"$tsubame" run "$here/builtins.js" 1 names > "$out/ours" || exit 1
"$node" "$here/builtins.js" 1 names > "$out/theirs" || exit 1
comm -12 "$out/ours" "$out/theirs" > "$out/names"
calls=0
found=0
while [ "$(date +%s)" -lt "$end" ]; do
    "$tsubame" run "$here/builtins.js" $seed 4000 "$out/names" > "$out/ours" 2>&1
    "$node" "$here/builtins.js" $seed 4000 "$out/names" > "$out/theirs" 2>&1
    diff "$out/ours" "$out/theirs" | grep '^[<>]' | grep -Ev -f "$out/known" > "$out/different"
    if [ -s "$out/different" ]; then
        echo "seed $seed:"
        cat "$out/different"
        found=$((found + $(grep -c '^<' "$out/different")))
    fi
    calls=$((calls + 4000))
    seed=$((seed + 1))
done
echo "$(wc -l < "$out/names") builtins, $calls calls, $found differ without a known reason"
[ $found = 0 ]
