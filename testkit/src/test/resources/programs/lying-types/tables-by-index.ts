// Arrays that only stores to elements fill, tables among them that are asked before: what seems to be there is not, and the other way round.
function fibonacci(table: number[], n: number): number {
  const known = table[n];
  if (known !== undefined) {
    return known;
  }
  const value = n < 2 ? n : fibonacci(table, n - 1) + fibonacci(table, n - 2);
  table[n] = value;
  return value;
}
console.log(fibonacci([], 30), fibonacci(new Array(31), 30), fibonacci([0, 1], 20));

function sums(values: number[]): number[] {
  const prefix = [0];
  for (let i = 0; i < values.length; i++) {
    prefix[i + 1] = prefix[i] + values[i];
  }
  return prefix;
}
console.log(sums([1, 2, 3, 4.5]).join(), sums([1, "2" as any, 3]).join());

function ways(coins: number[], amount: number): number {
  const table: number[] = new Array(amount + 1);
  for (let i = 0; i <= amount; i++) {
    table[i] = i === 0 ? 1 : 0;
  }
  for (const coin of coins) {
    for (let i = coin; i <= amount; i++) {
      table[i] += table[i - coin];
    }
  }
  return table[amount];
}
console.log(ways([1, 2, 5, 10], 100), ways([3], 4));

function backwards(n: number): number[] {
  const values: number[] = [];
  for (let i = n - 1; i >= 0; i--) {
    values[i] = i;
  }
  values[1] += 1;
  values[n] = n;
  return values;
}
console.log(backwards(6), backwards(1));

function counted(words: string[]): string {
  const counts: number[] = [];
  for (const word of words) {
    if (!(word.length in counts)) {
      counts[word.length] = 0;
    }
    counts[word.length]++;
  }
  return JSON.stringify(counts);
}
console.log(counted(["a", "bb", "dddd", "bb"]));

// a queue in a ring that grows, a stack by its own pointer
class Ring<T> {
  private items: (T | undefined)[] = [];
  private first = 0;
  private count = 0;

  add(item: T): void {
    if (this.count === this.items.length) {
      const items: (T | undefined)[] = [];
      for (let i = 0; i < this.count; i++) {
        items[i] = this.items[(this.first + i) % this.count];
      }
      items[this.count * 2 + 1] = undefined;
      this.items = items;
      this.first = 0;
    }
    this.items[(this.first + this.count) % this.items.length] = item;
    this.count++;
  }

  take(): T {
    const item = this.items[this.first] as T;
    this.items[this.first] = undefined;
    this.first = (this.first + 1) % this.items.length;
    this.count--;
    return item;
  }
}
const ring = new Ring<number>();
let taken = "";
for (let i = 0; i < 20; i++) {
  ring.add(i);
  if (i % 3 === 0) {
    taken += ring.take() + ",";
  }
}
console.log(taken, JSON.stringify(ring));

const stack: string[] = [];
let top = 0;
function enter(text: string): void {
  stack[top++] = text;
}
function leave(): string {
  return stack[--top];
}
enter("a"); enter("b"); leave(); enter("c"); enter("d");
console.log(leave(), leave(), stack, top, leave(), leave(), stack.length);

// literals: of numbers, and then of something else
function rotated(digits: number[]): number[] {
  const first = digits[0];
  for (let i = 1; i < digits.length; i++) {
    digits[i - 1] = digits[i];
  }
  digits[digits.length - 1] = first;
  return digits;
}
console.log(rotated([3, 1, 2]), rotated([1.5, -0, NaN, Infinity]), rotated([1, "x" as any, , 4] as any), rotated([]));
const literal = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
literal[3] = literal[4] + 0.25;
literal[10] = 11;
(literal as any[])[0] = "zero";
console.log(rotated(literal));

// sorted, reversed, copied: whole or in other arrays
const shuffled = [5, 3, 9, 1].map(x => x * 2);
for (const values of [shuffled, shuffled.slice().sort((a, b) => a - b), [...shuffled].reverse(), shuffled.concat([7]), shuffled.filter(x => x > 2),
  Array.from(shuffled, x => x + 1), Array.of(1, 2, 3), shuffled.toSorted(), shuffled.toReversed(), shuffled.with(1, 8), Array.from({ length: 3 }, (_, i) => i),
  Object.values({ a: 1, b: 2, c: 3 }), JSON.parse("[1, 2, 3]"), "1,2,3".split(",").map(Number), [...new Set([1, 2, 3])], new Array(3).fill(4)] as number[][]) {
  const last = values.length - 1;
  values[last] += 0.5;
  values[0] = values[last];
  values[last + 1] = 1;
  values[1]--;
  console.log(values.join());
}

// of arrays
const grid: number[][] = Array.from({ length: 3 }, () => new Array(3).fill(0));
grid[1][1] = 5;
grid[2][3] = 6;
grid[3] = [7];
(grid as any)[0] = null;
try {
  grid[0][0] = 1;
} catch (error) {
  console.log((error as Error).constructor.name);
}
grid[0] = grid[3];
grid[0][0]++;
console.log(JSON.stringify(grid));
