// BigInts where numbers are declared and numbers where BigInts are.
function combine(a: number, b: number): number {
  return a * b + a;
}
function big(a: bigint, b: bigint): bigint {
  return a * b - b;
}
function attempt(f: () => unknown): string {
  try {
    const value = f();
    return typeof value + " " + String(value);
  } catch (error) {
    return (error as Error).name;
  }
}
console.log(attempt(() => combine(2, 3)), attempt(() => combine(2n as any, 3n as any)), attempt(() => combine(2n as any, 3)), attempt(() => combine(2, 3n as any)));
console.log(attempt(() => big(2n, 3n)), attempt(() => big(2 as any, 3 as any)), attempt(() => big(2n, 0.5 as any)), attempt(() => big("2" as any, 3n)));
function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
console.log(attempt(() => fib(15)), attempt(() => fib(15n as any)), attempt(() => fib("15" as any)), attempt(() => fib(7.5)), attempt(() => fib({ valueOf: () => 10 } as any)));
let total: number = 0n as any;
for (let i: any = 1n; i <= 25n; i++) total = (total as any) * 3n + i;
console.log(total);
console.log(2n > 1, (2n as any) == 2, (2n as any) === 2, 1n < "2", (10n as any) > "9", [3n, 1, 2n].sort().join(), (5n as any) + "1", -(-5n as any), ~5n, 5n ** 3n, 7n / 2n, -7n % 3n, 1n << 70n);
console.log(attempt(() => +(5n as any)), attempt(() => Math.max(1n as any)), attempt(() => (5n as any) >>> 0n), attempt(() => 1n / 0n), attempt(() => Number(2n ** 64n)), attempt(() => BigInt(1.5)), attempt(() => [1, 2][1n as any]), attempt(() => 2n ** -1n), attempt(() => (5n as any) | 1));
let counter: any = 2n ** 53n;
for (let i = 0; i < 3; i++) counter++;
console.log(counter, typeof counter, BigInt.asIntN(8, 255n), 0n === -0n, new Set<any>([1n, 1, "1"]).size);
const list: number[] = [1, 2n as any, 3];
console.log(attempt(() => list.reduce((a, b) => a + b)), list.indexOf(2 as any), list.includes(2n as any));
