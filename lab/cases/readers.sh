#!/bin/sh
# Gives what the lab exports to the tools that it is meant for, as far as they are here: lab/cases/readers.sh
#   benchstat ($BENCHSTAT), `python3 -m pyperf` ($PYTHON), and the Firefox profiler's own front end as a command, npm's
#   @firefox-devtools/profiler-cli ($PROFILER_CLI). Each must read the file and find in it what was measured.
# Exit codes: 0 what is here reads its file, 1 something does not, 2 nothing is here.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd -P)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 2
cat >app.sh <<'APP'
#!/bin/sh
i=0; while [ $i -lt $1 ]; do i=$((i+1)); done
APP
chmod +x app.sh
"$root/tsubame" bench './app.sh {n}' -L n 20000,30000 -r 8 --no-save --no-progress --export pyperf:p.json --export pyperf:p.json.gz --export gobench:g.txt >bench.txt ||
    { cat bench.txt; exit 1; }
failed=0
read=0
check() { # TOOL PATTERN COMMAND…
    tool=$1 pattern=$2
    shift 2
    if "$@" >out.txt 2>&1 && grep -qE -- "$pattern" out.txt; then
        read=$((read + 1))
        echo "$tool: reads it"
    else
        failed=$((failed + 1))
        echo "$tool: FAILED"
        cat out.txt
    fi
}

benchstat=${BENCHSTAT-$(command -v benchstat)}
if [ -n "$benchstat" ]; then
    check benchstat 'cpu-sec/op' "$benchstat" -col /n g.txt
else
    echo "benchstat: not here"
fi
python=${PYTHON-python3}
if "$python" -c 'import pyperf' 2>/dev/null; then
    check 'pyperf show' 'app.sh 30000' "$python" -m pyperf show --quiet p.json
    check 'pyperf stats, of p.json.gz' 'Total number of values: 8' "$python" -m pyperf stats p.json.gz
    check 'pyperf compare_to' 'Geometric mean|not significant' "$python" -m pyperf compare_to p.json p.json.gz
else
    echo "pyperf: not here"
fi
profiler=${PROFILER_CLI-$(command -v profiler-cli)}
if [ -n "$profiler" ]; then
    cat >app.ts <<'APP'
function fib(n: number): number {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
console.log(fib(32));
APP
    "$root/tsubame" profile app.ts --samples 200 -o profile >profile.txt || { cat profile.txt; exit 1; }
    $profiler load profile/profile.firefox.json.gz >load.txt 2>&1 || cat load.txt
    check 'Firefox profiler' '[-. ]fib' $profiler thread functions
    $profiler stop --all >/dev/null 2>&1
else
    echo "Firefox profiler: profiler-cli is not here"
fi
[ $failed = 0 ] || exit 1
[ $read -gt 0 ] || exit 2
