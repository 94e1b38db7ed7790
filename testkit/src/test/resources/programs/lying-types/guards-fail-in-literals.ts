// Literals whose values are checked while the object is not there yet, and checks that fail halfway.
const log: any[] = [];
function add(a: { x: number; y: number; z: number }, b: { x: number; y: number; z: number }) {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}
class V { constructor(public x: any, public y: any, public z: any) {} plus(o: V) { return new V(this.x + o.x, this.y + o.y, this.z + o.z); } obj(o: V) { return { sum: this.x + o.x, inner: { y: this.y - o.y, w: { z: this.z * o.z, k: 1 } }, z: this.z * 2 }; } }
let s: any = { x: 0, y: 0, z: 0 };
for (let i = 0; i < 1000; i++) s = add(s, { x: i, y: 1, z: 0.5 });
console.log(JSON.stringify(s));
for (const other of [{ x: "s", y: 1, z: 2 }, { x: 1, y: "t", z: 2 }, { x: 1, y: 2, z: "u" }, { x: 1, y: 2 }, { z: 1, y: 2, x: 3 }, { get x() { log.push("x"); return 1; }, get y() { log.push("y"); return "why"; }, z: null }] as any[]) {
  console.log(JSON.stringify(add(s, other)), JSON.stringify(add(other, s)), JSON.stringify(add(other, other)));
}
let v = new V(1, 2, 3);
for (let i = 0; i < 100; i++) v = v.plus(new V(i, 1, 1));
console.log(JSON.stringify(v), JSON.stringify(v.obj(v)));
for (const w of [new V("a", 1, 2), new V(1, 5n as any, 2), new V(1, 2, "3"), { x: 1, y: 2, z: 3 }, Object.freeze(new V(1, 2, 3)), [] as any]) {
  try { console.log(JSON.stringify(v.plus(w as any)), JSON.stringify(v.obj(w as any))); } catch (e: any) { console.log(e.constructor.name); }
  try { console.log(JSON.stringify(V.prototype.obj.call(w, v))); } catch (e: any) { console.log(e.constructor.name); }
}
function inTry(a: any, b: any) { let r: any; try { r = { p: a.x, q: b.x + a.x, s: b.y.z }; } catch (e: any) { r = { failed: e.constructor.name, p: a?.x }; } return JSON.stringify(r); }
console.log(inTry(v, v), inTry(v, { x: 1, y: { z: 2 } }), inTry({ x: "1" }, { x: 1, y: { z: "2" } }), inTry(null, v));
function loop(n: number, a: any[]) { let t: any = null; for (let i = 0; i < n; i++) { t = { i, value: a[i], next: t, twice: a[i] * 2 }; } return JSON.stringify(t); }
console.log(loop(3, [1, 2, 3]), loop(3, [1, "2", 3.5]), loop(2, []));
console.log(log.join(""));
