// Properties given one after the other, to literals and to this, while prototypes, setters and the objects themselves are not what they seem.
const log: string[] = [];
const show = (label: string, value: unknown) => console.log(label, value);
const keys = (o: object) => Object.entries(Object.getOwnPropertyDescriptors(o))
  .map(([k, d]) => k + (d.get || d.set ? ":accessor" : ":" + (typeof d.value === "function" ? "function" : String(d.value)) + (d.writable ? "" : "!") + (d.enumerable ? "" : "?"))).join(" ");

// ---- literals
const make = (a: any, b: any) => ({ first: a, second: b, third: a + b, list: [a, b], inner: { a, b, deep: { a } } });
for (let i = 0; i < 3; i++) show("literal", JSON.stringify(make(i, String(i))));
const twice = (a: number) => ({ x: a, y: 1, x: a + 1, ["z" + a]: 2, 0: "zero", 5: "five" } as any);
show("twice", keys(twice(1)) + " | " + keys(twice(2)));
function thrower(n: number): number { if (n > 1) throw new Error("n is " + n); return n; }
function guarded(n: number) {
  let o: any = "none";
  try {
    o = { before: n, thrown: thrower(n), after: 1 };
  } catch (e: any) {
    return typeof o + " " + e.message;
  }
  return keys(o);
}
show("guarded", [0, 1, 2, 3, 0].map(guarded).join(", "));
Object.defineProperty(Object.prototype, "second", { set(v) { log.push("set second " + v); }, get() { return "inherited"; }, configurable: true });
show("define, not set", keys(make(1, 2)));
delete (Object.prototype as any).second;
Object.defineProperty(Object.prototype, "third", { value: 3, writable: false, configurable: true });
show("shadowed", keys(make(1, 2)));
delete (Object.prototype as any).third;
function branch(c: boolean, v: number) { return { start: v, middle: c ? v : "none", end: c && v }; }
show("branch", keys(branch(true, 1)) + " | " + keys(branch(false, 2)));
function nested(n: number): any { return { value: n, next: n > 0 ? nested(n - 1) : null, after: n }; }
show("nested", JSON.stringify(nested(3)));
const methods = (v: number) => ({ v, get twice() { return this.v * 2; }, add(n: number) { return this.v + n; }, w: v, __proto__: { inherited: v }, u: v });
const m: any = methods(4);
show("methods", [keys(m), m.twice, m.add(3), m.inherited].join(" "));
const many = (v: number) => ({ a0: v, a1: v, a2: v, a3: v, a4: v, a5: v, a6: v, a7: v, a8: v, a9: v, b0: v, b1: v, b2: v, b3: v, b4: v, b5: v, b6: v, b7: v, b8: v,
  b9: v, c0: v, c1: v, c2: v, c3: v, c4: v, c5: v, c6: v, c7: v, c8: v, c9: v, d0: v, d1: v, d2: v, d3: v, d4: v, d5: v });
const big: any = many(7);
big.more = 1;
show("many", Object.keys(big).length + " " + big.d5 + " " + big.more + " " + Object.keys(many(1)).length);
function* suspended(v: number): any { const o = { a: v, b: yield v, c: yield v + 1 }; return keys(o); }
const g = suspended(1);
g.next(); g.next("B");
show("suspended", g.next("C").value);
async function awaited(v: number) { return { a: v, b: await v, c: await (v + 1) }; }
awaited(1).then((o) => show("awaited", keys(o)));

