// Array methods called on array-likes, strings and arguments; arrays with odd properties.
const map = Array.prototype.map as any;
const like = { length: 3, 0: "a", 2: "c" };
console.log(map.call(like, (x: any) => x + x), map.call("abc", (x: string) => x.toUpperCase()), Array.prototype.join.call(like, "-"), Array.from(like as any));
console.log(Array.prototype.push.call(like as any, "d"), like, Array.prototype.slice.call("hello", 1, 3), Array.prototype.indexOf.call({ length: "5", 4: 1 } as any, 1));
function loop(list: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i];
  return sum;
}
console.log(loop([1, 2]), loop({ length: 2, 0: 5, 1: 6 }), loop("12" as any), loop(new Uint8Array([250, 10])), loop({ get length() { return 3; }, get 1() { return 9; } } as any), loop(loop as any), loop((function () { return arguments; } as any)(3, 4)));
const list: any = [1, 2, 3];
Object.defineProperty(list, 1, { get: () => 50, configurable: true });
console.log(loop(list), list.map((x: number) => x * 2), list.reduce((a: number, b: number) => a + b), list.indexOf(50));
Object.defineProperty(list, 1, { value: 7, enumerable: false, writable: false });
console.log(loop(list), Object.keys(list).join(), [...list]);
try {
  list[1] = 5;
} catch (error) {
  console.log((error as Error).name);
}
try {
  list.sort();
} catch (error) {
  console.log((error as Error).name);
}
const spread = Object.assign([1, 2], { 5: 6, extra: 7 });
console.log(spread.length, spread, { ...spread }, [...spread].length);
let set = 0;
Object.defineProperty(Array.prototype, 3, { set(x) { set += x; }, get: () => "inherited", configurable: true });
const short: any[] = [0, 1, 2];
short[3] = 30;
short.push(400);
const inherited = short[3];
const literal = [0, 1, 2, 3];
const own = literal[3];
delete (Array.prototype as any)[3];
console.log(set, inherited, own, literal[3], short[3], short.length, Object.keys(short).join());
const isConcatSpreadable: any = { length: 2, 0: "x", 1: "y", [Symbol.isConcatSpreadable]: true };
console.log([1].concat(isConcatSpreadable, [[2]] as any), Math.max.apply(null, { length: 2, 0: 3, 1: 9 } as any), String.fromCharCode.apply(null, like as any).length);
