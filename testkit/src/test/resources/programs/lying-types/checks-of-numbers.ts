// Numbers that are taken to be small and whole until they are not: overflow, fractions, minus zero, NaN, bigints, strings.
class Counter {
  count = 0;
  step = 1;
  add(): number {
    this.count += this.step;
    return this.count;
  }
}

function at(array: number[], row: number, width: number, column: number): number {
  return array[row * width + column];
}

function fill(array: number[], from: number, to: number): number[] {
  for (let i = from; i < to; i++) {
    array[i] = i * 2;
  }
  return array;
}

function down(n: number): number {
  return n <= 0 ? n : down(n - 1) + 1;
}

function inverse(x: number): number {
  return 1 / x;
}

function mean(values: number[]): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    sum += values[i];
  }
  return sum / values.length;
}

const any = (value: unknown): number => value as number;
const attempt = (what: () => unknown): string => {
  try {
    return String(what());
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

const counter = new Counter();
for (let i = 0; i < 5; i++) counter.add();
console.log(counter.add());
counter.count = 2147483646;
console.log(counter.add(), counter.add(), counter.add());
counter.count = -2147483648;
counter.step = -1;
console.log(counter.add(), counter.add());
counter.step = 0.5;
console.log(counter.add());
counter.count = any("text");
console.log(counter.add(), counter.add());
counter.count = any(1n);
console.log(attempt(() => counter.add()));
counter.step = any(2n);
console.log(attempt(() => counter.add()));
counter.count = -0;
counter.step = -0;
console.log(Object.is(counter.add(), -0), inverse(counter.count));

const grid = [0, 1, 2, 3, 4, 5, 6, 7, 8];
console.log(at(grid, 1, 3, 2), at(grid, 2, 3, 0), at(grid, 0.5, 2, 0), at(grid, -1, 3, 3), at(grid, 1e9, 1e9, 1), at(grid, any("1"), 3, 1));
console.log(at(grid, any("1"), 1, any("1")), at(grid, -0, 5, 0), at(grid, 0, -5, -0), at(grid, NaN, 1, 1), attempt(() => at(grid, any(1n), any(2n), any(1n))));
(grid as unknown as Record<string, string>)["1.5"] = "half";
(grid as unknown as Record<string, string>)["-1"] = "before";
(grid as unknown as Record<string, string>)["4294967296"] = "beyond";
console.log(at(grid, 0.5, 3, 0), at(grid, -1, 1, 0), at(grid, 65536, 65536, 0));

console.log(fill([], 0, 4), fill([], 2, 4), fill([9, 9, 9], 1.5, 3), fill([], any("0"), any("2")), fill([1], -2, 0));
console.log(down(10), down(0.5), down(-0), Object.is(down(-0), -0), down(any("3")), attempt(() => down(any(2n))));
console.log(inverse(0), inverse(-0), inverse(any("4")), inverse(any(null)), inverse(any(undefined)), attempt(() => inverse(any(1n))));
console.log(mean([1, 2, 3]), mean([1.5, 2]), mean([]), mean([1, any("2")]), mean([1, , 3] as number[]), mean([any(null), any(true)]));

function sums(values: number[]): number[] {
  const result: number[] = [];
  let a = 0;
  let b = 1;
  for (const value of values) {
    a = a + value;
    b = b * value;
    result.push(a, b, a - b, a % 7, b % 7);
  }
  return result;
}
console.log(sums([1, 2, 3]), sums([1 << 30, 1 << 30, 4, 1 << 20]), sums([0, -1, 0]).map((x) => Object.is(x, -0)), sums([0.1, 0.2]));

const floor = Math.floor;
const halves = (values: number[]): number[] => values.map((value) => Math.floor(value / 2) + Math.max(value, 1) + Math.sqrt(value) + Math.abs(-value) + Math.min(0, value));
console.log(halves([4, 9]), halves([-1, NaN]));
Math.floor = (x) => floor(x) + 1000;
console.log(halves([4, 9]));
Math.floor = floor;
console.log(halves([any("16"), any(null)]));
