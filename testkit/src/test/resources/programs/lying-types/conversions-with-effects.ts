// valueOf, toString and Symbol.toPrimitive that have effects, in the order of the specification.
const log: string[] = [];
function make(name: string, value: unknown): number {
  return { valueOf() { log.push(name); return value; }, toString() { log.push(name + "!"); return "s" + name; } } as any;
}
function compute(a: number, b: number, c: number): number {
  return a + b * c - a;
}
console.log(compute(1, 2, 3), compute(make("a", 1), make("b", 2), make("c", 3)), log.splice(0).join());
console.log(make("a", 1) < make("b", 2), make("a", 1) >= make("b", 2), log.splice(0).join());
console.log(make("a", "x") + (make("b", 5) as any), `${make("t", 1)}`, [make("j", 1)].join(), log.splice(0).join());
const values: number[] = [10, 20];
let index: any = make("i", 1);
console.log(values[index], log.splice(0).join());
let x: number = make("x", 5);
x++;
let y: number = make("y", 5);
y += make("z", 1);
console.log(x, y, log.splice(0).join());
const hinted: any = { [Symbol.toPrimitive](hint: string) { log.push(hint); return hint === "number" ? 42 : hint; } };
console.log(hinted * 1, hinted + 1, `${hinted}`, hinted < 50, +hinted, hinted == "default", ({ number: 1 } as any)[hinted], Math.abs(hinted), log.splice(0).join());
for (const bad of [{ valueOf: () => ({}), toString: () => ({}) }, { [Symbol.toPrimitive]: () => ({}) }, { [Symbol.toPrimitive]: 1 }, Object.create(null), Symbol("s"), { valueOf() { throw new RangeError("thrown"); } }] as any[]) {
  try {
    console.log(compute(bad, 1, 1));
  } catch (error) {
    console.log((error as Error).name);
  }
}
function argument(name: string): number {
  log.push("eval " + name);
  return make(name, 1);
}
console.log(argument("l") + argument("r"), argument("l") ** argument("r"), argument("l") << argument("r"), log.splice(0).join());
let sum = 0;
const adder: number = { valueOf: () => (sum += 100) } as any;
sum += adder;
console.log(sum);
sum = sum + adder + sum;
console.log(sum);
