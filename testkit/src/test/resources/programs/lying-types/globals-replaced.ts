// Global functions and constructors replaced while typed code calls them.
function convert(text: string): number {
  return Number(text) + parseInt(text, 10) + (isNaN(Number(text)) ? 1000 : 0);
}
const real = { Number: globalThis.Number, parseInt: globalThis.parseInt, isNaN: globalThis.isNaN, String: globalThis.String, Array: globalThis.Array, Object: globalThis.Object };
console.log(convert("5"), convert("5x"));
(globalThis as any).parseInt = () => "replaced";
console.log(convert("5"));
(globalThis as any).Number = Object.assign((x: unknown) => 7, { isInteger: () => "never" });
console.log(convert("5"), Number.isInteger(5));
globalThis.Number = real.Number;
globalThis.parseInt = real.parseInt;
console.log(convert("6"));
(globalThis as any).Array = class { static isArray() { return "no"; } };
console.log([1, 2].length, [1, 2].map((x) => x * 2) instanceof real.Array, Array.isArray([]), new Array(3) instanceof real.Array);
globalThis.Array = real.Array;
(globalThis as any).Object = { keys: () => ["k"] };
console.log(Object.keys({ a: 1 }), { ...{ a: 1 } }.a);
globalThis.Object = real.Object;
(globalThis as any).added = 5;
declare let added: number;
console.log(added + 1);
added = "text" as any;
console.log(added + 1, (globalThis as any).added);
Object.defineProperty(globalThis, "computed", { get: () => added + "!", configurable: true });
declare const computed: number;
console.log(computed, typeof computed);
delete (globalThis as any).added;
try {
  console.log(added);
} catch (error) {
  console.log((error as Error).name, typeof added);
}
try {
  (globalThis as any).undefined = 5;
  console.log("assigned");
} catch (error) {
  console.log((error as Error).name, undefined);
}
(globalThis as any).Map = class { get() { return "mine"; } };
console.log(new Map<number, string>().get(1));
const hidden = { Math: { floor: (x: number) => -x } };
function shadowed(Math: { floor(x: number): number }, undefined: number): number {
  return Math.floor(undefined);
}
console.log(shadowed(hidden.Math, 5), Math.floor(1.5));
