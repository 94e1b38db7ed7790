// Map and Set with numbers, strings and objects as keys: insertion, lookup, deletion, iteration.
class Key {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

function numbers(n: number): number {
  const counts = new Map<number, number>();
  for (let i = 0; i < n * 4; i++) {
    const key = (i * 7919) % n;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  let sum = 0;
  for (const [key, count] of counts) {
    sum = (sum + key * count) % 1_000_000_007;
  }
  return sum;
}

function strings(n: number): number {
  const positions = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    positions.set("key" + (i % (n >> 1)), i);
  }
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const position = positions.get(`key${i}`);
    if (position !== undefined) sum = (sum + position) % 1_000_000_007;
  }
  return sum;
}

function objects(n: number): number {
  const keys: Key[] = [];
  const live = new Set<Key>();
  for (let i = 0; i < n; i++) {
    const key = new Key(i);
    keys.push(key);
    live.add(key);
  }
  for (let i = 0; i < n; i += 3) {
    live.delete(keys[i]);
  }
  let sum = 0;
  for (const key of keys) {
    if (live.has(key)) sum = (sum + key.id) % 1_000_000_007;
  }
  live.forEach((key) => {
    sum = (sum + key.id * 2) % 1_000_000_007;
  });
  return sum;
}

function groups(n: number): number {
  const byRemainder = new Map<number, Set<number>>();
  for (let i = 0; i < n; i++) {
    const remainder = (i * i) % 1009;
    let group = byRemainder.get(remainder);
    if (group === undefined) {
      group = new Set();
      byRemainder.set(remainder, group);
    }
    group.add(i % 97);
  }
  let sum = 0;
  for (const group of byRemainder.values()) {
    sum += group.size;
  }
  return sum;
}

const n = Number(process.argv[2] ?? 200_000);
console.log(numbers(n), strings(n), objects(n), groups(n));
