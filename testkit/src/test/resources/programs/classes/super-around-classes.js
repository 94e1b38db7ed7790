class Base { foo() { return 'bar' } static foo() { return 'sbar' } }
class D extends Base {
  a() { return class { [super.foo()] = 1 } }
  b() { return class { [super.foo()]() {} } }
  c() { return class { static [super.foo()] = 1 } }
  d() { return class { get [super.foo()]() { return 1 } } }
  e() { return class extends (super.foo(), Object) { } }
  static f() { return class { [super.foo()] = 1 } }
}
for (const k of 'abcde') try { console.log(k, Object.getOwnPropertyNames(new (new D()[k]())), Object.getOwnPropertyNames(new D()[k]().prototype)) } catch (e) { console.log(k, e.message) }
console.log(Object.keys(new (D.f())()));
const o = { __proto__: { m() { return 'pm' } }, m() { return { [super.m()]: super.m(), n() { return 1 } , __proto__: { m() { return 'inner' } }, q() { return super.m() }, r: () => super.m() } } };
const r = o.m(); console.log(Object.keys(r), r.pm, r.q(), r.r());
