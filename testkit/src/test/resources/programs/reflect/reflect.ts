// Reflect: each function beside the operation that it mirrors.
class Base { constructor(public v: number) {} static who() { return this.name; } get double() { return this.v * 2; } }
class Other { kind = "other"; }
console.log(Reflect.construct(Base, [5]), Reflect.construct(Base, [5], Other) instanceof Other, Reflect.construct(Base, [6], Other).v, Reflect.apply(Math.max, null, [1, 3]), Reflect.apply(Base.who, Other, []));
const o: any = { a: 1, get b() { return this === o ? "own" : "receiver " + this.x; }, set c(v: any) { this.stored = v; } };
console.log(Reflect.get(o, "a"), Reflect.get(o, "b"), Reflect.get(o, "b", { x: 5 }), Reflect.has(o, "a"), Reflect.has(o, "toString"), Reflect.ownKeys(o));
const receiver: any = {};
console.log(Reflect.set(o, "c", 1, receiver), receiver, Reflect.set(o, "a", 9), o.a, Reflect.set(Object.freeze({ z: 1 }), "z", 2), Reflect.set(o, "new", 1, 5 as any));
console.log(Reflect.defineProperty(o, "fixed", { value: 1 }), Reflect.defineProperty(o, "fixed", { value: 2 }), Reflect.deleteProperty(o, "fixed"), Reflect.deleteProperty(o, "a"), Reflect.getOwnPropertyDescriptor(o, "fixed"));
console.log(Reflect.getPrototypeOf(new Base(1)) === Base.prototype, Reflect.setPrototypeOf({}, null), Reflect.setPrototypeOf(Object.freeze({}), {}), Reflect.isExtensible(o), Reflect.preventExtensions(o), Reflect.isExtensible(o));
for (const bad of [() => Reflect.get(1 as any, "x"), () => Reflect.construct((() => 1) as any, []), () => Reflect.construct(Base, 5 as any), () => Reflect.apply(1 as any, null, []), () => Reflect.ownKeys("s" as any), () => Reflect.getPrototypeOf(5 as any), () => (Reflect as any)(), () => new (Reflect as any)()]) {
  try { console.log(bad()); } catch (e) { console.log((e as Error).name); }
}
console.log(Object.prototype.toString.call(Reflect), typeof Reflect, Object.keys(Reflect).length, Reflect.ownKeys(Reflect).filter((k) => typeof k === "string").sort().join(" "));
const mixin = (target: any, source: any) => { for (const key of Reflect.ownKeys(source)) if (key !== "constructor") Reflect.defineProperty(target, key, Reflect.getOwnPropertyDescriptor(source, key)!); };
class Flying { fly() { return `${(this as any).v} flies`; } get [Symbol.toStringTag]() { return "Flying"; } }
mixin(Base.prototype, Flying.prototype);
console.log((new Base(3) as any).fly(), String(new Base(1)), Object.keys(Base.prototype));
