// Callbacks that change the array, map or set they iterate.
const log: unknown[] = [];
const a: number[] = [1, 2, 3, 4];
a.forEach((x, i) => {
  log.push(x);
  if (i === 0) a.pop();
  if (i === 1) a.push(9, 10);
});
console.log(log.join(), a.join());
const b: number[] = [1, 2, 3];
console.log(b.map((x, i) => (i === 0 ? ((b.length = 2), x) : x)), b.length);
const c: number[] = [1, 2, 3, 4];
console.log(c.filter((x, i) => { if (i === 1) c[2] = "changed" as any; if (i === 2) delete c[3]; return true; }));
const d: number[] = [1, 2, 3];
console.log(d.reduce((sum, x, i) => { if (i === 1) d[2] = "two" as any; d.push(0); return sum + x; }), d.length);
const e: number[] = [1, 2, 3];
let steps = 0;
for (const x of e) {
  if (steps++ < 3) e.push(x * 10);
  if (x === 2) e.shift();
}
console.log(e.join(), steps);
const f: number[] = [1, 2, 3, 4, 5];
for (const x of f) {
  if (x === 2) f.length = 3;
  console.log(x);
}
const g: number[] = [5, 4, 3, 2, 1];
console.log(g.sort((x, y) => { g.length = 0; g.push(99); return x - y; }).join(), g.length);
const map = new Map<number, string>([[1, "a"], [2, "b"]]);
let rounds = 0;
for (const [key] of map) {
  if (rounds++ < 3) map.set(key + 10, "new");
  map.delete(key);
}
console.log(map.size, rounds);
const set = new Set<number>([1, 2, 3]);
set.forEach((x) => {
  if (x < 6) { set.delete(x); set.add(x + 3); }
});
console.log([...set]);
console.log([1, 2, 3].find((x, i, all) => { all[i + 1] = 7; return x === 7; }), [3, 1].some((x, i, all) => { all.length = 0; return false; }));
const h: number[] = [1, 2, 3];
console.log(h.every((x, i) => { h.splice(i, 1); return x < 3; }), h, [1, [2, [3]]].flat(Infinity), h.flatMap((x) => { h.push(1); return [x, "" + x] as any; }).length);
for (let i = 0; i < h.length && i < 10; i++) if (i % 2 === 0) h.splice(0, 0, i);
console.log(h.length);
const keys: string[] = [];
const object: Record<string, number> = { x: 1, y: 2, z: 3 };
for (const key in object) { keys.push(key); delete object.y; object.w = 5; }
console.log(keys.join());
