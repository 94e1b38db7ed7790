// Dates, boxed primitives and functions where primitives are declared.
function difference(a: number, b: number): number {
  return a - b;
}
function concat(a: string, b: string): string {
  return a + b;
}
const early = new Date(1000);
const late = new Date(5000);
console.log(difference(late as any, early as any), concat(late as any, "x" as any) === String(late) + "x", late > early, late == (5000 as any), +late, Math.max(late as any, early as any));
const boxed: number = new Number(5) as any;
const text: string = new String("ab") as any;
const flag: boolean = new Boolean(false) as any;
console.log(difference(boxed, 2), boxed + 1, boxed === (5 as number), boxed == 5, typeof boxed, boxed ? "truthy" : "falsy", flag ? "truthy" : "falsy", !flag);
console.log(concat(text, "c"), text.length, text[1], text === "ab", text == "ab", typeof text, [...text], text + 1, JSON.stringify([boxed, text, flag]));
let sum: number = 0;
for (const x of [boxed, 1, new Number("7"), new Number(NaN)] as number[]) sum += x;
console.log(sum);
const set = new Set<any>([boxed, 5, new Number(5)]);
console.log(set.size, new Map<any, string>([[boxed, "box"]]).get(5), [5].includes(boxed), [boxed].indexOf(5));
(boxed as any).extra = 1;
(boxed as any).valueOf = () => 50;
console.log(boxed + 1, boxed * 2, (boxed as any).extra, (boxed as any).toFixed(1), `${boxed}`);
const f: number = ((x: number) => x) as any;
console.log(f > 1, isNaN(f), typeof (f + 1), (f as any).length + 1, ({ ...(f as any) } as any));
let five: any = 5;
try {
  five.extra = 1;
} catch (error) {
  console.log((error as Error).name);
}
console.log(five.extra, five.constructor.name, five.__proto__ === Number.prototype);
switch (boxed) {
  case 5:
    console.log("five");
    break;
  case boxed:
    console.log("the box");
}
const symbol: string = Symbol("sym") as any;
for (const f of [() => concat(symbol, ""), () => `${symbol}`, () => (symbol as any) + 1, () => String(symbol), () => symbol.length, () => (symbol as any).description]) {
  try {
    console.log(f());
  } catch (error) {
    console.log((error as Error).name);
  }
}
