// Namespaces: nesting, merging with classes and functions, private members, aliases, dotted names.
namespace Geometry {
  const hidden = 2;
  export const unit = 1;
  export let counter = 0;
  export interface Point { x: number; y: number }
  export type Pair = [number, number];
  export class Vec implements Point { constructor(public x: number, public y: number) { counter++; } plus(o: Vec) { return new Vec(this.x + o.x, this.y + o.y); } }
  export function scale(v: Vec, k = hidden): Vec { return new Vec(v.x * k, v.y * k); }
  export enum Axis { X, Y }
  export namespace Deep { export const level = unit + 1; export namespace Deeper { export const level = Deep.level + counter; } }
  export const { a, b: [c] } = { a: "destructured", b: ["nested"] };
}
namespace Geometry { export const later = `merged ${unit}`; export function count() { return counter; } }
console.log(Geometry.scale(new Geometry.Vec(1, 2)), Geometry.count(), Geometry.later, Geometry.Deep.Deeper.level, Geometry.Axis.Y, (Geometry as any).hidden, Geometry.a, Geometry.c);
Geometry.counter = 100;
new Geometry.Vec(0, 0);
console.log(Geometry.count(), Object.keys(Geometry));
namespace A.B.C { export const value = "dotted"; }
import Alias = A.B.C;
import Vec = Geometry.Vec;
console.log(Alias.value, new Vec(3, 4).plus(new Vec(1, 1)));
function greet(name: string) { return greet.prefix + name; }
namespace greet { export let prefix = "hello "; export const loud = (n: string) => greet(n).toUpperCase(); }
console.log(greet("you"), greet.loud("you"));
class Shape { static create() { return new Shape.Circle(2); } area() { return 0; } }
namespace Shape { export class Circle extends Shape { constructor(public r: number) { super(); } override area() { return 3 * this.r; } } export const version = 1; }
console.log(Shape.create().area(), Shape.version, Shape.create() instanceof Shape);
namespace OnlyTypes { export interface X { x: number } export type Y = string; }
declare namespace Ambient { const nothing: number; }
const typed: OnlyTypes.X = { x: 1 };
console.log(typed, typeof (globalThis as any).OnlyTypes);
namespace Shadow { export const x = "outer"; export namespace Inner { export const x = "inner"; export const f = () => x; } export const g = () => x + Inner.x; }
console.log(Shadow.Inner.f(), Shadow.g());
namespace WithSideEffects { console.log("runs in place"); export var v = 1; for (let i = 0; i < 2; i++) v += i; export async function later() { return await Promise.resolve(v); } export function* gen() { yield v; } }
console.log(WithSideEffects.v, [...WithSideEffects.gen()]);
WithSideEffects.later().then((v) => console.log("async", v));
export namespace Exported { export const inside = 1; export import Sub = A.B; }
console.log(Exported.inside, Exported.Sub.C.value);
