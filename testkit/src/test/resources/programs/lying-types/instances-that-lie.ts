// instanceof of classes: inherited and overridden Symbol.hasInstance, prototypes that change, proxies, and what is no class.
class Animal {}
class Dog extends Animal {}
class Even {
  static [Symbol.hasInstance](n: any): boolean {
    return typeof n === "number" && n % 2 === 0;
  }
}
class Four extends Even {}
function Old(this: any) {}

const isAnimal = (x: any): boolean => x instanceof Animal;
const isDog = (x: any): boolean => x instanceof Dog;
const isA = (x: any, c: any): any => {
  try {
    return x instanceof c;
  } catch (error) {
    return (error as Error).message;
  }
};
const dog = new Dog();
const things: any[] = [new Animal(), dog, {}, null, undefined, 4, "Dog", Dog.prototype, Animal.prototype, Object.create(dog), [], () => 1, Symbol.iterator];
for (let round = 0; round < 3; round++) console.log(things.map((x) => [isAnimal(x), isDog(x)].map(Number).join("")).join(" "));
for (const c of [Even, Four, Old, Object, Function, Animal.bind(null), () => 1, {}, null, 3, { [Symbol.hasInstance]: () => "truthy" }]) console.log(isA(4, c), isA(dog, c), isA(new (Old as any)(), c));

// proxies are asked
const trapped = new Proxy({}, { getPrototypeOf: () => Animal.prototype });
console.log(isAnimal(trapped), isDog(trapped), isAnimal(new Proxy(dog, {})));
let asked = 0;
console.log(isAnimal(Object.create(new Proxy({}, { getPrototypeOf: () => (asked++, null) }))), asked);
console.log(isA(dog, new Proxy(Animal, { get: (t, k) => (k === Symbol.hasInstance ? undefined : (t as any)[k]) })));

// prototypes of objects change
const plain: any = {};
console.log(isDog(plain));
Object.setPrototypeOf(plain, Dog.prototype);
console.log(isDog(plain), isAnimal(plain));
Object.setPrototypeOf(Dog.prototype, null);
console.log(isDog(plain), isAnimal(plain), isAnimal(dog));
Object.setPrototypeOf(Dog.prototype, Animal.prototype);
console.log(isAnimal(plain));

// the class's prototype property cannot change
try {
  (Dog as any).prototype = Even.prototype;
} catch (error) {
  console.log((error as Error).name);
}
console.log(isDog(dog));

// hasInstance appears: on the class, on what it extends, on all functions
Object.defineProperty(Dog, Symbol.hasInstance, { value: (x: any) => x === "dog", configurable: true });
console.log(isDog(dog), isDog("dog"), isAnimal(dog));
delete (Dog as any)[Symbol.hasInstance];
console.log(isDog(dog), isDog("dog"));
Object.defineProperty(Animal, Symbol.hasInstance, { value: () => false, configurable: true });
console.log(isDog(dog), isAnimal(dog));
Object.defineProperty(Animal, Symbol.hasInstance, { get: () => undefined, configurable: true });
console.log(isDog(dog), isAnimal(dog));
delete (Animal as any)[Symbol.hasInstance];
console.log(isDog(dog), isAnimal(dog));
Object.setPrototypeOf(Dog, { [Symbol.hasInstance]: () => true });
console.log(isDog(1), isAnimal(1));
Object.setPrototypeOf(Dog, null);
console.log(isDog(dog), isDog(1));

// each evaluation of a class is another
const make = (): any => class {};
const one = make();
const two = make();
for (let i = 0; i < 3; i++) console.log(isA(new one(), one), isA(new one(), two), isA(new two(), two), isA(new two(), one));
