// 32-bit integer operators: wrapping, shifts, conversions of large and odd operands.
const show = (n: number) => (n >>> 0).toString(2).padStart(32, "0");
console.log(~0, ~-1, ~5, ~~3.7, ~~-3.7, ~NaN, ~Infinity, ~(2 ** 32));
console.log(1 << 31, 1 << 32, 1 << 33, 1 << -1, -1 >>> 0, -1 >>> 31, -1 >> 31, -8 >> 1, -8 >>> 28);
console.log(2 ** 31 | 0, (2 ** 31 + 5) | 0, (2 ** 32 + 5) | 0, (2 ** 53 + 2) | 0, -(2 ** 31) - 1 | 0, 1e20 | 0, 1e300 | 0);
console.log(0xffffffff & 0xff, 0xffffffff | 0, 0xffffffff ^ 0, 0b1010 & 0b0110, 0b1010 | 0b0110, 0b1010 ^ 0b0110);
console.log(show(5), show(-5));
console.log(("7" as never) & 3, (null as never) | 1, (undefined as never) | 2, (true as never) << 3);

let x = 0x12345678;
x <<= 4;
console.log(x.toString(16));
x >>= 8;
console.log(x.toString(16));
x >>>= 8;
x ^= 0xff;
x |= 1 << 20;
x &= ~2;
console.log(x.toString(16));

// A hash with multiplication in 32 bits.
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
for (const word of ["", "a", "swallow", "the quick brown fox"]) {
  console.log(word, fnv(word).toString(16));
}

function popCount(n: number): number {
  n -= (n >>> 1) & 0x55555555;
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
console.log([0, 1, 255, -1, 0x80000000, 0x12345678].map(popCount), Math.clz32(1), Math.clz32(0), Math.clz32(-1), Math.clz32(2 ** 32 + 1));
