const log: string[] = [];
function d(name: string) { log.push("eval " + name); return function (v: any, c: any): any { log.push("apply " + name + " " + c.kind + " " + String(c.name) + " " + Object.keys(c).join("|") + " " + c.static + c.private + " " + Object.keys(c.access ?? {}).join("|") + " " + typeof v); c.addInitializer?.(function (this: any) { log.push("init " + name + " " + (typeof this)); });
 if (c.kind === "field") return function (this: any, x: any) { log.push("field " + name + " " + x); return x + 1; };
 if (c.kind === "accessor") return { init(x: any) { log.push("acc " + name); return x * 2; }, get(this: any) { return v.get.call(this) + 1000; } };
 if (c.kind === "method") return function (this: any, ...a: any[]) { return "wrapped " + v.apply(this, a); };
}; }
function k(n: string) { log.push("key " + n); return n; }
@d("C1") @d("C2")
class A {
  @d("f1") @d("f2") x = 1;
  @d("m1") m() { return "m"; }
  @d("s") static sm() { return "sm"; }
  @d("sf") static sf = 10;
  @d("g") get g() { return 1; }
  @d("a") accessor z = 5;
  @d("p") #p = 3;
  @d("pm") #pm() { return 1 }
  @d("ck") [k("comp")]() { return 2; }
  static { log.push("static block"); }
  getp() { return this.#p + "," + this.#pm(); }
}
const a = new A();
console.log(log.join("\n"));
console.log(a.x, a.m(), A.sm(), A.sf, a.z, a.getp(), (a as any).comp());
a.z = 7; console.log(a.z);
