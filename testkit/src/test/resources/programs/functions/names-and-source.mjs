// Function names given by position, and toString.
const arrow = () => 1;
const anonymous = function () {};
const named = function inner() {};
let assigned;
assigned = () => 1;
const object = { key: () => 1, method() {}, ["com" + "puted"]: () => 1, [Symbol("sym")]: () => 1, get accessor() { return 1; }, async asyncMethod() {}, *generator() {}, 42: () => 1, "quoted key": function () {} };
console.log([arrow, anonymous, named, assigned, object.key, object.method, object.computed, object.asyncMethod, object.generator, object[42], object["quoted key"]].map((f) => f.name));
console.log(object[Object.getOwnPropertySymbols(object)[0]].name, Object.getOwnPropertyDescriptor(object, "accessor").get.name, (() => 1).name === "", (function () {}).name === "", (class {}).name === "");
const { byDefault = () => 1, [0]: element = function () {} } = {};
const [inArray = class {}] = [];
const parameter = (f = () => 1) => f.name;
console.log(byDefault.name, element.name, inArray.name, parameter(), new Function("a", "return a").name, (() => 1).bind(null).name, Symbol.prototype[Symbol.toPrimitive].name);
class C { field = () => 1; static s = function () {}; #p = () => 1; get p() { return this.#p.name; } static #q() {} static get q() { return C.#q.name; } "string method"() {} static name2 = C.name; }
console.log(new C().field.name, C.s.name, new C().p, C.q, C.name2, Object.getOwnPropertyNames(C.prototype));
class WithName { static name = "own name"; }
console.log(WithName.name, (class { static name() {} }).name.name, arrow.length, Object.getOwnPropertyDescriptor(arrow, "name"));
function   spaced ( a,b )   { return a /* comment */ + b; }
console.log(spaced.toString(), String(arrow), `${object.method}`, String(class A { m() { } }), String(object.generator));
console.log(Math.max.toString(), String((() => {}).bind(null)), Function.prototype.toString.call(Map), String(Object.getOwnPropertyDescriptor(object, "accessor").get));
try {
  Function.prototype.toString.call({});
} catch (error) {
  console.log(error.name);
}
const reassigned = arrow;
let parenthesised;
(parenthesised) = () => 1;
assigned ||= () => 1;
let viaLogical;
viaLogical ??= () => 1;
console.log(reassigned.name, parenthesised.name, viaLogical.name, [() => 1][0].name, (0, () => 1).name, (object.key = () => 1).name);
