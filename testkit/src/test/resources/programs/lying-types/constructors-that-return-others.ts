// Constructors that return other objects; new.target; instances made by Reflect.construct.
class Single {
  static only: Single | null = null;
  value: number = 1;
  constructor() {
    if (Single.only) return Single.only;
    Single.only = this;
  }
}
const one = new Single();
one.value = 5;
console.log(new Single() === one, new Single().value);
class Liar {
  x: number;
  constructor(x: number, result: any) {
    this.x = x;
    return result;
  }
  twice(): number {
    return this.x * 2;
  }
}
function attempt(f: () => unknown): unknown {
  try {
    return f();
  } catch (error) {
    return (error as Error).name;
  }
}
for (const result of [undefined, 5, null, "text", { x: "3", twice: () => "own" }, [1, 2], new Date(0), { x: 4 }] as any[]) console.log(attempt(() => new Liar(1, result).twice()), new Liar(2, result).x);
class Child extends Liar {
  y: number = this.x + 1;
  constructor(result: any) {
    super(10, result);
  }
}
console.log(new Child(undefined).y, new Child({ x: "a" }).y, (new Child({}) as any).y, attempt(() => new Child(Object.freeze({ x: 1 }))));
class Base {
  kind: string;
  constructor() {
    this.kind = new.target.name;
  }
}
class Sub extends Base {}
console.log(new Base().kind, new Sub().kind, Reflect.construct(Base, [], Sub).kind, Reflect.construct(Base, [], Array) instanceof Array, Reflect.construct(Base, [], function other() {} as any).kind);
class NoSuper extends Base {
  constructor(call: boolean) {
    if (call) super();
  }
}
console.log(new NoSuper(true).kind, attempt(() => new NoSuper(false)));
class Twice extends Base {
  constructor() {
    super();
    super();
  }
}
console.log(attempt(() => new Twice()), attempt(() => new (class extends (null as any) {})()), attempt(() => class extends (5 as any) {}));
function Old(this: any, x: number) {
  this.x = x;
  this.twice = Liar.prototype.twice;
}
console.log(new (Old as any)("4").twice(), new (Old as any)().twice(), attempt(() => (Old as any)(1)));
