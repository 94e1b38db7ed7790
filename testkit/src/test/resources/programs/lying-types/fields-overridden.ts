// oracle: bun
// Fields, accessors and methods that override each other across a class hierarchy.
class Base {
  size: number = 1;
  readonly log: string[] = [];
  constructor() {
    this.log.push("base " + this.size + " " + this.describe());
  }
  describe(): string {
    return "base of " + this.size;
  }
  get double(): number {
    return this.size * 2;
  }
}
class WithField extends Base {
  override size: number = 10;
  override describe(): string {
    return "field " + this.size;
  }
}
class WithGetter extends Base {
  constructor() {
    super();
    Object.defineProperty(this, "size", { get: () => 100 });
  }
  override get double(): number {
    return super.double + 1;
  }
}
class WithText extends Base {
  override size: any = "text";
  // @ts-ignore
  override double = 7;
}
class WithMethodField extends Base {
  override describe = (): string => "arrow " + this.size;
}
const objects: Base[] = [new Base(), new WithField(), new WithGetter(), new WithText(), new WithMethodField()];
let sum = 0;
for (let i = 0; i < 2; i++) for (const object of objects) {
  sum += object.double;
  console.log(object.size, object.double, object.describe(), object.log.join());
}
console.log(sum);
class Uninitialised {
  a!: number;
  b?: number;
  declare c: number;
  ["d" + 1]: number = 4;
  static s: number;
}
const object = new Uninitialised();
console.log(object, object.a + 1, object.c, "c" in object, Uninitialised.s, object.b ?? "b");
class Order {
  first: number = this.second ?? -1;
  second: number = 2;
  third: number = this.first + this.second;
}
console.log(new Order());
class Shadow {
  value: number = 1;
  read(): number {
    return this.value;
  }
}
(Shadow.prototype as any).value = 5;
const shadow = new Shadow();
console.log(shadow.read(), delete (shadow as any).value, shadow.read());
class Accessors {
  accessor level: number = 3;
  raise(): number {
    return ++this.level;
  }
}
const accessors = new Accessors();
console.log(accessors.raise(), Object.keys(accessors).length, ((accessors as any).level = "9", accessors.raise()));
