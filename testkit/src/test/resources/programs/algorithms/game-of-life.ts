// Conway's Game of Life on a torus: gliders, blinkers, still lifes; generations, hashes of states, cycle detection.
class Life {
  private cells: Uint8Array;
  generation = 0;
  constructor(readonly width: number, readonly height: number, pattern: string[] = [], dx = 0, dy = 0) {
    this.cells = new Uint8Array(width * height);
    pattern.forEach((row, y) => [...row].forEach((c, x) => { if (c === "#") this.set(x + dx, y + dy, 1); }));
  }
  private index(x: number, y: number) { return ((y + this.height) % this.height) * this.width + ((x + this.width) % this.width); }
  set(x: number, y: number, v: 0 | 1) { this.cells[this.index(x, y)] = v; return this; }
  get(x: number, y: number) { return this.cells[this.index(x, y)]; }
  step() {
    const next = new Uint8Array(this.cells.length);
    for (let y = 0; y < this.height; y++) for (let x = 0; x < this.width; x++) {
      let n = 0;
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (dx || dy) n += this.get(x + dx, y + dy);
      next[y * this.width + x] = +(n === 3 || (n === 2 && this.get(x, y) === 1));
    }
    this.cells = next;
    this.generation++;
    return this;
  }
  run(n: number) { for (let i = 0; i < n; i++) this.step(); return this; }
  get population() { return this.cells.reduce((a, b) => a + b, 0); }
  get hash() { let h = 2166136261; for (const c of this.cells) h = Math.imul(h ^ c, 16777619); return (h >>> 0).toString(16); }
  toString() { return Array.from({ length: this.height }, (_, y) => Array.from({ length: this.width }, (_, x) => (this.get(x, y) ? "#" : ".")).join("")).join("\n"); }
}
const glider = [".#.", "..#", "###"];
const life = new Life(8, 8, glider);
console.log(`${life}\n--\n${life.run(4)}\n--`);
console.log(life.run(28).hash === new Life(8, 8, glider).hash, life.generation, life.population);
const blinker = new Life(5, 5, ["###"], 1, 2);
const block = new Life(4, 4, ["##", "##"], 1, 1);
console.log(String(blinker.step()).split("\n")[1], blinker.step().population, String(block) === String(block.run(3)));
const acorn = new Life(40, 30, [".#.....", "...#...", "##..###"], 16, 13);
const history: number[] = [];
for (let i = 0; i < 60; i++) { if (i % 10 === 0) history.push(acorn.population); acorn.step(); }
console.log(history, acorn.hash);
function period(start: Life, limit = 100) { const seen = new Map<string, number>(); for (let i = 0; i < limit; i++) { const h = start.hash; if (seen.has(h)) return [seen.get(h), i - seen.get(h)!]; seen.set(h, i); start.step(); } return null; }
console.log(period(new Life(9, 9, [".##", "##.", ".#."], 3, 3), 300), period(new Life(6, 6, ["###"], 1, 2)), period(new Life(5, 5)));