// ---- fields of this
class Plain { constructor(public a: any, public b: any, readonly c: any = a) {} }
for (let i = 0; i < 3; i++) show("plain", keys(new Plain(i, "b")));
class Assigned { a: any; b: any; c: any; constructor(a: any, b: any) { this.a = a; this.b = b; this.c = [a, b]; } sum() { return this.a + this.b; } }
for (let i = 0; i < 3; i++) show("assigned", keys(new Assigned(i, 1)) + " " + new Assigned(i, 1).sum());
const Bare = class { constructor(this: any, a: any, b: any) { (this as any).x = a; (this as any).y = b; (this as any).z = a; } } as any;
for (let i = 0; i < 3; i++) show("bare", keys(new Bare(i, 2)));
Object.defineProperty(Bare.prototype, "y", { set(v) { log.push("y is " + v + " with " + keys(this)); }, configurable: true });
show("setter", keys(new Bare(3, 4)));
show("setter again", keys(new Bare(5, 6)));
delete Bare.prototype.y;
show("no setter", keys(new Bare(7, 8)));
Object.defineProperty(Bare.prototype, "z", { value: 0, writable: false, configurable: true });
try { show("read-only", keys(new Bare(1, 2))); } catch (e: any) { show("read-only", e.constructor.name); }
delete Bare.prototype.z;
show("writable again", keys(new Bare(1, 2)));
class Repeated { v: any; constructor(a: any) { this.v = a; this.v = a + 1; (this as any).w = this.v; this.v = 9; } }
show("repeated", keys(new Repeated(1)) + " " + keys(new Repeated("s")));
class Swapped { constructor(a: any) { (this as any).p = a; (this as any).q = a; return a > 1 ? ({ other: a } as any) : (a as any); } }
show("swapped", [0, 1, 2, 3].map((n) => keys(new Swapped(n))).join(", "));
class Base { kind = "base"; size = 1; constructor(n: any) { (this as any).n = n; (this as any).self = (this as any).describe?.(); } describe() { return keys(this); } }
class Derived extends Base { extra = 2; kind = "derived"; constructor(n: any) { super(n); (this as any).size = 5; (this as any).last = n; (this as any).end = n; } }
class Further extends Derived { more = [1]; }
for (let i = 0; i < 2; i++) { show("base", keys(new Base(i))); show("derived", keys(new Derived(i))); show("further", keys(new Further(i))); }
function Old(this: any, a: any) { this.a = a; this.b = 2; if (a === 3) return { replaced: true }; }
const OldC: any = Old;
OldC.prototype.hello = function () { return "hello " + this.a; };
show("old", [1, 2, 3].map((n) => keys(new OldC(n))).join(", ") + " " + new OldC(4).hello());
OldC.prototype = { hello() { return "bye"; } };
show("old, other prototype", new OldC(5).hello() + " " + (new OldC(6) instanceof OldC));
OldC.prototype = 5;
show("old, no prototype", Object.getPrototypeOf(new OldC(7)) === Object.prototype);
class Target { constructor(public a: any, public b: any) { (this as any).c = new.target === Target; } }
function Other() {}
show("new.target", keys(new Target(1, 2)) + " " + keys(Reflect.construct(Target, [3, 4], Other)) + " " + (Reflect.construct(Target, [1, 2], Other as any) instanceof (Other as any)));
class Hidden { #p = 1; #q; r = 2; constructor(q: any) { this.#q = q; } all() { return [this.#p, this.#q, this.r].join("/"); } }
show("hidden", new Hidden(1).all() + " " + new Hidden("x").all() + " " + keys(new Hidden(1)));
class Locked { constructor(a: any) { (this as any).a = a; Object.freeze(this); try { (this as any).b = 1; } catch (e: any) { log.push(e.constructor.name); } } }
show("locked", keys(new Locked(1)) + " " + Object.isFrozen(new Locked(2)));
class Returner { constructor(o: any) { return o; } }
class Stamped extends (Returner as any) { x = 1; y = 2; constructor(o: any) { super(o); (this as any).z = 3; (this as any).w = 4; } }
const proxied: any = new Proxy({}, { defineProperty(t, k, d) { log.push("define " + String(k)); return Reflect.defineProperty(t, k, d); }, set(t, k, v) { log.push("set " + String(k)); (t as any)[k] = v; return true; } });
new Stamped(proxied);
show("stamped", keys(new Stamped({ z: 0 })) + " | " + keys(new Stamped([1])) + " | " + keys(proxied));
try { new Stamped(Object.freeze({})); } catch (e: any) { show("stamped frozen", e.constructor.name); }
const grown: any[] = [];
for (let i = 0; i < 5; i++) { const t: any = new Plain(i, i); t.d = 1; t.e = 2; t.f = i; grown.push(keys(t)); }
show("grown", grown.join(", "));
const weak = new WeakMap<object, number>();
for (let i = 0; i < 3; i++) { const p = new Plain(i, 0); weak.set(p, i); (p as any).late = weak.get(p); show("weak", keys(p)); }
class Deep { left: any; right: any; constructor(d: number) { this.left = d > 0 ? new Deep(d - 1) : null; this.right = d > 0 ? new Deep(d - 1) : null; } count(): number { return 1 + (this.left?.count() ?? 0) + (this.right?.count() ?? 0); } }
show("deep", new Deep(10).count());
try { (Plain as any)(1, 2); } catch (e: any) { show("called", e.constructor.name); }
try { (new (make as any)(1, 2)); } catch (e: any) { show("constructed", e.constructor.name); }
console.log(log.join("\n"));
