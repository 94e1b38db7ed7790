#!/bin/sh
# Micro-programs, natively and in Node: for each line the time at size 2n of both, their ratio, and how time grows from n to 2n.
# Usage: bench/micro/compare.sh [PROGRAM…]     (NODE= another node; TSUBAME= another command; TIER=interpreter)
here=$(cd "$(dirname "$0")" && pwd)
. "$here/prepare.sh"

for program in "$@"; do
    "$tsubame" build --tier="${TIER:-compiled}" "$here/$program.mjs" -o "$out/$program" || exit 1
    "$out/$program" > "$out/$program.ours" || exit 1
    "$node" "$here/$program.mjs" > "$out/$program.node" || exit 1
    echo
    echo "| $program | ours, ms | Node, ms | ratio | growth | Node's |"
    echo "|---|---:|---:|---:|---:|---:|"
    paste "$out/$program.ours" "$out/$program.node" | awk -F'\t' '
        function grown(a, b) { return (a > 0) ? sprintf("%.1f", b / a) : "" }
        { printf "| %s | %.2f | %.2f | %.2f | %s | %s |\n", $1, $3, $6, ($6 > 0 ? $3 / $6 : 0), grown($2, $3), grown($5, $6) }'
done
