#!/bin/sh
# Runs the programs of are-we-fast-yet on the JVM and natively and compares what they print, but for times:
# testkit/awfy.sh CHECKOUT. Each program verifies its own result. Not a measurement: bench/interpreters is.
set -e
root=$(cd "$(dirname "$0")/.." && pwd -P)
harness=$(cd "${1:?usage: testkit/awfy.sh CHECKOUT}/benchmarks/JavaScript" && pwd -P)/harness.js
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$root/tsubame" build "$harness" -o "$work/harness"
failed=0
while read -r program inner; do
    "$root/tsubame" run "$harness" "$program" 1 "$inner" >"$work/jvm" 2>&1 || echo "exit code $?" >>"$work/jvm"
    "$work/harness" "$program" 1 "$inner" >"$work/native" 2>&1 || echo "exit code $?" >>"$work/native"
    for engine in jvm native; do sed 's/[0-9]*us/ us/g' "$work/$engine" >"$work/$engine.timeless"; done
    if grep -q 'iterations=1 ' "$work/native" && diff "$work/jvm.timeless" "$work/native.timeless"; then
        echo "$program: equal"
    else
        echo "$program: FAILED"
        failed=$((failed + 1))
    fi
done <<'PROGRAMS'
Bounce 10
CD 10
DeltaBlue 100
Havlak 1
Json 1
List 10
Mandelbrot 1
NBody 1
Permute 10
Queens 10
Richards 1
Sieve 10
Storage 10
Towers 10
PROGRAMS
echo "$failed of 14 programs differ"
[ $failed = 0 ]
