// push, map, slice and others replaced on the prototype and on single arrays.
const push = Array.prototype.push;
const numbers: number[] = [];
for (let i = 0; i < 6; i++) {
  numbers.push(i);
  if (i === 2) Array.prototype.push = function (...items: any[]) { return push.call(this, ...items, "patched"); };
  if (i === 4) Array.prototype.push = push;
}
console.log(numbers.join());
const own: number[] = [1, 2, 3];
(own as any).push = () => "own push";
(own as any).map = () => "own map";
console.log(own.push(4), own.map((x) => x), own.length);
const map = Array.prototype.map;
Array.prototype.map = function (this: any[], f: any) { return map.call(this, (x, i, a) => [f(x, i, a)]); } as any;
console.log(JSON.stringify([1, 2].map((x) => x * 2)));
Array.prototype.map = map;
console.log(JSON.stringify([1, 2].map((x) => x * 2)));
const forEach = Array.prototype.forEach;
(Array.prototype as any).forEach = null;
try {
  [1].forEach(console.log);
} catch (error) {
  console.log((error as Error).name);
}
Array.prototype.forEach = forEach;
Object.defineProperty(Array.prototype, "filter", { get() { return () => "got"; }, configurable: true });
console.log([1, 2].filter((x) => x > 1));
(Array.prototype as any).extra = function () { return this.length; };
console.log((numbers as any).extra(), Object.keys([1]).join());
for (const key in [7]) console.log(key);
const isArray = Array.isArray;
(Array as any).isArray = () => "maybe";
console.log(Array.isArray([]), isArray([]));
