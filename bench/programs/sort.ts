// Sorting: numbers with a comparator, records by several keys, strings by default order, and a quicksort written by hand.
interface Person {
  name: string;
  age: number;
  score: number;
}

class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  next(): number {
    this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return this.state;
  }
}

function quickSort(items: number[], low: number, high: number): void {
  while (low < high) {
    const pivot = items[(low + high) >> 1];
    let i = low;
    let j = high;
    while (i <= j) {
      while (items[i] < pivot) i++;
      while (items[j] > pivot) j--;
      if (i <= j) {
        const kept = items[i];
        items[i++] = items[j];
        items[j--] = kept;
      }
    }
    if (j - low < high - i) {
      quickSort(items, low, j);
      low = i;
    } else {
      quickSort(items, i, high);
      high = j;
    }
  }
}

function fold(items: number[]): number {
  let sum = 0;
  for (let i = 0; i < items.length; i++) {
    sum = (sum * 31 + items[i]) % 1_000_000_007;
  }
  return sum;
}

const n = Number(process.argv[2] ?? 300_000);
const random = new Random(42);
const numbers: number[] = [];
for (let i = 0; i < n; i++) {
  numbers.push(random.next());
}
const ascending = numbers.slice().sort((a, b) => a - b);
const descending = numbers.slice().sort((a, b) => b - a);
const byHand = numbers.slice();
quickSort(byHand, 0, byHand.length - 1);

const people: Person[] = numbers.slice(0, n >> 1).map((value) => ({
  name: `person ${value % 1000}`,
  age: value % 90,
  score: value / 7,
}));
people.sort((a, b) => a.age - b.age || (a.name < b.name ? -1 : a.name > b.name ? 1 : b.score - a.score));

const words = numbers.slice(0, n >> 1).map((value) => value.toString(36));
words.sort();

console.log(fold(ascending), fold(descending), fold(byHand), fold(people.map((p) => p.age + p.name.length)));
console.log(people[n >> 2].name, words[0], words[n >> 2], words[words.length - 1]);
