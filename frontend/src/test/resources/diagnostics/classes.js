new.target;
super.a;
function f() { super(); super.b; }
class A { constructor() { super(); } }
class B extends A {
  constructor() {}
  constructor() {}
  get constructor() {}
  constructor = 1;
  "constructor" = 1;
  static prototype() {}
  static prototype = 1;
  #constructor;
  #x; #x;
  get #y() {} set #y(v) {}
  static get #z() {} set #z(v) {}
  m() { this.#w; super.#x; super; }
  x = 1 y = 2
  m() { return new.target; }
}
class { }
class C extends B { static { return; } }
class D extends (() => 1) {}
class E extends () => 1 {}
@d class F { @d constructor() {} @d static {} @d x; }
@d function g() {}
class G { *get a() {} }
