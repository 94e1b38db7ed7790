// Pancake flips over all permutations: small integer arrays, reversals in place, no allocation.
function fannkuch(n: number): [checksum: number, flips: number] {
  const permutation: number[] = [];
  const work: number[] = [];
  const count: number[] = [];
  for (let i = 0; i < n; i++) {
    permutation.push(i);
    work.push(0);
    count.push(0);
  }
  let checksum = 0;
  let maxFlips = 0;
  let isEven = true;
  let r = n;
  while (true) {
    for (; r > 1; r--) {
      count[r - 1] = r;
    }
    const flips = countFlips(permutation, work, n);
    if (flips > maxFlips) maxFlips = flips;
    checksum += isEven ? flips : -flips;
    isEven = !isEven;
    for (; ; r++) {
      if (r === n) return [checksum, maxFlips];
      const first = permutation[0];
      for (let i = 0; i < r; i++) {
        permutation[i] = permutation[i + 1];
      }
      permutation[r] = first;
      count[r]--;
      if (count[r] > 0) break;
    }
  }
}

function countFlips(permutation: number[], work: number[], n: number): number {
  if (permutation[0] === 0) return 0;
  for (let i = 0; i < n; i++) {
    work[i] = permutation[i];
  }
  let flips = 0;
  for (let top = work[0]; top !== 0; top = work[0]) {
    for (let low = 0, high = top; low < high; low++, high--) {
      const kept = work[low];
      work[low] = work[high];
      work[high] = kept;
    }
    flips++;
  }
  return flips;
}

const n = Number(process.argv[2] ?? 10);
const [checksum, flips] = fannkuch(n);
console.log(`${checksum}\nPfannkuchen(${n}) = ${flips}`);
