// Breadth-first, depth-first, topological order, strongly connected components, spanning tree, shortest path on a grid.
const edges: Record<string, string[]> = { a: ["b", "c"], b: ["d"], c: ["d", "e"], d: ["f"], e: ["f"], f: [], g: ["a", "h"], h: ["g"] };
const bfs = (start: string) => { const order: string[] = []; const queue = [start]; const seen = new Set(queue); while (queue.length) { const n = queue.shift()!; order.push(n); for (const m of edges[n]) if (!seen.has(m)) { seen.add(m); queue.push(m); } } return order; };
const dfs = (n: string, seen = new Set<string>()): string[] => (seen.has(n) ? [] : (seen.add(n), [n, ...edges[n].flatMap((m) => dfs(m, seen))]));
console.log(bfs("a").join(""), dfs("a").join(""), bfs("g").join(""));
function topological(nodes: string[]): string[] {
  const state = new Map<string, "open" | "done">();
  const order: string[] = [];
  const visit = (n: string) => {
    if (state.get(n) === "done") return;
    if (state.get(n) === "open") throw new Error("cycle at " + n);
    state.set(n, "open");
    edges[n].forEach(visit);
    state.set(n, "done");
    order.unshift(n);
  };
  nodes.forEach(visit);
  return order;
}
console.log(topological(["a"]).join(""), (() => { try { return topological(["g"]); } catch (e) { return (e as Error).message; } })());
function tarjan(): string[][] {
  let index = 0;
  const info = new Map<string, { index: number; low: number; on: boolean }>();
  const stack: string[] = [];
  const out: string[][] = [];
  const visit = (v: string) => {
    const me = { index, low: index++, on: true };
    info.set(v, me);
    stack.push(v);
    for (const w of edges[v]) {
      const other = info.get(w);
      if (!other) { visit(w); me.low = Math.min(me.low, info.get(w)!.low); } else if (other.on) me.low = Math.min(me.low, other.index);
    }
    if (me.low === me.index) {
      const component: string[] = [];
      for (let w: string; ; ) { w = stack.pop()!; info.get(w)!.on = false; component.push(w); if (w === v) break; }
      out.push(component.sort());
    }
  };
  Object.keys(edges).forEach((v) => info.has(v) || visit(v));
  return out;
}
console.log(tarjan().map((c) => c.join("")).join(" "));
const weighted: [string, string, number][] = [["a", "b", 4], ["a", "c", 1], ["c", "b", 2], ["b", "d", 5], ["c", "d", 8], ["d", "e", 3]];
const parent = new Map<string, string>();
const find = (x: string): string => { const p = parent.get(x) ?? x; if (p === x) return x; const root = find(p); parent.set(x, root); return root; };
const tree = [...weighted].sort((x, y) => x[2] - y[2]).filter(([a, b]) => { const [ra, rb] = [find(a), find(b)]; if (ra === rb) return false; parent.set(ra, rb); return true; });
console.log(tree.map(([a, b, w]) => a + b + w).join(" "), tree.reduce((s, [, , w]) => s + w, 0));
const maze = ["S.#.....", ".##.###.", "....#...", ".##...#E"].map((row) => [...row]);
function solve(grid: string[][]) {
  const locate = (c: string) => { for (const [y, row] of grid.entries()) { const x = row.indexOf(c); if (x >= 0) return [y, x]; } return [-1, -1]; };
  const [sy, sx] = locate("S");
  const from = new Map<string, string | null>([[`${sy},${sx}`, null]]);
  for (const key of from.keys()) {
    const [y, x] = key.split(",").map(Number);
    if (grid[y][x] === "E") { let steps = 0; for (let k: string | null = key; (k = from.get(k!)!) !== null; steps++) { const [py, px] = k.split(",").map(Number); if (grid[py][px] === ".") grid[py][px] = "*"; } return steps; }
    for (const [dy, dx] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) { const c = grid[y + dy]?.[x + dx]; const next = `${y + dy},${x + dx}`; if (c && c !== "#" && !from.has(next)) from.set(next, key); }
  }
  return -1;
}
console.log(solve(maze), "\n" + maze.map((r) => r.join("")).join("\n"));
const floyd = (() => { const names = ["a", "b", "c", "d", "e"]; const d = names.map((_, i) => names.map((_, j) => (i === j ? 0 : Infinity))); for (const [a, b, w] of weighted) { const [i, j] = [names.indexOf(a), names.indexOf(b)]; d[i][j] = d[j][i] = w; } for (let k = 0; k < 5; k++) for (let i = 0; i < 5; i++) for (let j = 0; j < 5; j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]); return d; })();
console.log(floyd);
