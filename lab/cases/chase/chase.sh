#!/bin/sh
# chase.sh: a whole chase. In a fresh repository of ten revisions one makes a table's lookup divide where it used to mask; the gate fails, bisect
# finds the revision, inspect shows the divisions, profile shows the function, report keeps it all. Each step must come out as expected.
#
#   TSUBAME=./tsubame lab/cases/chase/chase.sh [FOLDER]      needs git and a C compiler; FOLDER (default: a fresh one) is where it works
set -eu
tsubame=${TSUBAME:-tsubame}
folder=${1:-$(mktemp -d)}
mkdir -p "$folder" && cd "$folder"
step() { printf '\n$ tsubame %s\n' "$*"; }
fail() { echo "chase: FAILED: $*"; exit 1; }

# run EXPECTED-EXIT WORDS…: the command, its output shown and kept in `said`
run() {
    expected=$1; shift
    step "$@"
    code=0
    "$tsubame" "$@" >said 2>&1 || code=$?
    cat said
    [ $code -eq "$expected" ] || fail "exit code $code, expected $expected"
}
says() { grep -q -- "$1" said || fail "nothing was said of: $1"; }

git init -q -b main . 2>/dev/null || git init -q .
git config user.email chase@example.org && git config user.name chase
printf 'said\nprogram\nprogram-*\n.lab\n' >.gitignore
cat >gate.yaml <<'YAML'
lab: 1
build: "cc -O1 -g -fno-omit-frame-pointer -o {out} {dir}/table.c"
benchmarks:
  - {id: lookups, args: ["120"]}
limits: {cpu: 5%, instructions: {soft: 2%, hard: 5%}}
YAML

revision() { # NUMBER SLOT: the program as of that revision
    cat >table.c <<C
/* revision $1 */
extern int printf(const char *, ...);
extern long atol(const char *);
static unsigned table[4096];
unsigned size = 4096;

__attribute__((noinline)) unsigned slot(unsigned key) {
    unsigned hash = key * 2654435761u;
    return $2;
}

__attribute__((noinline)) unsigned lookups(long n) {
    unsigned sum = 0;
    for (long i = 0; i < n * 10000; i++) sum += table[slot((unsigned) i)]++;
    return sum;
}

int main(int count, char **words) {
    printf("%u\n", lookups(count > 1 ? atol(words[1]) : 1));
    return 0;
}
C
    git add -A && git commit -qm "$3"
}
mask='(hash ^ hash >> 16) & (size - 1)'
division='(hash ^ hash >> 16) % size % (size * 2) % (size * 3) % (size * 4)'
n=1; while [ $n -le 6 ]; do revision $n "$mask" "Revision $n"; n=$((n + 1)); done
git tag good
revision 7 "$division" "Let tables have any size"
while [ $n -le 9 ]; do n=$((n + 1)); revision $n "$division" "Revision $n"; done

echo "1. The gate fails, and says by which signals."
run 1 gate gate.yaml --base good --budget 5s --markdown gate.md --junit gate.xml
says "REGRESSED"
grep -q '<failure' gate.xml || fail "no failure in gate.xml"

echo; echo "2. The same programs as they were: the gate passes."
git stash -q -u 2>/dev/null || true; git checkout -q good
run 0 gate gate.yaml --base good --quick
git checkout -q main

echo; echo "3. Bisect finds the revision."
run 0 bisect --git good..HEAD --gate gate.yaml --bench lookups --metric instructions
says "Let tables have any size"

echo; echo "4. Inspect shows what the machine code has that it had not."
cc -O1 -g -fno-omit-frame-pointer -o program-new table.c
git show good:table.c >program-old.c && cc -O1 -g -fno-omit-frame-pointer -o program-old program-old.c
run 1 inspect program-old --vs program-new --symbol slot --expect 'divisions == 0'
says "✓ program-old: divisions 0"
says "✗ program-new: divisions"

echo; echo "5. Compare says how much, and how sure; profile where."
run 1 compare ./program-old ./program-new --fail -r 12 --no-progress -o chase.lab.jsonl -- 400
says "slower"
run 0 profile ./program-new --vs ./program-old --samples 100 --own-sampler -o profile -- 1500
says "slot"
[ -s profile/flame-diff.html ] || fail "no difference flame graph"

echo; echo "6. The report keeps it."
run 0 report chase.lab.jsonl -o report.html --export gobench:new.txt
[ -s report.html ] || fail "no report"
echo; echo "chase: ok"
