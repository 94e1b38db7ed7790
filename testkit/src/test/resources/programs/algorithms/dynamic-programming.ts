// Knapsack, queens, Hanoi, sudoku, subset sums, edit scripts, longest increasing subsequence, coin change with memo.
const knapsack = (items: [number, number][], capacity: number) => { const best = new Array(capacity + 1).fill(0); for (const [w, v] of items) for (let c = capacity; c >= w; c--) best[c] = Math.max(best[c], best[c - w] + v); return best[capacity]; };
console.log(knapsack([[12, 4], [2, 2], [1, 1], [1, 2], [4, 10]], 15));
const queens = (n: number) => { let count = 0; const place = (row: number, cols: number, left: number, right: number) => { if (row === n) { count++; return; } for (let free = ~(cols | left | right) & ((1 << n) - 1); free; free &= free - 1) { const bit = free & -free; place(row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1); } }; place(0, 0, 0, 0); return count; };
console.log([1, 4, 6, 8, 9].map(queens));
const lis = (a: number[]) => { const tails: number[] = []; for (const x of a) { let [lo, hi] = [0, tails.length]; while (lo < hi) { const mid = (lo + hi) >> 1; if (tails[mid] < x) lo = mid + 1; else hi = mid; } tails[lo] = x; } return tails.length; };
console.log(lis([10, 9, 2, 5, 3, 7, 101, 18]), lis([]), lis([5, 4, 3]));
const subsets = <T>(a: T[]): T[][] => a.reduce<T[][]>((all, x) => all.concat(all.map((s) => [...s, x])), [[]]);
console.log(subsets([1, 2, 3]).map((s) => s.join("")).join("|"), subsets([3, 34, 4, 12, 5, 2]).filter((s) => s.reduce((a, b) => a + b, 0) === 9));
const memo = new Map<string, number>();
const coins = (amount: number, kinds: number[]): number => { if (amount === 0) return 1; if (amount < 0 || !kinds.length) return 0; const key = `${amount}/${kinds.length}`; if (!memo.has(key)) memo.set(key, coins(amount - kinds[0], kinds) + coins(amount, kinds.slice(1))); return memo.get(key)!; };
console.log(coins(200, [200, 100, 50, 20, 10, 5, 2, 1]), memo.size);
const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
function sudoku(cells: string[]): boolean {
  const allowed = (i: number, d: string) => { const [r, c] = [Math.floor(i / 9), i % 9]; for (let k = 0; k < 9; k++) if (cells[r * 9 + k] === d || cells[k * 9 + c] === d || cells[(r - (r % 3) + Math.floor(k / 3)) * 9 + c - (c % 3) + (k % 3)] === d) return false; return true; };
  let best = -1, options: string[] = [];
  for (let i = 0; i < 81; i++) if (cells[i] === ".") { const o = [..."123456789"].filter((d) => allowed(i, d)); if (best < 0 || o.length < options.length) [best, options] = [i, o]; if (!o.length) return false; }
  if (best < 0) return true;
  for (const d of options) { cells[best] = d; if (sudoku(cells)) return true; }
  cells[best] = ".";
  return false;
}
const cells = [...puzzle];
console.log(sudoku(cells), cells.join("").match(/.{9}/g)!.join("\n"));
const diff = (a: string[], b: string[]) => { const n = a.length, m = b.length; const t = Array.from({ length: n + 1 }, () => new Int32Array(m + 1)); for (let i = n - 1; i >= 0; i--) for (let j = m - 1; j >= 0; j--) t[i][j] = a[i] === b[j] ? t[i + 1][j + 1] + 1 : Math.max(t[i + 1][j], t[i][j + 1]); const out: string[] = []; for (let i = 0, j = 0; i < n || j < m; ) { if (i < n && j < m && a[i] === b[j]) { out.push(" " + a[i]); i++; j++; } else if (j < m && (i === n || t[i][j + 1] >= t[i + 1][j])) out.push("+" + b[j++]); else out.push("-" + a[i++]); } return out; };
console.log(diff([..."ABCABBA"], [..."CBABAC"]).join(" "));
const maxSubarray = (a: number[]) => a.reduce(([best, here], x) => { const h = Math.max(x, here + x); return [Math.max(best, h), h]; }, [-Infinity, 0])[0];
console.log(maxSubarray([-2, 1, -3, 4, -1, 2, 1, -5, 4]), (() => { const moves: string[] = []; const hanoi = (n: number, a: string, b: string, c: string): void => { if (!n) return; hanoi(n - 1, a, c, b); moves.push(a + c); hanoi(n - 1, b, a, c); }; hanoi(10, "A", "B", "C"); return moves.length + moves.slice(0, 4).join(); })());
const gray = (n: number) => Array.from({ length: 1 << n }, (_, i) => (i ^ (i >> 1)).toString(2).padStart(n, "0"));
const combinations = <T>(a: T[], k: number): T[][] => (k === 0 ? [[]] : a.flatMap((x, i) => combinations(a.slice(i + 1), k - 1).map((c) => [x, ...c])));
const parentheses = (n: number, open = n, s = ""): string[] => (s.length === 2 * n ? [s] : [...(open > 0 ? parentheses(n, open - 1, s + "(") : []), ...(s.split("(").length > s.split(")").length ? parentheses(n, open, s + ")") : [])]);
console.log(gray(3).join(" "), combinations([..."abcd"], 2).map((c) => c.join("")).join(" "), parentheses(3).join(" "));
