// Seven sorting algorithms against the built-in sort.
type Sorter = (a: number[]) => number[];
const bubble: Sorter = (input) => { const a = [...input]; for (let n = a.length, swapped = true; swapped; n--) { swapped = false; for (let i = 1; i < n; i++) if (a[i - 1] > a[i]) { [a[i - 1], a[i]] = [a[i], a[i - 1]]; swapped = true; } } return a; };
const insertion: Sorter = (input) => { const a = input.slice(); for (let i = 1; i < a.length; i++) { const x = a[i]; let j = i; while (j > 0 && a[j - 1] > x) a[j] = a[--j]; a[j] = x; } return a; };
const selection: Sorter = (input) => { const a = Array.from(input); for (let i = 0; i < a.length; i++) { let m = i; for (let j = i + 1; j < a.length; j++) if (a[j] < a[m]) m = j; const t = a[i]; a[i] = a[m]; a[m] = t; } return a; };
const merge: Sorter = (a) => { if (a.length < 2) return a; const mid = a.length >> 1; const [l, r] = [merge(a.slice(0, mid)), merge(a.slice(mid))]; const out: number[] = []; let i = 0, j = 0; while (i < l.length && j < r.length) out.push(l[i] <= r[j] ? l[i++] : r[j++]); return out.concat(l.slice(i), r.slice(j)); };
const quick: Sorter = (a) => { if (a.length < 2) return a; const [pivot, ...rest] = a; return [...quick(rest.filter((x) => x < pivot)), pivot, ...quick(rest.filter((x) => x >= pivot))]; };
const heap: Sorter = (input) => { const a = [...input]; const sift = (i: number, n: number) => { for (let c = 2 * i + 1; c < n; i = c, c = 2 * i + 1) { if (c + 1 < n && a[c] < a[c + 1]) c++; if (a[i] >= a[c]) return; [a[i], a[c]] = [a[c], a[i]]; } }; for (let i = (a.length >> 1) - 1; i >= 0; i--) sift(i, a.length); for (let n = a.length - 1; n > 0; n--) { [a[0], a[n]] = [a[n], a[0]]; sift(0, n); } return a; };
const radix: Sorter = (input) => { const offset = Math.min(...input, 0); let a = input.map((x) => x - offset); for (let shift = 0; shift < 32; shift += 8) { const buckets: number[][] = Array.from({ length: 256 }, () => []); for (const x of a) buckets[(x >>> shift) & 255].push(x); a = buckets.flat(); } return a.map((x) => x + offset); };
let seed = 2463534242;
const random = (n: number) => { seed ^= seed << 13; seed ^= seed >>> 17; seed ^= seed << 5; return (seed >>> 0) % n; };
const cases = [[], [1], [2, 1], [5, 5, 5], Array.from({ length: 50 }, () => random(100)), Array.from({ length: 300 }, () => random(10000) - 5000), Array.from({ length: 40 }, (_, i) => i), Array.from({ length: 40 }, (_, i) => -i)];
for (const [name, sort] of Object.entries({ bubble, insertion, selection, merge, quick, heap, radix })) {
  const results = cases.map((c) => { const before = c.join(); const sorted = sort(c); return sorted.join() === [...c].sort((x, y) => x - y).join() && c.join() === before; });
  console.log(name.padEnd(10), results.every(Boolean), results.length);
}
console.log(heap([3, 1, 2]), merge([9, -1, 4]), cases[4].slice(0, 5));
