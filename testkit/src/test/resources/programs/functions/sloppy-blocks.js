// Sloppy mode: block functions leak, implicit globals, this is the global object, duplicate parameters, octal literals.
console.log(typeof leaked, typeof leakedLater);
{
  function leaked() { return 1; }
}
console.log(typeof leaked, leaked());
if (true) { function leakedLater() { return "then"; } } else { function leakedLater() { return "else"; } }
console.log(leakedLater());
implicit = 5;
console.log(implicit, globalThis.implicit, delete globalThis.implicit, typeof implicit);
var declared = 1;
console.log(delete declared, (function () { return this === globalThis; })(), 010, 0o10, "\101", 08);
function duplicate(a, a) { return a; }
console.log(duplicate(1, 2), duplicate(1));
with ({ inner: "from with", toString: 5 }) {
  var fromWith = inner;
  inner = "written";
  var created = typeof inner;
}
console.log(fromWith, created, typeof inner);
const scope = { x: 1, [Symbol.unscopables]: { hidden: true }, hidden: "in object" };
var hidden = "outside", x = 10;
with (scope) {
  x = 2;
  console.log(x, hidden, (function () { return x; })(), (() => { var x = 3; return x; })());
}
console.log(scope.x, x);
undefined = 1;
NaN = 2;
(function () { var frozen = Object.freeze({ a: 1 }); frozen.a = 2; frozen.b = 3; delete frozen.a; console.log(frozen); })();
"text".length = 9;
console.log(typeof undefined, (function f() { f = 1; return typeof f; })(), eval("var fromEval = 7; fromEval + 1"), fromEval, delete fromEval);
for (var i = 0, n = 2; i < n; i++) var last = i;
console.log(i, last, yield_(), let_());
function yield_() { var yield = 1, let = 2, static = 3, async = 4, of = 5, await = 6; return yield + let + static + async + of + await; }
function let_() { var let = [1]; (let)[0] = 5; return let[0]; }
label: for (;;) { for (;;) { break label; } }
label2: function labelled() {}
console.log(typeof labelled, (a, b = () => a) => 1, function () { return typeof arguments; }());
