// Functions of Math and of strings that are replaced while code runs that takes them for what they were.
function roots(values: number[]): number {
  let sum = 0;
  for (const value of values) sum += Math.sqrt(value) + Math.floor(value / 3) + Math.max(value, 5) - Math.abs(-value);
  return sum;
}
function codes(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) | 0;
  return sum;
}
const values = [1, 4, 9, 16, 25];
const report = (how: string): void => console.log(how, roots(values), codes("swallow"));
report("as they are");

const { sqrt, floor } = Math;
Math.sqrt = (x) => sqrt(x) + 100;
report("sqrt assigned");
Math.sqrt = sqrt;
report("sqrt as before");
Object.defineProperty(Math, "floor", { value: (x: number) => floor(x) + 1000, configurable: true, writable: true });
report("floor defined");
delete (Math as any).max;
try {
  report("max deleted");
} catch (error) {
  console.log((error as Error).name);
}
(Math as any).max = (a: number, b: number) => a * b;
report("max another");
const charCodeAt = String.prototype.charCodeAt;
String.prototype.charCodeAt = function (this: string, at: number) { return charCodeAt.call(this, at) & 15; };
report("charCodeAt assigned");

// In the middle of a loop, and between the lookup and the call.
function loop(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    if (i === 5) Math.ceil = () => 1e6;
    sum += Math.ceil(i + 0.5);
  }
  return sum + Math.abs((Math.abs = () => 7, -3)) + Math.abs(-3);
}
console.log(loop(10));
(globalThis as any).Math = { sqrt: () => 2, floor: () => 3, max: () => 4, abs: () => 5 };
report("Math itself");
