// AtCoder ABC451 D: the n-th smallest number that is a concatenation of powers of two, among those of at most nine digits.
// Every call returns a fresh array that its caller copies into its own: live arrays stand at each level of a deep recursion.
const MAX_DIGITS = 9;

const powers: string[] = [];
for (let exponent = 0; exponent <= 29; exponent++) {
  powers.push(String(2 ** exponent));
}

function concatenations(prefix: string): string[] {
  const found: string[] = [];
  for (const power of powers) {
    const next = prefix + power;
    if (next.length > MAX_DIGITS) break; // powers are in order of length
    found.push(next);
    for (const longer of concatenations(next)) {
      found.push(longer);
    }
  }
  return found;
}

const n = Number(process.argv[2] ?? 69);
const distinct = new Set<number>();
for (const text of concatenations("")) {
  distinct.add(Number(text));
}
const sorted = Array.from(distinct).sort((a, b) => a - b);
console.log(sorted[n - 1], sorted.length);
