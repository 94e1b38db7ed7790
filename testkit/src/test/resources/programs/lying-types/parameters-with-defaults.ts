// Default and optional parameters given null, undefined and values of other types.
function greet(name: string = "nobody", times: number = name.length, suffix?: string): string {
  return `${name}${suffix}`.repeat(times > 2 ? 2 : times);
}
const free: any = greet;
console.log(greet("a", 1, "!"), greet(), greet("ab"), free(undefined, 1, null), free(null, 1), free(12, 1, 3), free("x", "2"));
let evaluations = 0;
const next = (): number => ++evaluations;
function lazy(a: number = next(), b: number = a + next()): number {
  return a + b;
}
console.log(lazy(), lazy(10), lazy(undefined, 5), (lazy as any)(null), (lazy as any)("1"), evaluations);
function destructured({ x, y = 2 }: { x: number; y?: number } = { x: 1 }): number {
  return x + y;
}
console.log(destructured(), destructured({ x: 5 }), destructured({ x: "5" } as any), destructured({} as any), destructured("text" as any), destructured({ x: 1, y: null } as any));
try {
  destructured(null as any);
} catch (error) {
  console.log((error as Error).name);
}
const self = (x: number, f: () => number = () => x): number => {
  x = 99;
  return f();
};
console.log(self(1), self("2" as any, () => -1));
try {
  (function (a: number = b, b: number = 1) { return a; })();
} catch (error) {
  console.log((error as Error).name);
}
function sum(first: number, ...rest: number[]): number {
  let total = first;
  for (let i = 0; i < rest.length; i++) total += rest[i];
  rest.length = 0;
  return total;
}
console.log(sum(1, 2, 3), sum(...([1, "2", 3] as number[])), sum(...("123" as any)), sum(...(new Set([1, 2]) as any)), (sum as any)());
