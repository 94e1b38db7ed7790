// Default values, rest, destructured parameters, their scope, and function length.
const log: string[] = [];
const note = (name: string, value: any) => (log.push(name), value);
function defaults(a: any, b = note("b", a + 1), c = note("c", b * 2), ...rest: any[]) {
  return [a, b, c, rest];
}
console.log(defaults(1), defaults(1, 5), defaults(1, undefined, 9), defaults(1, null, 0, 7, 8), log.join());
console.log(defaults.length, ((a: any, b: any) => 1).length, (function (...all: any[]) {}).length, ((a: any, b = 1, c: any) => 1).length, (({ x }: any, [y]: any) => 1).length);
function shape({ width = 10, height = width * 2, label: { text = "none", size } = { size: 12 } as any } = {} as any, [first, , third = "3rd"]: any = "abc") {
  return `${width}x${height} ${text}/${size} ${first}${third}`;
}
console.log(shape(), "|", shape({ width: 3, label: { text: "t" } }, [1, 2]), "|", shape({ height: 1 }, "xyz"));
let outer = "outer";
function scoped(a = () => outer, b = (outer = "changed", "b")) {
  var outer2 = "inner";
  return [a(), b, outer2];
}
console.log(scoped(), outer);
function bodyVar(x: any, f = () => x) {
  var x: any;
  const before = x;
  x = "body";
  return [before, x, f()];
}
console.log(bodyVar("param"));
for (const bad of [() => ((a = b, b = 1) => a)(), () => ((a: any = a) => a)(), () => (({ x }: any) => x)(null), () => (([x]: any) => x)(5 as any)]) {
  try {
    console.log(bad());
  } catch (error) {
    console.log((error as Error).name);
  }
}
var b: any;
const sum = (...numbers: number[]) => numbers.reduce((s, n) => s + n, 0);
console.log(sum(), sum(1), sum(...[1, 2], 3, ...new Set([4, 5])), Math.max(...[], 7), ((...[x, y]: any[]) => x + y)(1, 2), ((a: any, ...{ length }: any) => length)(1, 2, 3));
function counting(n = counting.calls++) { return n; }
counting.calls = 0;
counting(); counting(); counting(9);
console.log(counting.calls, ((a, b = a, c = a + b) => a + b + c)(1), (function (a: any, a2 = arguments.length) { return a2; })(1), [..."ab"].map((x, i, all, extra = "none") => x + extra));
