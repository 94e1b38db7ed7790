#!/bin/sh
# How often hyperfine itself calls a program different from itself, and finds one that does a tenth more: lab/cases/hyperfine.sh [COMPARISONS]
# The programs are those of `tsubame lab doctor --study`, about 10 ms, 20 runs a side; which rules are applied to what it says is printed.
set -eu
n=${1-100}
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$root/tsubame" lab doctor >"$work/doctor" || true # builds the program
spin=$(ls -t "${TSUBAME_CACHE-$HOME/.cache/tsubame}"/lab/spin-* | head -1)
steps=$(sed -n 's/.*String STEPS = "\([0-9_]*\)".*/\1/p' "$root/lab/src/main/java/tsubame/lab/command/DoctorCommand.java")
more=$((steps + steps / 10))
study() { # SECOND'S STEPS
    i=0
    while [ $i -lt "$n" ]; do
        hyperfine -N --style none --warmup 1 --runs 20 --export-json "$work/h.json" "$spin $steps" "$spin $1" >/dev/null 2>&1
        grep -E '"(mean|stddev)"' "$work/h.json" | tr -d ' ",' | cut -d: -f2 | tr '\n' ' '
        echo
        i=$((i + 1))
    done | awk -v n="$n" '{ ratio = $3 / $1; spread = ratio * sqrt(($2 / $1) ^ 2 + ($4 / $3) ^ 2)
            read += ratio > 1.05; cleared += ratio - spread > 1 }
        END { printf "ratio of means over 1.05: %.0f %%; ratio less its ± over 1: %.0f %%\n", 100 * read / n, 100 * cleared / n }'
}
hyperfine --version
echo "the same program, $n times: $(study "$steps")"
echo "a tenth more, $n times: $(study "$more")"
cat /proc/pressure/cpu 2>/dev/null || true
