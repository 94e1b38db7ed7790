// Methods that code has learnt to find by the shapes of receivers: every way in which they may come to be others.
class Animal {
  constructor(readonly name: string) {}
  speak(): string { return `${this.name} is silent`; }
  count(n: number): number { return n + 1; }
}
class Dog extends Animal { speak(): string { return `${this.name} barks`; } }
class Puppy extends Dog {}
class Cat extends Animal { speak(): string { return `${this.name} mews`; } }

function say(animal: Animal): string { return animal.speak(); }
function sum(animal: Animal, times: number): number {
  let n = 0;
  for (let i = 0; i < times; i++) n = animal.count(n);
  return n;
}
const animals = [new Animal("a"), new Dog("d"), new Puppy("p"), new Cat("c")];
const all = (): string => animals.map(say).join(", ") + " " + animals.map((a) => sum(a, 10)).join(" ");
const change = (how: string, step: () => void): void => {
  const before = all();
  step();
  console.log(how, "|", before, "|", all());
};

change("assigned over", () => { Dog.prototype.speak = function () { return `${this.name} howls`; }; });
change("shadowed further down", () => { Puppy.prototype.speak = function () { return `${this.name} yelps`; }; });
change("defined over", () => { Object.defineProperty(Cat.prototype, "speak", { value: () => "hiss", writable: true, configurable: true }); });
change("deleted", () => { delete (Puppy.prototype as any).speak; });
change("made a getter", () => { let asked = 0; Object.defineProperty(Cat.prototype, "speak", { get: () => () => `asked ${++asked}`, configurable: true }); });
change("own property", () => { (animals[0] as any).speak = () => "I am my own"; });
change("another prototype of one", () => { Object.setPrototypeOf(animals[1], Cat.prototype); });
change("another prototype of a class", () => { Object.setPrototypeOf(Puppy.prototype, { speak: () => "from a literal", count: (n: number) => n + 2 }); });
change("assigned by a loop of names", () => { for (const name of ["speak", "count"]) (Animal.prototype as any)[name] = (n: unknown) => (name === "speak" ? "by name" : (n as number) + 3); });
change("assigned by Object.assign", () => { Object.assign(Animal.prototype, { count: (n: number) => n - 1 }); });
change("frozen", () => { Object.freeze(Animal.prototype); });
change("Reflect.set that fails", () => { console.log(Reflect.set(Animal.prototype, "count", 1)); });

// Prototypes that are literals, whose properties code knows by slot.
const proto = { step(n: number): number { return n + 1; }, size: 1 };
type Proto = typeof proto;
const made: Proto[] = [Object.create(proto), Object.create(proto)];
const walk = (p: Proto, n: number): number => { let x = 0; for (let i = 0; i < n; i++) x = p.step(x); return x; };
function replace(target: Proto, by: (n: number) => number): number {
  target.size = target.size + 1;
  target.step = by;
  return target.size;
}
console.log(made.map((p) => walk(p, 5)), replace(proto, (n) => n + 10), made.map((p) => walk(p, 5)));
console.log(replace(proto, (n) => n + 100), made.map((p) => walk(p, 5)), replace(made[0], (n) => n - 1), made.map((p) => walk(p, 5)));

// While a method runs, and between the lookup and the call.
class Turncoat {
  turns = 0;
  turn(n: number): number { return this.turns + n; }
  act(n: number): number {
    const first = this.turn(n);
    if (n === 3) Turncoat.prototype.turn = function (m) { return -m; };
    return first + this.turn(n) + this.turn((Turncoat.prototype.turn = function (m: number) { return m * 1000 + n; }, n));
  }
}
const turncoat = new Turncoat();
for (let n = 0; n < 5; n++) console.log(n, turncoat.act(n));

// Static methods that are inherited, and a counter beside them.
class Base { static made = 0; static make(): number { return ++Base.made; } }
class Derived extends Base {}
const make = (c: typeof Base): number => c.make();
let total = 0;
for (let i = 0; i < 20; i++) total += make(Derived) + make(Base);
(Base as any).make = () => 0.5;
console.log(total, make(Derived), make(Base), Base.made);
