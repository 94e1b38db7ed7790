// Proxies: every trap with its arguments, invariants, revocation, common uses.
const log: string[] = [];
const handler: ProxyHandler<any> = Object.fromEntries(["get", "set", "has", "deleteProperty", "ownKeys", "getOwnPropertyDescriptor", "defineProperty", "getPrototypeOf", "setPrototypeOf", "isExtensible", "preventExtensions", "apply", "construct"].map((trap) => [trap, (...args: any[]) => {
  const shown = args.slice(1, trap === "set" ? 3 : 2).map((a) => (typeof a === "symbol" ? a.toString() : typeof a === "object" || typeof a === "function" ? typeof a : String(a)));
  log.push(`${trap}(${shown})`);
  return (Reflect as any)[trap](...args);
}]));
const flush = (what: string) => { console.log(what, "|", log.join(" ")); log.length = 0; };
const p: any = new Proxy({ a: 1, b: 2 }, handler);
p.a; flush("get");
p.c = 3; flush("set");
"a" in p; flush("in");
delete p.b; flush("delete");
Object.keys(p); flush("keys");
({ ...p }); flush("spread");
JSON.stringify(p); flush("json");
Object.getPrototypeOf(p); p instanceof Object; flush("prototype");
Object.defineProperty(p, "d", { value: 4, configurable: true }); flush("define");
Object.freeze(p); flush("freeze");
Object.isFrozen(p); flush("isFrozen");
`${new Proxy({}, handler)}`; flush("toString");
const f: any = new Proxy(function (this: any, x: number) { return x * 2; }, handler);
f(2); f.call(null, 3); new f(1); flush("function");
const arr: any = new Proxy([1, 2, 3], handler);
arr.push(4); flush("push");
arr.length = 1; flush("length");
const child = Object.create(new Proxy({}, handler));
child.x; child.y = 1; "z" in child; flush("inherited");
const attempts: Record<string, () => unknown> = {
  getInvariant: () => new Proxy(Object.freeze({ a: 1 }), { get: () => 2 }).a,
  setFalse: () => { (new Proxy({}, { set: () => false }) as any).x = 1; },
  deleteInvariant: () => delete (new Proxy(Object.freeze({ a: 1 }), { deleteProperty: () => true }) as any).a,
  ownKeysInvariant: () => Object.keys(new Proxy(Object.freeze({ a: 1 }), { ownKeys: () => [] })),
  ownKeysDuplicate: () => Reflect.ownKeys(new Proxy({}, { ownKeys: () => ["a", "a"] })),
  hasInvariant: () => "a" in new Proxy(Object.freeze({ a: 1 }), { has: () => false }),
  prototypeInvariant: () => Object.getPrototypeOf(new Proxy(Object.preventExtensions({}), { getPrototypeOf: () => Array.prototype })),
  constructPrimitive: () => new (new Proxy(class {}, { construct: () => 1 as any }))(),
  notAFunction: () => (new Proxy({}, {}) as any)(),
  badTrap: () => new Proxy({}, { get: 5 as any } as any).x,
  revoked: () => { const { proxy, revoke } = Proxy.revocable({} as any, {}); revoke(); return proxy.x; },
};
for (const [name, attempt] of Object.entries(attempts)) {
  try { console.log(name, attempt()); } catch (e) { console.log(name, (e as Error).name); }
}
const defaults = (target: any, fallback: any) => new Proxy(target, { get: (t, k, r) => (k in t ? Reflect.get(t, k, r) : fallback) });
const negative = <T>(a: T[]) => new Proxy(a, { get: (t, k, r) => Reflect.get(t, typeof k === "string" && /^-\d+$/.test(k) ? String(t.length + +k) : k, r) });
const observed: string[] = [];
const observe = (o: any, path = ""): any => new Proxy(o, { get: (t, k, r) => { const v = Reflect.get(t, k, r); return typeof v === "object" && v ? observe(v, `${path}${String(k)}.`) : v; }, set: (t, k, v, r) => (observed.push(`${path}${String(k)}=${v}`), Reflect.set(t, k, v, r)) });
const state = observe({ user: { tags: [1] } });
state.user.name = "Ann";
state.user.tags.push(2);
console.log(defaults({ a: 1 }, "none").b, (negative([1, 2, 3]) as any)[-1], observed, new Proxy(class A { static s = 1; m() { return "m"; } }, {}).s, Array.isArray(arr), typeof f);
const methodMissing: any = new Proxy({}, { get: (_, k) => (...args: any[]) => `${String(k)}(${args})` });
console.log(methodMissing.anything(1, 2), new Proxy({ get v() { return this; } } as any, {}).v === undefined, Reflect.get(new Proxy({ get v(): any { return this; } }, {}), "v", "receiver") === "receiver");
