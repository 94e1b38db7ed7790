// The Mandelbrot set as bits of a picture, folded into a checksum: floating-point loops without memory.
const ITERATIONS = 50;

function isInside(cr: number, ci: number): boolean {
  let zr = 0;
  let zi = 0;
  let zr2 = 0;
  let zi2 = 0;
  for (let i = 0; i < ITERATIONS; i++) {
    zi = 2 * zr * zi + ci;
    zr = zr2 - zi2 + cr;
    zr2 = zr * zr;
    zi2 = zi * zi;
    if (zr2 + zi2 > 4) return false;
  }
  return true;
}

function checksum(size: number): number {
  let sum = 0;
  for (let y = 0; y < size; y++) {
    const ci = (2 * y) / size - 1;
    let bits = 0;
    for (let x = 0; x < size; x++) {
      bits = (bits << 1) | (isInside((2 * x) / size - 1.5, ci) ? 1 : 0);
      if ((x & 7) === 7) {
        sum = (sum * 31 + bits) % 1_000_000_007;
        bits = 0;
      }
    }
  }
  return sum;
}

console.log(checksum(Number(process.argv[2] ?? 1600)));
