// Prototype chains: lookup, shadowing, setters above, cycles, null prototypes, instanceof.
const animal = { kind: "animal", describe() { return `${this.kind} with ${this.legs ?? "?"} legs`; }, legs: undefined as number | undefined };
const dog = Object.create(animal);
dog.kind = "dog";
dog.legs = 4;
const puppy = Object.create(dog, { kind: { value: "puppy", enumerable: true } });
console.log(puppy.describe(), animal.describe(), Object.getPrototypeOf(puppy) === dog, animal.isPrototypeOf(puppy), Object.keys(puppy));
const withSetter = { _v: 0, set v(x: number) { this._v = x + 1; }, get v() { return this._v; } };
const heir = Object.create(withSetter);
heir.v = 10;
console.log(heir.v, Object.keys(heir), withSetter.v, heir.hasOwnProperty("v"));
const bare = Object.create(null);
bare.x = 1;
console.log(bare, "toString" in bare, Object.keys(bare), typeof bare, Object.getPrototypeOf(bare));
try {
  console.log(`${bare}`);
} catch (error) {
  console.log((error as Error).name + ": " + (error as Error).message);
}
try {
  Object.setPrototypeOf(animal, puppy);
} catch (error) {
  console.log((error as Error).name + ": " + (error as Error).message);
}
const literal: any = { __proto__: dog, "own": 1 };
console.log(literal.legs, Object.keys(literal), literal.__proto__ === dog, { ["__proto__"]: 5 }, { __proto__: null } instanceof Object);
literal.__proto__ = animal;
console.log(literal.kind, Object.getPrototypeOf(literal) === animal);
function Shape(this: any, name: string) { this.name = name; }
Shape.prototype.hello = function () { return "I am " + this.name; };
const square = new (Shape as any)("square");
console.log(square.hello(), square instanceof (Shape as any), square.constructor === Shape, Shape.prototype.constructor === Shape);
const before = square;
Shape.prototype = { hello: () => "new prototype" } as any;
const circle = new (Shape as any)("circle");
console.log(circle.hello(), before.hello(), before instanceof (Shape as any), circle.constructor === Object);
class Even { static [Symbol.hasInstance](n: any) { return n % 2 === 0; } }
console.log((2 as any) instanceof Even, (3 as any) instanceof Even, Object.prototype.toString.call(null), Object.prototype.toString.call([]), Object.prototype.toString.call(function () {}));
for (const bad of [() => ({} as any) instanceof ({} as any), () => ({} as any) instanceof (5 as any), () => Object.create(1 as any), () => Object.setPrototypeOf(undefined as any, {})]) {
  try {
    bad();
  } catch (error) {
    console.log((error as Error).name);
  }
}
