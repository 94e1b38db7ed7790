// Decorators as programs use them: logging, registration, binding, memoizing, validation, replacing a class.
function logged(value: Function, { kind, name }: any): any {
  if (kind === "method") {
    return function (this: any, ...args: any[]) {
      console.log(`call ${String(name)}(${args.join(", ")})`);
      const result = value.call(this, ...args);
      console.log(`${String(name)} = ${result}`);
      return result;
    };
  }
}

function bound(value: any, { name, addInitializer }: any): void {
  addInitializer(function (this: any) {
    this[name] = this[name].bind(this);
  });
}

const registry = new Map<string, Function>();
function register(key: string) {
  return (value: Function, context: any) => {
    context.addInitializer(function (this: any) {
      registry.set(key, this);
    });
  };
}

function range(low: number, high: number) {
  return (value: any, context: any) => ({
    get(this: any) { return value.get.call(this); },
    set(this: any, next: number) {
      if (next < low || next > high) throw new RangeError(`${context.name} must be in ${low}..${high}`);
      value.set.call(this, next);
    },
    init(first: number) { return Math.min(Math.max(first, low), high); },
  });
}

const doubled = (_: undefined, context: any) => (value: number) => value * 2;

@register("calculator")
class Calculator {
  @doubled base = 21;
  @range(0, 10) accessor level = 99;
  @logged add(a: number, b: number) { return a + b + this.base; }
  @bound level2() { return this.level * 2; }
  @logged static make() { return new this(); }
}

const c = Calculator.make();
console.log(c.base, c.level, c.add(1, 2));
const { level2 } = c;
console.log(level2());
try { c.level = 11; } catch (e: any) { console.log(e.name, e.message); }
console.log(registry.get("calculator") === Calculator);

function replaced(value: any, context: any) {
  return class extends value { extra = "extra"; };
}
@replaced class Plain { static self() { return Plain; } kind = "plain"; }
const p: any = new Plain();
console.log(p.kind, p.extra, Plain.self() === Plain);

const access: any[] = [];
function spy(_: any, context: any) { access.push(context.access); }
class Secret { @spy #hidden = 5; @spy shown = 6; @spy #method() { return "m"; } }
const s = new Secret();
for (const each of access) console.log(each.has(s), typeof each.get(s), each.set === undefined ? "read only" : "writable");
access[1].set(s, 7);
console.log(access[1].get(s), s.shown);
let late: any;
class Late { @((_: any, c: any) => { late = c.addInitializer; }) m() {} }
try { late(() => {}); } catch (e: any) { console.log(e.name); }
try { eval("0"); class Bad { @((() => 5) as any) m() {} } } catch (e: any) { console.log(e.name); }
