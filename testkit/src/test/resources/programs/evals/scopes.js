// Direct evals see and change their surroundings; sloppy ones declare into their function.
function f(a) {
  let b = 2;
  const c = 3;
  eval("a = 10; b++; var d = a + b + c; function g() { return d + arguments.length }");
  return [a, b, c, d, g(1, 2), typeof e, arguments[0]].join();
}
console.log(f(1));
function strict() { "use strict"; eval("var hidden = 1"); return typeof hidden; }
console.log(strict());
function conflict() { let x; try { eval("var x = 1"); } catch (e) { return e.name; } }
console.log(conflict());
function throughCatch() { try { throw 1; } catch (e) { eval("var e = 5"); } return e; }
console.log(throughCatch());
function indirect() { var local = 1; return (0, eval)("typeof local"); }
console.log(indirect());
const o = { m() { return eval("super.toString === Object.prototype.toString && this === o"); } };
console.log(o.m());
class A { #p = 4; read() { return eval("this.#p"); } static make() { return eval("new.target"); } }
console.log(new A().read(), A.make());
class B extends A { constructor() { eval("super()"); this.x = eval("() => this")() === this; } }
console.log(new B().x);
const arrow = () => eval("arguments.length");
(function () { const inner = () => eval("arguments.length"); console.log(inner(1, 2), arguments.length); })(7);
function nested() { var v = 1; return eval("(() => eval('v + 1'))()"); }
console.log(nested());
function counter() { eval("var n = 0"); return { up: () => eval("++n"), get: () => n }; }
const k = counter(); k.up(); k.up(); console.log(k.get());
function deleted() { eval("var t = 1"); const was = typeof t; const gone = delete t; return [was, gone, typeof t].join(); }
console.log(deleted());
function params(a = eval("var q = 3"), b = typeof q) { return [b, typeof q].join(); }
console.log(params());
console.log(eval("1; if (false) 2"), eval("3; {}"), eval("do { 4; break } while (0)"), eval("try { 5 } finally { 6 }"));
with ({ w: 1, f() { return this.w; } }) { var got = [w, f(), eval("w + 1")].join(); w = 2; }
console.log(got);
console.log(new Function("a", "b = 2", "...c", "return a + b + c.length")(1, undefined, 5, 6), Function("return this")() === globalThis);
console.log(new Function("x", "return x").toString());
