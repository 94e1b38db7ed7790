// Static members, static blocks, inheritance of statics, generators and async methods, Symbol-named members.
class Registry {
  static #items = new Map<string, Registry>();
  static default: Registry;
  static {
    this.default = new Registry("default");
    try {
      Registry.#items.get("none")!.id;
    } catch {
      this.default.note = "caught in static block";
    }
  }
  note = "";
  constructor(readonly id: string) { Registry.#items.set(id, this); }
  static get size() { return this.#items.size; }
  static *[Symbol.iterator]() { yield* this.#items.keys(); }
  static find = (id: string) => this.#items.get(id)?.id ?? "missing";
  get [Symbol.toStringTag]() { return "Registry:" + this.id; }
  [Symbol.toPrimitive](hint: string) { return hint === "number" ? 7 : `R(${this.id})`; }
  static async load(id: string) { await null; return new this(id); }
  *chars() { yield* this.id; }
}
console.log(Registry.size, [...Registry], Registry.find("default"), Registry.find("x"), Registry.default.note, String(Registry.default), +Registry.default, Object.prototype.toString.call(Registry.default), [...Registry.default.chars()].length);
Registry.load("late").then((r) => console.log("loaded", r.id, Registry.size));
class Sub extends Registry { static extra = super.find("default"); static override find = (id: string) => "sub " + id; }
console.log(Sub.extra, Sub.find("a"), Object.hasOwn(Sub, "default"), Sub.default === Registry.default);
try {
  Sub.size;
} catch (error) {
  console.log((error as Error).name);
}
const order: string[] = [];
class Order {
  static a = order.push("a");
  static { order.push("block 1"); }
  static b = order.push("b");
  static { order.push("block 2 " + (this === Order) + typeof this.c); }
  static c = order.push("c");
}
console.log(order.join(", "), Order.c);
console.log(Object.getOwnPropertyNames(Order), Object.getOwnPropertyDescriptor(Order, "prototype"), Object.getOwnPropertyDescriptor(Registry.prototype, "chars"), Object.keys(Registry.prototype));
const Mixin = <T extends new (...a: any[]) => object>(B: T) => class extends B { mixed = true; who() { return "mixin of " + B.name; } };
class Mixed extends Mixin(class Inner { inner = 1; }) { own = 2; }
console.log(new Mixed(), new Mixed().who(), Mixed.name, class {}.name === "");
const Named = class InnerName { static self() { return InnerName.name; } };
console.log(Named.self(), Named.name, typeof (globalThis as any).InnerName, new (class { x = 1; static y = 2 })().x, (class { static #p = 3; static get p() { return this.#p; } }).p);
const { constructor } = Registry.prototype;
console.log(constructor === Registry, Registry.prototype.constructor.length, (Registry as any).prototype === Object.getPrototypeOf(Registry.default));
try {
  (Registry as any).prototype = {};
} catch (error) {
  console.log((error as Error).name);
}
