// super in constructors, methods, accessors, statics, arrows and object literals; new.target; method resolution.
class Base {
  static made = 0;
  kind = "base";
  constructor(public name = "unnamed") { Base.made++; this.init(); }
  init() { this.kind += "-init"; }
  get title() { return `Base(${this.name})`; }
  set title(t: string) { this.name = t.toUpperCase(); }
  static create(...args: any[]) { return new this(...args); }
  greet(other = "you") { return `${this.name} greets ${other}`; }
}
class Middle extends Base {
  extra = this.kind + "+field";
  override init() { super.init(); this.kind += "-middle"; }
  override get title() { return "Middle:" + super.title; }
  override set title(t: string) { super.title = t + "!"; }
  override greet(other?: string) { return super.greet(other) + " politely"; }
  static override create(name: string) { const made = super.create(name + "'"); return made; }
}
class Leaf extends Middle {
  constructor() {
    const callSuper = () => super("leaf");
    callSuper();
    (this as any).target = new.target.name;
  }
  override greet() { return [1].map(() => super.greet("leaves"))[0]; }
  ["dyn" + "amic"]() { return super["gre" + "et" as "greet"]("dynamic"); }
}
const leaf = new Leaf();
console.log(leaf, leaf.greet(), (leaf as any).dynamic(), leaf.title);
leaf.title = "renamed";
console.log(leaf.name, Leaf.create("x") instanceof Leaf, Middle.create("m").name, Base.made, Leaf.made, Object.getPrototypeOf(Leaf) === Middle);
class Default extends Base {}
console.log(new Default("given").name, Default.length, Default.name, new (class extends Array {})(1, 2, 3).length);
const parent = { hello() { return "parent " + (this as any).tag; } };
const child = { __proto__: parent, tag: "child", hello() { return "child/" + super.hello(); }, get up() { return super.hello; }, arrow() { return (() => super.hello())(); } } as any;
console.log(child.hello(), child.up.call({ tag: "other" }), child.arrow(), child.hello.call({ tag: "borrowed" }));
const attempts: Record<string, () => unknown> = {
  noSuper: () => new (class extends Base { constructor() { } } as any)(),
  thisFirst: () => new (class extends Base { constructor() { (this as any).x = 1; super(); } } as any)(),
  twice: () => new (class extends Base { constructor() { super(); super(); } } as any)(),
  returnsObject: () => new (class extends Base { constructor() { return { own: 1 } as any; } } as any)(),
  returnsNumber: () => new (class extends Base { constructor() { super(); return 1 as any; } } as any)(),
  baseReturnsNumber: () => new (class { constructor() { return 1 as any; } } as any)() instanceof Object,
  called: () => (Base as any)(),
  extendsNumber: () => { class X extends (5 as any) {} return X; },
  extendsArrow: () => { class X extends ((() => 1) as any) {} return X; },
  badPrototype: () => { function F() {} F.prototype = 3 as any; class X extends (F as any) {} return X; },
};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    console.log(name, attempt());
  } catch (error) {
    console.log(name, (error as Error).name + ": " + (error as Error).message);
  }
}
class NullBase extends (null as any) { constructor() { return Object.create(NullBase.prototype); } static s() { return "static"; } }
console.log(new NullBase() instanceof NullBase, Object.getPrototypeOf(NullBase.prototype), NullBase.s());
