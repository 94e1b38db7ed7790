// Methods of prototypes and statics of classes replaced while loops call them.
class Calculator {
  static base: number = 10;
  static scale(x: number): number {
    return x * Calculator.base;
  }
  apply(x: number): number {
    return Calculator.scale(x) + 1;
  }
}
const calculator = new Calculator();
const results: unknown[] = [];
for (let i = 0; i < 8; i++) {
  results.push(calculator.apply(i));
  if (i === 1) Calculator.base = "2" as any;
  if (i === 2) Calculator.scale = (x) => x + 1000;
  if (i === 3) Calculator.prototype.apply = (x) => -x;
  if (i === 4) (calculator as any).apply = (x: number) => "own " + x;
  if (i === 5) delete (calculator as any).apply;
  if (i === 6) Object.defineProperty(Calculator.prototype, "apply", { get: () => () => "from a getter" });
}
console.log(results);
(Calculator.prototype as any).apply2 = function (this: Calculator, x: number) { return Calculator.scale(x); };
console.log((calculator as any).apply2(3));
class Base {
  run(): string { return "base"; }
}
class Derived extends Base {
  override run(): string { return "derived of " + super.run(); }
}
const derived = new Derived();
console.log(derived.run());
Base.prototype.run = () => "patched";
console.log(derived.run());
delete (Base.prototype as any).run;
try {
  derived.run();
} catch (error) {
  console.log((error as Error).name);
}
delete (Derived.prototype as any).run;
console.log(typeof derived.run);
