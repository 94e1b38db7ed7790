// Private fields, methods and accessors on receivers that do not have them.
class Counter {
  #count: number = 0;
  static #made = 0;
  constructor() {
    Counter.#made++;
  }
  add(x: number): number {
    this.#count += x;
    return this.#count;
  }
  same(other: Counter): boolean {
    return this.#count === other.#count;
  }
  #secret(): string {
    return "secret " + this.#count;
  }
  reveal(other: Counter): string {
    return other.#secret();
  }
  static has(x: any): boolean {
    return #count in x;
  }
  static get made(): number {
    return this.#made;
  }
}
function attempt(f: () => unknown): unknown {
  try {
    return f();
  } catch (error) {
    return (error as Error).name;
  }
}
const counter = new Counter();
const copies: any[] = [counter, Object.create(counter), { ...counter }, new Proxy(counter, {}), null, 5, Object.assign(Object.create(Counter.prototype), { count: 1 })];
for (const copy of copies) console.log(attempt(() => counter.same(copy)), attempt(() => counter.reveal(copy)), attempt(() => Counter.has(copy)), attempt(() => counter.add.call(copy, 1)));
console.log(counter.add("x" as any), counter.add(1), counter.add({ valueOf: () => 2 } as any));
class Derived extends Counter {}
console.log(Counter.made, attempt(() => Derived.made), new Derived().same(new Counter()));
class Stamper extends (function (x: any) { return x; } as any) {
  #mark: number = 7;
  static read(x: any): number {
    return x.#mark;
  }
}
const stamped = { plain: true };
new Stamper(stamped);
console.log(Stamper.read(stamped), attempt(() => Stamper.read({})), attempt(() => new Stamper(stamped)));
const frozen = new Derived();
Object.freeze(frozen);
console.log(frozen.add(5), frozen.add(0.5), Object.keys(frozen).length);
