// Direct and indirect eval, the Function constructors, and what they can see.
const local = "module scope";
function direct() {
  const local = "function scope";
  var hidden = 1;
  return [eval("local"), (0, eval)("typeof hidden"), eval("var injected = local + '!'; injected"), typeof injected];
}
console.log(direct());
console.log(eval("1 + 1"), eval("({ a: 1 })"), eval("{ a: 1 }"), eval("if (true) { 'then' } else { 'else' }"), eval("for (let i = 0; i < 3; i++) i * 10"), eval(""), eval("var v = 1"), eval(5), eval("function f() {} 7"));
console.log(eval("do { 'loop'; break; } while (0)"), eval("try { 't' } finally { 'f' }"), eval("switch (1) { case 1: 'one'; break; }"), eval("'use strict'; var sv = 1; sv"), typeof sv, eval("let lv = 2; lv"), typeof lv);
const add = new Function("a", "b", "return a + b");
console.log(add(1, 2), add.name, add.length, add.toString(), new Function("a, b = 2", "...rest", "return [a, b, rest]")(1), Function("return typeof local")(), Function("return this")() === globalThis);
const GeneratorFunction = Object.getPrototypeOf(function* () {}).constructor;
const AsyncFunction = Object.getPrototypeOf(async function () {}).constructor;
console.log([...new GeneratorFunction("n", "for (let i = 0; i < n; i++) yield i")(3)], new AsyncFunction("return await 1")() instanceof Promise, GeneratorFunction.name);
for (const source of ["let let = 1", "1 +", "'use strict'; with ({}) {}", "return 1", "break", "await 1", "a => { yield 1 }", "\"unterminated", "({ a: 1, a: 2 })", "new.target", "super()", "var 1x"]) {
  try {
    console.log(source, "=>", eval(source));
  } catch (error) {
    console.log(source, "=>", error.name);
  }
}
function withThis() { return eval("this.v") + eval("(() => this.v)()") + eval("new.target"); }
console.log(withThis.call({ v: 1 }), (function () { return eval("arguments.length"); })(1, 2, 3), (() => { let x = 1; eval("x = 2"); return x; })(), ((a, b = eval("a + 1")) => b)(4));
const alias = eval;
globalThis.globalValue = "global";
console.log(alias("globalValue"), alias("var made = 1; made"), globalThis.made, alias === eval, eval?.("typeof local"), (function () { "use strict"; eval("var strictLocal = 1"); return typeof strictLocal; })());
class Base { hello() { return "base hello"; } }
class Derived extends Base { hello() { return eval("super.hello()"); } #secret = 5; peek() { return eval("this.#secret"); } field = eval("this instanceof Derived"); }
console.log(new Derived().hello(), new Derived().peek(), new Derived().field);
try { Function("a", "}, function () {"); } catch (e) { console.log(e.name); }
try { new Function("/*", "*/){"); } catch (e) { console.log(e.name); }
try { eval("throw new RangeError('from eval')"); } catch (e) { console.log(e.name, e.message); }
