#!/bin/sh
# The same micro-programs by processor time, which a busy machine hardly changes: each line alone, natively and in Node, so many times that Node
# takes about half a second; three runs of each in turn, the smallest counts, and Node's without the time that it takes to start.
# Usage: bench/micro/seconds.sh [PROGRAM…]     (NODE= another node; TSUBAME= another command; TIER=interpreter)
here=$(cd "$(dirname "$0")" && pwd)
. "$here/prepare.sh"

# The processor's seconds of a command, the program's and the system's.
seconds() {
    { /usr/bin/time -f "%U %S" "$@" > /dev/null; } 2>&1 | awk 'END { print $1 + $2 }'
}
least() {
    awk -v a="$1" -v b="$2" 'BEGIN { print (a == "" || b < a) ? b : a }'
}

echo "" > "$out/empty.mjs"
start=
for i in 1 2 3 4 5; do start=$(least "$start" "$(seconds "$node" "$out/empty.mjs")"); done
for program in "$@"; do
    "$tsubame" build --tier="${TIER:-compiled}" "$here/$program.mjs" -o "$out/$program" || exit 1
    echo
    echo "| $program | rounds | ours, s | Node, s | ratio |"
    echo "|---|---:|---:|---:|---:|"
    sed -n 's/^measure("\([^"]*\)".*/\1/p' "$here/$program.mjs" | while read -r name; do
        rounds=$("$node" "$here/$program.mjs" "$name")
        ours=
        theirs=
        for i in 1 2 3; do
            ours=$(least "$ours" "$(seconds "$out/$program" "$name" "$rounds")")
            theirs=$(least "$theirs" "$(seconds "$node" "$here/$program.mjs" "$name" "$rounds")")
        done
        awk -v n="$name" -v r="$rounds" -v a="$ours" -v b="$theirs" -v s="$start" \
            'BEGIN { b -= s; printf "| %s | %d | %.2f | %.2f | %.2f |\n", n, r, a, b, (b > 0 ? a / b : 0) }'
    done
done
