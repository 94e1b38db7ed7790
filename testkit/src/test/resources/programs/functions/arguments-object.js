// The arguments object: mapped in sloppy functions, detached in strict ones or with fancy parameters.
function mapped(a, b) {
  arguments[0] = "changed";
  b = "assigned";
  return [a, arguments[1], arguments.length, arguments[2]];
}
console.log(mapped(1, 2, 3), mapped(1), mapped());
function strict(a) {
  "use strict";
  arguments[0] = "changed";
  return [a, arguments[0], typeof Object.getOwnPropertyDescriptor(arguments, "callee").get];
}
console.log(strict(1));
function fancy(a, b = 2) {
  arguments[0] = "changed";
  a = a + "!";
  return [a, arguments[0], arguments.length];
}
console.log(fancy("x"), fancy());
function details() {
  return [arguments.length, Object.keys(arguments), typeof arguments, Object.prototype.toString.call(arguments), Array.isArray(arguments), arguments instanceof Object, arguments.callee === details];
}
console.log(details("p", "q"));
function inArrow() { return (() => arguments[0] + [1].map(() => arguments.length)[0])("own"); }
console.log(inArrow("outer", 2), (function () { return [...arguments].concat(Array.from(arguments), Array.prototype.slice.call(arguments, 1)); })(1, 2));
function disconnect(a) {
  delete arguments[0];
  arguments[0] = "new";
  const first = a;
  Object.defineProperty(arguments, "1", { value: 5, enumerable: true });
  arguments.length = 7;
  return [first, arguments[0], arguments.length, Object.keys(arguments)];
}
console.log(disconnect("kept", "second"));
function shadow(arguments) { return arguments; }
function local() { var arguments = "mine"; return arguments; }
function hoisted() { return typeof arguments; function arguments() {} }
console.log(shadow(1), local(), hoisted(), (function (a) { a = 2; return arguments[0]; })(1), (function (a, a) { return [a, arguments[0]]; })(1, 2));
console.log((function () { return arguments; })("x", { y: 1 }), (function () { "use strict"; return arguments; })());
function recursive(n) { return n <= 1 ? 1 : n * arguments.callee(n - 1); }
console.log(recursive(5), (function f() { f = 1; return typeof f; })(), typeof function () { return this; }(), (function () { return typeof this; }).call(1), (function () { return this; }).call(null) === globalThis);
