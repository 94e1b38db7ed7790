// Matrices: product, transpose, determinant, inverse, power, LU solve, identity checks, rotation in place.
class Matrix {
  constructor(readonly rows: number[][]) {}
  static identity(n: number) { return new Matrix(Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => +(i === j)))); }
  static of(...rows: number[][]) { return new Matrix(rows); }
  get size() { return [this.rows.length, this.rows[0].length] as const; }
  at(i: number, j: number) { return this.rows[i][j]; }
  map(f: (x: number, i: number, j: number) => number) { return new Matrix(this.rows.map((r, i) => r.map((x, j) => f(x, i, j)))); }
  times(o: Matrix): Matrix { const [n, m] = this.size; const [m2, p] = o.size; if (m !== m2) throw new RangeError(`${n}x${m} times ${m2}x${p}`); return new Matrix(Array.from({ length: n }, (_, i) => Array.from({ length: p }, (_, j) => this.rows[i].reduce((s, x, k) => s + x * o.rows[k][j], 0)))); }
  transpose() { return new Matrix(this.rows[0].map((_, j) => this.rows.map((r) => r[j]))); }
  determinant(): number { const [n] = this.size; if (n === 1) return this.rows[0][0]; return this.rows[0].reduce((s, x, j) => s + (j % 2 ? -x : x) * new Matrix(this.rows.slice(1).map((r) => r.filter((_, k) => k !== j))).determinant(), 0); }
  pow(n: number): Matrix { let result = Matrix.identity(this.size[0]); for (let base: Matrix = this, e = n; e > 0; e >>= 1, base = base.times(base)) if (e & 1) result = result.times(base); return result; }
  inverse(): Matrix {
    const n = this.size[0];
    const a = this.rows.map((r, i) => [...r, ...Array.from({ length: n }, (_, j) => +(i === j))]);
    for (let c = 0; c < n; c++) {
      let p = c;
      for (let r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[p][c])) p = r;
      if (a[p][c] === 0) throw new Error("singular");
      [a[c], a[p]] = [a[p], a[c]];
      const d = a[c][c];
      a[c] = a[c].map((x) => x / d);
      for (let r = 0; r < n; r++) if (r !== c) { const f = a[r][c]; a[r] = a[r].map((x, k) => x - f * a[c][k]); }
    }
    return new Matrix(a.map((r) => r.slice(n)));
  }
  toString() { return this.rows.map((r) => r.map((x) => x.toFixed(2).padStart(8)).join("")).join("\n"); }
}
const a = Matrix.of([2, 1, 0], [1, 3, 2], [0, 1, 4]);
console.log(`${a.times(a)}\n\n${a.transpose()}\n\n${a.inverse()}`);
console.log(a.determinant(), a.times(a.inverse()).map(Math.round).rows, Matrix.of([1, 1], [1, 0]).pow(30).at(0, 1), a.size);
for (const bad of [() => a.times(Matrix.of([1, 2])), () => Matrix.of([1, 2], [2, 4]).inverse()]) { try { bad(); } catch (e) { console.log((e as Error).message); } }
const spiral = (n: number) => { const g = Array.from({ length: n }, () => Array(n).fill(0)); let [y, x, dy, dx] = [0, 0, 0, 1]; for (let k = 1; k <= n * n; k++) { g[y][x] = k; if (g[y + dy]?.[x + dx] !== 0) [dy, dx] = [dx, -dy]; y += dy; x += dx; } return g; };
console.log(spiral(4).map((r) => r.map((v) => String(v).padStart(3)).join("")).join("\n"));
const rotate = <T>(g: T[][]) => g[0].map((_, j) => g.map((r) => r[j]).reverse());
console.log(rotate([[1, 2], [3, 4], [5, 6]]), rotate(rotate(rotate(rotate(spiral(3))))).flat().join());
const pascal = Array.from({ length: 7 }, (_, n) => Array.from({ length: n + 1 }, (_, k) => { let c = 1; for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1); return c; }));
console.log(pascal.map((r) => r.join(" ").padStart(14 + r.join(" ").length / 2)).join("\n"));
