// Field initialisers, their order and this; private fields, methods, accessors; brand checks.
const log: string[] = [];
const note = (what: string) => (log.push(what), what);
class Fields {
  static [note("static key")] = note("static value");
  [note("key a")] = note("value a");
  b = (note("value b"), (this as any)["key a"]);
  declared: any;
  "quoted name" = 1;
  42 = "number";
  #private = note("private");
  constructor() { note("constructor"); }
  readPrivate() { return this.#private; }
  static { note("static block"); }
  [note("method key")]() {}
}
const f = new Fields();
console.log(log.join(", "));
console.log(f, Object.keys(f), f.readPrivate(), "declared" in f);
class Account {
  #balance = 0;
  static #count = 0;
  static #register() { return ++Account.#count; }
  readonly id = Account.#register();
  get #formatted() { return `$${this.#balance.toFixed(2)}`; }
  set #formatted(text: string) { this.#balance = parseFloat(text.slice(1)); }
  #apply(delta: number) { this.#balance += delta; return this; }
  deposit(n: number) { return this.#apply(n); }
  load(text: string) { this.#formatted = text; this.#balance++; return this.#balance--; }
  toString() { return `${this.id}: ${this.#formatted}`; }
  static isAccount(o: any) { return #balance in o && #apply in o; }
  steal(other: Account) { const amount = other.#balance; other.#balance = 0; this.#balance += amount; return amount; }
  static peek(o: any) { return o.#balance; }
  optional(o?: Account) { return o?.#balance; }
  swap(o: Account) { [this.#balance, o.#balance] = [o.#balance, this.#balance]; }
}
const a = new Account().deposit(10).deposit(5.5);
const b = new Account().deposit(100);
console.log(String(a), String(b), a.steal(b), String(a), String(b), a.load("$7.25"), `${a}`, Account.isAccount(a), Account.isAccount({}), a.optional(), a.optional(b));
a.swap(b);
console.log(String(a), String(b), Object.keys(a), JSON.stringify(a), a);
for (const bad of [() => Account.peek({}), () => Account.peek(5), () => Account.isAccount(5), () => new (class { #m() {} x() { (this as any).#m = 1; } } as any)().x(), () => new (class { get #g() { return 1; } x() { (this.#g as any) = 2; } } as any)().x(), () => new (class { set #s(v: any) {} x() { return this.#s; } } as any)().x()]) {
  try {
    bad();
  } catch (error) {
    console.log((error as Error).name + ": " + (error as Error).message);
  }
}
class Twice { constructor(o: any) { return o; } }
class Stamper extends Twice { #stamp = "stamped"; static read(o: any) { return o.#stamp; } static has(o: any) { return #stamp in o; } }
const plain = {};
new Stamper(plain);
console.log(Stamper.read(plain), Stamper.has(plain), Stamper.has({}), Object.keys(plain));
try {
  new Stamper(plain);
} catch (error) {
  console.log((error as Error).name);
}
