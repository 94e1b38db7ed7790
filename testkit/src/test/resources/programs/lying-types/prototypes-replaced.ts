// Prototypes of instances and classes replaced while methods run in loops.
class Animal {
  name: string;
  constructor(name: string) {
    this.name = name;
  }
  speak(): string {
    return this.name + " makes a sound";
  }
}
class Dog extends Animal {
  override speak(): string {
    return super.speak() + ", a bark";
  }
}
const animals: Animal[] = [new Animal("a"), new Dog("d"), new Dog("e")];
for (let i = 0; i < 5; i++) {
  for (const animal of animals) console.log(i, animal.speak(), animal instanceof Dog);
  if (i === 0) Object.setPrototypeOf(animals[1], Animal.prototype);
  if (i === 1) Object.setPrototypeOf(animals[2], { speak: () => "replaced" });
  if (i === 2) Object.setPrototypeOf(Dog.prototype, { speak() { return "other super"; } });
  if (i === 3) (animals[0] as any).__proto__ = Dog.prototype;
}
console.log(new Dog("f").speak());
try {
  Object.setPrototypeOf(animals[0], null);
  animals[0].speak();
} catch (error) {
  console.log((error as Error).name, animals[0].name);
}
class Counter {
  count = 0;
  add(): void {
    this.count++;
  }
}
const counter = new Counter();
for (let i = 0; i < 10; i++) {
  counter.add();
  if (i === 4) Object.setPrototypeOf(counter, { add() { (this as any).count += 100; } });
}
console.log(counter.count);
