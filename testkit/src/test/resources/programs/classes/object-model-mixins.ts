// A small object model: abstract shapes, interfaces, mixins, visitors, method chaining, polymorphism.
interface Visitor<R> { circle(c: Circle): R; square(s: Square): R; group(g: Group): R; }
abstract class Shape {
  protected static next = 1;
  readonly id = Shape.next++;
  abstract area(): number;
  abstract accept<R>(v: Visitor<R>): R;
  describe(): string { return `${this.constructor.name}#${this.id} area ${this.area().toFixed(2)}`; }
  scale(_factor: number): this { return this; }
}
class Circle extends Shape {
  constructor(private radius: number) { super(); }
  area() { return Math.PI * this.radius ** 2; }
  accept<R>(v: Visitor<R>) { return v.circle(this); }
  override scale(factor: number) { this.radius *= factor; return this; }
}
class Square extends Shape {
  constructor(protected side: number) { super(); }
  area() { return this.side ** 2; }
  accept<R>(v: Visitor<R>) { return v.square(this); }
  override scale(factor: number) { this.side *= factor; return this; }
}
class Group extends Shape {
  private members: Shape[] = [];
  add(...shapes: Shape[]) { this.members.push(...shapes); return this; }
  area() { return this.members.reduce((sum, shape) => sum + shape.area(), 0); }
  accept<R>(v: Visitor<R>) { return v.group(this); }
  *[Symbol.iterator]() { yield* this.members; }
  override scale(factor: number) { for (const shape of this) shape.scale(factor); return this; }
}
class Depth implements Visitor<number> {
  circle() { return 1; }
  square() { return 1; }
  group(g: Group): number { return 1 + Math.max(0, ...[...g].map((shape) => shape.accept(this))); }
}
const scene = new Group().add(new Circle(1), new Square(2), new Group().add(new Square(3)));
console.log(scene.describe(), scene.accept(new Depth()));
for (const shape of scene) console.log(shape.describe());
console.log(scene.scale(2).area().toFixed(3));
const Serializable = <T extends abstract new (...args: any[]) => object>(Base: T) => {
  abstract class Mixed extends Base { serialize() { return JSON.stringify(this); } }
  return Mixed;
};
const Comparable = <T extends new (...args: any[]) => { value: number }>(Base: T) => class extends Base { compareTo(other: { value: number }) { return Math.sign(this.value - other.value); } };
class Money { constructor(public value: number, public unit = "JPY") {} }
class Price extends Serializable(Comparable(Money)) {}
const prices = [new Price(300), new Price(100, "USD"), new Price(200)].sort((a, b) => a.compareTo(b));
console.log(prices.map((p) => p.serialize()), prices[0] instanceof Money, Price.name);
