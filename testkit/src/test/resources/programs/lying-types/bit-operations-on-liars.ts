// Bit operations on what is no 32-bit integer.
function bits(x: number): string {
  return [x | 0, x >>> 0, ~x, x << 3, x >> 3, x ^ 5, x & 0xff].join();
}
console.log(bits(5), bits(2 ** 31), bits(2 ** 32 + 5), bits(-1.9), bits(1e21), bits(-(2 ** 53)), bits(Infinity), bits(0.5));
console.log(bits("7" as any), bits(null as any), bits(undefined as any), bits(true as any), bits([9] as any), bits({} as any), bits("0b11" as any));
function shift(x: number, by: number): string {
  return [x << by, x >> by, x >>> by].join();
}
console.log(shift(1, 31), shift(1, 32), shift(1, -1), shift(-1, 0), shift(-1, 33), shift(1, 2 ** 32 + 1), shift(3, 1.9), shift(1, "4" as any));
let mask: number = 1;
for (let i = 0; i < 40; i++) mask <<= 1;
console.log(mask);
let seed: number = 12345;
for (let i = 0; i < 10; i++) seed = (seed * 1103515245 + 12345) & 0x7fffffff;
console.log(seed);
let unsigned: number = -5;
unsigned >>>= 0;
console.log(unsigned, unsigned + 1, unsigned >>> 1, (unsigned | 0) + 1);
for (const big of [1n, 5n]) {
  try {
    console.log(bits(big as any));
  } catch (error) {
    console.log((error as Error).name);
  }
}
