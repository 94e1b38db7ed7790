// Elements that are not there, of arrays whose prototypes have some: as properties, by traps, by getters, from the middle of a run on.
function get(a: number[], i: number): unknown { return a[i]; }
function sum(a: number[], n: number): unknown { let s: any = 0; for (let i = 0; i < n; i++) s = s + "," + a[i]; return s; }
const plain = [1, 2, 3];
console.log(get(plain, 1), get(plain, 7), get(plain, -1), sum(plain, 5));
const p: any = [1, 2];
Object.setPrototypeOf(p, new Proxy(Array.prototype, { get: (t, k, r) => (typeof k === "string" && /^-?\d+$/.test(k) ? "trap" + k : Reflect.get(t, k, r)) }));
console.log(get(p, 0), get(p, 5), get(p, -1), sum(p, 4));
const q: any = [, 2];
Object.setPrototypeOf(q, new Uint8Array([9, 8, 7]));
console.log(get(q, 0), get(q, 2), get(q, 5));
const s: any = [];
Object.setPrototypeOf(s, new String("abc"));
console.log(get(s, 0), get(s, 2), get(s, 5));
(Array.prototype as any)[6] = "six";
console.log(get(plain, 6), get(plain, 1), sum(plain, 8));
Object.defineProperty(Object.prototype, "8", { get() { return "eight of " + this.length; } });
console.log(get(plain, 8), sum([], 2), get([], 8));
const holes: any = [1, , 3];
Object.defineProperty(holes, 1, { get() { return "got"; } });
console.log(get(holes, 1), sum(holes, 3));
class Mine extends Array<number> { get 3(): number { return 33; } }
const m: any = Mine.from([1, 2]);
console.log(get(m, 3), get(m, 1), sum(m, 4));
