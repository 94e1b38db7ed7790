// Generic classes and functions used with what their arguments do not say.
class Stack<T> {
  private items: T[] = [];
  push(item: T): void {
    this.items.push(item);
  }
  pop(): T {
    return this.items.pop()!;
  }
  map<U>(f: (item: T) => U): U[] {
    return this.items.map((item) => f(item));
  }
  get size(): number {
    return this.items.length;
  }
}
const numbers = new Stack<number>();
for (let i = 0; i < 3; i++) numbers.push(i);
numbers.push("three" as any);
numbers.push(undefined as any);
numbers.push({ valueOf: () => 5 } as any);
console.log(numbers.map((x) => x * 2), numbers.map((x) => x + 1).join("|"));
let sum: number = 0;
while (numbers.size > 0) sum += numbers.pop();
console.log(sum, numbers.pop(), numbers.size);
function identity<T>(x: T): T {
  return x;
}
console.log(identity<number>("5" as any) + 1, identity<string>(5 as any) + 1, identity<number[]>({ length: 9 } as any).length);
function maximum<T extends number>(values: T[]): T {
  let best = values[0];
  for (const value of values) if (value > best) best = value;
  return best;
}
console.log(maximum([1, 3, 2]), maximum(["10", "9"] as any), maximum([1, "5", 3] as any), maximum([NaN, 1]), maximum([] as number[]), maximum([3n, 4] as any));
(numbers as any).items = "not an array";
console.log(numbers.size);
try {
  numbers.push(1);
} catch (error) {
  console.log((error as Error).name);
}
(numbers as any).items = { length: 1, push(x: number) { (this as any)[this.length++] = x; }, map: () => ["mapped"], pop: () => -1 };
numbers.push(4);
console.log(numbers.size, numbers.pop() + 1, numbers.map((x) => x));
class Cell<T> {
  constructor(public value: T) {}
  update(f: (value: T) => T): this {
    this.value = f(this.value);
    return this;
  }
}
const cell = new Cell<number>(1);
for (const f of [(x: number) => x + 0.5, (x: number) => x * 2 ** 31, (x: number) => (x + "") as any, (x: number) => x + 1]) console.log(cell.update(f).value);
