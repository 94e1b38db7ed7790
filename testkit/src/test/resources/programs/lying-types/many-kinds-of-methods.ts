// Methods that objects of two families have, each overridden here and there: calls find the right one, whatever the objects are and whenever methods change.
abstract class Part {
  constructor(readonly strength: number) {}
  abstract run(by: number): string;
  kind(): string {
    return "part";
  }
  describe(): string {
    return this.kind() + ":" + this.run(this.strength);
  }
}
abstract class Unary extends Part {
  override run(by: number): string {
    return "unary " + by;
  }
}
class Stay extends Unary {}
class Edit extends Unary {
  override run(by: number): string {
    return "edit " + by * 2;
  }
  override kind(): string {
    return "edit";
  }
}
abstract class Binary extends Part {
  protected direction = 0;
  override run(by: number): string {
    return "binary " + (by + this.direction);
  }
}
class Equal extends Binary {
  override run(by: number): string {
    return "equal " + super.run(by);
  }
}
class Scale extends Binary {
  override kind(): string {
    return "scale";
  }
}
class Shift extends Scale {
  override run(by: number): string {
    return "shift " + by;
  }
}
class Late extends Shift {
  override kind(): string {
    return "late";
  }
}

function all(parts: Part[]): string {
  const texts: string[] = [];
  for (const part of parts) {
    texts.push(part.describe() + "/" + part.run(1) + "/" + part.kind());
  }
  return texts.join("; ");
}

const parts: Part[] = [];
for (let i = 0; i < 3; i++) {
  parts.push(new Stay(i), new Edit(i), new Equal(i), new Scale(i), new Shift(i));
}
for (let i = 0; i < 50; i++) all(parts);
console.log(all(parts));
console.log(all([new Late(9), ...parts.slice(0, 2)]));

Scale.prototype.run = function (by) {
  return "assigned " + by + this.strength;
};
console.log(all(parts.slice(0, 5)));
(parts[0] as any).kind = () => "own";
(parts[1] as any).run = 5;
try {
  console.log(all(parts.slice(0, 2)));
} catch (error) {
  console.log((error as Error).constructor.name);
}
console.log(all(parts.slice(2, 5)), all(parts.slice(0, 1)));
Object.setPrototypeOf(parts[2], Edit.prototype);
console.log(all(parts.slice(2, 4)));
delete (Shift.prototype as any).run;
console.log(all([parts[4], new Late(3)]));
console.log(all([{ describe: () => "literal", run: (by: number) => "r" + by, kind: () => "k", strength: 1 } as any, new Stay(4)]));
Object.defineProperty(Unary.prototype, "run", { get() { return () => "gotten"; } });
console.log(all([new Stay(1), new Edit(1)]));
const proxied = new Proxy(new Shift(8), { get: (target, key, receiver) => (key === "kind" ? () => "trapped" : Reflect.get(target, key, receiver)) });
console.log(all([proxied, new Shift(8)]));
