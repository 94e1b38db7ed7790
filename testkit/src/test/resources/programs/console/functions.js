// Functions of all kinds, with and without properties.
console.log(function () {}, function named() {}, () => {}, async () => {}, async function af() {}, function* g() {}, async function* ag() {}, Math.max, class {}, (() => {}).bind(null), function named2() {}.bind(null));
const withProps = Object.assign(function f() {}, { a: 1, b: { c: 2 } });
const arrow = Object.assign(() => {}, { prop: "p" });
console.log(withProps, arrow, [withProps], { fn: arrow });
console.log({ method() {}, get g() { return 1; }, async am() {}, *gm() {}, async *agm() {}, arrow: () => 1, "quoted name"() {}, [Symbol("s")]() {}, 5() {} });
class Statics { static a = 1; static m() {} static #p = 2; static get acc() { return 1; } }
console.log(Statics, [Statics], { Statics });
console.log(Object.setPrototypeOf(function nop() {}, null), Object.setPrototypeOf(() => 1, class X extends Function {}.prototype), new Function("a", "return a"), Function, Object, Symbol, Proxy, BigInt);
console.log(Object.defineProperty(function old() {}, "name", { value: "renamed" }), Object.defineProperty(() => 1, "name", { value: 5 }), Object.defineProperty(() => 1, "name", { value: "" }));
const g = (function* gen() { yield 1; })();
const ag = (async function* agen() {})();
console.log(g, ag, [g], Object.getPrototypeOf(g), (async () => 1)(), [(async () => { })()], Promise.resolve({ a: 1 }), new Promise(() => {}), Promise.reject(5).catch(() => 1) && "caught");
const rejected = Promise.reject(new RangeError("r"));
rejected.catch(() => {});
console.log([Promise.resolve([1, { b: { c: 1 } }])], { p: Promise.resolve("s") }, Object.assign(Promise.resolve(1), { extra: 1 }));
console.log(process.stdout.write === console.log, typeof require, typeof module, arguments.length);
(function () { console.log(arguments, [arguments]); })(1, "two", [3]);
console.log(Object.assign(class Tagged {}, { [Symbol.toStringTag]: "T" }), Object.assign(function () {}, { [Symbol("x")]: 1 }));
