// Functions as values: map, filter, reduce, composition, counters, memoisation, generators and iterators.
type Unary = (x: number) => number;

const compose = (...functions: Unary[]): Unary => (x) => functions.reduce((value, f) => f(value), x);

function counter(step: number): { next: () => number; reset: () => void } {
  let count = 0;
  return {
    next: () => (count += step),
    reset: () => {
      count = 0;
    },
  };
}

function pipeline(n: number): number {
  const items = Array.from({ length: n }, (_, i) => i);
  return items
    .map((x) => x * 3)
    .filter((x) => x % 2 === 0)
    .map((x) => ({ x, half: x / 2 }))
    .reduce((sum, { x, half }) => (sum + x - half) % 1_000_003, 0);
}

function composed(n: number): number {
  const f = compose((x) => x + 1, (x) => x * 2, (x) => x % 1009);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += f(i);
  }
  return sum;
}

function counted(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const { next, reset } = counter(i & 7);
    next();
    next();
    if (i % 5 === 0) reset();
    sum += next();
  }
  return sum;
}

function* range(from: number, to: number): Generator<number> {
  for (let i = from; i < to; i++) {
    yield i;
  }
}

function generated(n: number): number {
  let sum = 0;
  for (const value of range(0, n)) {
    sum = (sum + value) % 1_000_003;
  }
  return sum;
}

function memoised(n: number): number {
  const known = new Map<number, number>();
  const steps = (x: number): number => {
    if (x <= 1) return 0;
    const seen = known.get(x);
    if (seen !== undefined) return seen;
    const result = 1 + steps(x % 2 === 0 ? x / 2 : 3 * x + 1);
    known.set(x, result);
    return result;
  };
  let longest = 0;
  for (let i = 1; i < n; i++) {
    longest = Math.max(longest, steps(i));
  }
  return longest;
}

const n = Number(process.argv[2] ?? 1_000_000);
console.log(pipeline(n), composed(n), counted(n), generated(n), memoised(n / 10));
