// util.inspect with options, custom inspection, util.format.
const { inspect, format } = require("util");
const data = { a: { b: { c: { d: 1 } } }, list: [1, 2, 3, 4, 5], text: "x".repeat(30), [Symbol("s")]: 1 };
console.log(inspect(data, { depth: 0 }), inspect(data, { depth: Infinity }), inspect(data, false, 1), inspect(data, { depth: null }));
console.log(inspect(data, { compact: false }));
console.log(inspect({ a: 1, b: { c: 2 } }, { compact: 1 }), inspect({ a: { b: { c: 3 } } }, { compact: true }));
console.log(inspect(data, { breakLength: 40 }), inspect(data, { breakLength: Infinity, depth: 5 }));
console.log(inspect([1, 2, 3, 4], { maxArrayLength: 2 }), inspect([1, 2], { maxArrayLength: 0 }), inspect(new Set([1, 2, 3]), { maxArrayLength: 1 }), inspect("abcdef", { maxStringLength: 3 }), inspect(new Map([[1, 2], [3, 4]]), { maxArrayLength: 1 }));
console.log(inspect({ c: 1, a: 2, b: 3 }, { sorted: true }), inspect({ get g() { return { x: 1 }; }, set g(v) {} }, { getters: true }), inspect([3, 1], { sorted: true }));
console.log(inspect(Object.defineProperty({ v: 1 }, "hidden", { value: 2 }), { showHidden: true }), inspect([1], { showHidden: true }), inspect({ get a() { return 5; } }, { getters: "get" }));
console.log(inspect("text"), inspect('it\'s "q"'), inspect(Symbol("x")), inspect(5n), inspect(-0), inspect(undefined), inspect([,]), inspect(new Date(NaN)), inspect(123456.789), inspect(1e6, { numericSeparator: true }), inspect(-1234567.8912, { numericSeparator: true }));
class Money {
  constructor(v) { this.v = v; }
  [inspect.custom](depth, options, inner) { return `Money<${this.v}, ${depth}, ${typeof options.stylize}, ${inner === inspect}>`; }
}
class Wrapped { [inspect.custom](depth, options) { return { wrapped: [1, { x: depth }] }; } }
class Lines { [inspect.custom]() { return "line 1\nline 2"; } }
console.log(new Money(5), { m: new Money(6) }, [[[new Money(7)]]], new Wrapped(), { w: new Wrapped() }, { l: new Lines() }, `${inspect.custom.toString()}`);
console.log(format("%s:%d", "a", 1, "b"), format("%s"), format(), format(1, 2, "3"), format("%o", 1), format("x", { a: 1 }, [2]), format("%%s", 1), format(null), format("%s", null));
console.log(inspect(new (class A { constructor() { this.b = new (class B { constructor() { this.c = {}; } })(); } })(), { depth: 0 }), inspect(new Proxy({ a: 1 }, {}), { showProxy: true }), inspect(Object.create({ inherited: 1 })));
console.log(inspect({ a: 1n, b: Symbol("c"), d: [undefined, null], e: function () {}, f: /x/y }, { colors: true }));
console.log(inspect(["a"], { colors: true }), inspect(new Map([["k", true]]), { colors: true }), inspect({ nested: { deeper: { deepest: { x: 1 } } } }, { colors: true }), inspect(new Date(0), { colors: true }));
