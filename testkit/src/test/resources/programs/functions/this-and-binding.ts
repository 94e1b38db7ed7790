// this in functions, methods, arrows and callbacks; call, apply, bind.
"use strict";
const object = {
  name: "object",
  method() { return this?.name; },
  arrow: () => typeof this,
  nested() { return [1].map(() => this.name)[0]; },
  regular() { return [1].map(function (this: any) { return this === undefined; })[0]; },
};
const { method } = object;
console.log(object.method(), object.arrow(), object.nested(), object.regular(), method(), (object.method)(), (0, object.method)());
console.log(object["method"](), object?.method?.(), (object.method || 0)(), (true && object).method(), [object.method][0].call({ name: "called" }));
function who(this: any, ...args: any[]) { return [typeof this, this === undefined ? "none" : this?.name ?? String(this), ...args].join(" "); }
console.log(who(), "|", who.call(null, 1), "|", who.call(5 as any), "|", who.apply({ name: "applied" }, [1, 2]), "|", who.apply("s" as any, { length: 1, 0: "like" } as any), "|", who.apply(undefined as any, null as any));
const bound = who.bind({ name: "bound" }, "first");
console.log(bound("second"), "|", bound.call({ name: "ignored" }), "|", bound.bind({ name: "again" }, "more")("last"), "|", bound.name, bound.length, who.bind(null).name, (bound as any).prototype);
function Point(this: any, x: number, y: number) { if (!new.target) return "called"; this.x = x; this.y = y; }
const BoundPoint = (Point as any).bind(null, 1);
const p = new BoundPoint(2);
console.log(p, p instanceof (Point as any), p instanceof BoundPoint, BoundPoint(), Object.keys(BoundPoint), ((a: any, b: any, c: any) => 0).bind(null, 1).length);
class Button {
  label = "button";
  onClick = () => this.label;
  handler() { return this?.label ?? "lost"; }
  static create() { return new this(); }
}
const { onClick, handler } = Button.create();
console.log(onClick(), handler(), Button.create.call(Date as any) instanceof Date, setTimeout.name, [3, 1].map(Number.prototype.toFixed.call.bind(Number.prototype.toFixed) as any));
const getThis = function (this: any) { return () => () => this; };
console.log((getThis.call("deep") as any)()(), Reflect.apply(Math.max, null, [1, 3, 2]), Reflect.construct(Array, [3]).length, Function.prototype.call.call(function (this: any) { return this.v; }, { v: 8 }));
for (const bad of [() => (null as any).f(), () => (5 as any)(), () => (object as any).none(), () => who.apply(null, 5 as any), () => new ((() => 1) as any)(), () => new (object.method as any)(), () => Button.call({} as any)]) {
  try {
    bad();
  } catch (error) {
    console.log((error as Error).name + ": " + (error as Error).message.split("\n")[0]);
  }
}
