// oracle: bun (newer than Node 20)
// Parameter properties, abstract members, modifiers, overloads, index signatures, definite assignment, implements, this types.
interface Named { readonly name: string; greet?(): string }
abstract class Animal implements Named {
  private static population = 0;
  protected abstract sound(): string;
  declare readonly kind: string;
  definitely!: number;
  optional?: string;
  [key: string]: unknown;
  constructor(public readonly name: string, protected age: number = 1, private readonly tags: string[] = []) { Animal.population++; }
  speak(): string;
  speak(times: number): string;
  speak(times = 1): string { return Array(times).fill(this.sound()).join(" "); }
  get summary(): string { return `${this.name} (${this.age}) ${this.tags.length}`; }
  static get count(): number { return Animal.population; }
  rename(this: Animal, name: string): this { (this as { name: string }).name = name; return this; }
  isOld(): this is Animal & { old: true } { return this.age > 10; }
}
class Dog extends Animal {
  private tricks: string[] = ["sit"];
  constructor(name: string, public override readonly kind: string = "dog") { super(name, 3, ["pet"]); }
  protected override sound() { return "woof"; }
  public addTrick(...tricks: string[]): this { this.tricks.push(...tricks); return this; }
  get trickCount() { return this.tricks.length; }
}
const dog = new Dog("Rex");
console.log(dog.speak(), dog.speak(2), dog.summary, Animal.count, dog.addTrick("roll", "beg").trickCount, dog.rename("Max").name, dog.isOld(), dog.kind);
console.log("definitely" in dog, "optional" in dog, dog.definitely, Object.keys(dog).includes("tags"));
class Defaults { constructor(private a = 1, readonly b = a + 1, public c?: string, ...rest: number[]) { this.sum = a + b + rest.length; } sum: number; show() { return [this.a, this.b, this.c, this.sum]; } }
console.log(new Defaults().show(), new Defaults(5, undefined, "x", 1, 2).show(), Defaults.length);
class Accessors { accessor value = 1; static accessor shared = "s"; accessor #hidden = 2; total() { return this.value + this.#hidden; } }
const acc = new Accessors();
acc.value = 10;
console.log(acc.total(), Accessors.shared, Object.keys(acc), "value" in acc, Object.getOwnPropertyDescriptor(Accessors.prototype, "value")!.get !== undefined);
type Constructor<T = object> = new (...args: any[]) => T;
function Timestamped<TBase extends Constructor>(Base: TBase) { return class extends Base { stamp = 42; }; }
const Stamped = Timestamped(Dog);
console.log(new Stamped("Ann").stamp, new Stamped("Bo").speak());
const Anonymous = class<T> { constructor(public inner: T) {} map<U>(f: (t: T) => U) { return new Anonymous(f(this.inner)); } };
console.log(new Anonymous(5).map((n) => `n${n}`).inner, new (class { protected x?: number = 3; get() { return this.x!; } })().get());
abstract class Template { run() { return [this.before(), this.body(), this.after()].join(">"); } protected before() { return "b"; } protected abstract body(): string; protected after() { return "a"; } }
console.log(new (class extends Template { body() { return "body"; } protected override after() { return super.after() + "!"; } })().run());
class Generic<in out T extends { id: number } = { id: number }> { private items = new Map<number, T>(); add(item: T): this { this.items.set(item.id, item); return this; } find<K extends keyof T>(id: number, key: K): T[K] | undefined { return this.items.get(id)?.[key]; } }
console.log(new Generic<{ id: number; label: string }>().add({ id: 1, label: "one" }).find(1, "label"), new Generic().find(1, "id"));
