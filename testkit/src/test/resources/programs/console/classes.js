// Class instances, constructors, null prototypes, toStringTag, accessors, symbols.
class Point { constructor(x, y) { this.x = x; this.y = y; } }
class Point3 extends Point { z = 3; #hidden = 1; static s = 1; }
class Empty {}
console.log(new Point(1, 2), new Point3(1, 2), new Empty(), [new Empty()], { p: new Point(0, 0) }, new (class {})(), new (class { a = 1; })());
console.log(Point, Point3, class {}, class extends Point {}, class A extends null {}, [Point], { Point });
console.log(Object.create(null), Object.create({}), Object.create(Object.create(null)), Object.assign(Object.create(null), { a: 1 }), Object.create(Point.prototype), Object.create(new Point(1, 2)));
function Old(n) { this.n = n; }
console.log(new Old(1), Object.create(Old.prototype), Old, Object.setPrototypeOf([1], null), Object.setPrototypeOf({ a: 1 }, Empty.prototype));
console.log({ get a() { return 1; }, set a(v) {}, get b() { return 2; }, set c(v) {}, d: 4 }, Object.defineProperty({}, "hidden", { value: 1 }), Object.defineProperty({ v: 1 }, "h", { get: () => 1, enumerable: true }));
console.log({ [Symbol.toStringTag]: "Tagged" }, { [Symbol.toStringTag]: "Tagged", a: 1 }, new (class { get [Symbol.toStringTag]() { return "T"; } })(), new (class Named { get [Symbol.toStringTag]() { return "T"; } x = 1; })(), new (class Same { get [Symbol.toStringTag]() { return "Same"; } })());
console.log([new (class { get [Symbol.toStringTag]() { return "Deep"; } })()], Object.create(null, { [Symbol.toStringTag]: { value: "Hidden" } }));
console.log(globalThis === global, Math, JSON, Reflect, Atomics, Symbol.prototype, Promise.prototype, Map.prototype, Array.prototype, Object.prototype, Function.prototype, Date.prototype, RegExp.prototype, Error.prototype, Point.prototype, Point3.prototype);
console.log({ constructor: "own" }, { constructor: { name: "Fake" } }, { constructor: class Real {} }, new Proxy(new Point(5, 6), {}), new Proxy([1, 2], {}), new Proxy(() => 1, {}), new Proxy(class Q {}, {}), { p: new Proxy({ deep: { er: 1 } }, {}) });
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
console.log(new Proxy({ a: 1 }, { get() { throw new Error("trap"); }, ownKeys() { throw new Error("trap"); } }), [proxy]);
console.log(Object(1), Object("text"), Object(true), Object(Symbol("b")), Object(10n), Object.assign(Object(1), { extra: 1 }), Object.assign(Object("ab"), { extra: 1 }), [Object(false)], new (class Num extends Number {})(3), new (class Str extends String {})("s"));
console.log(new (class Foo { constructor() { this.self = this; this.fn = this.method; } method() {} })(), Object.freeze({ a: 1 }), Object.seal([1]));
console.log(new (class Outer { inner = new (class Inner { deepest = new (class Deepest { v = { w: 1 }; })(); })(); })());
const o = { name: "n", [Symbol.iterator]: function* () { yield 1; }, [Symbol("k")]: { [Symbol("j")]: 1 } };
console.log(o, [Symbol.iterator, Symbol.for("for"), Symbol("with space"), Symbol("")]);
