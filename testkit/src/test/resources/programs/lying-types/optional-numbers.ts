// Numbers that may be missing, and what comes in their place.

function count(from: number = 0, step: number | null = 1): string {
  const seen: number[] = [];
  for (let i = from; i < 4; i += step ?? 1) seen.push(i);
  return seen.join();
}

function bits(x?: number): number {
  if (x === undefined) return -1;
  return (x | 0) + (x >>> 1);
}

function at(values: string[], index?: number): string {
  if (index !== undefined) return values[index] + "@" + (1 / index > 0 ? "+" : "-");
  return "none";
}

class Node {
  constructor(public weight: number | null, public next: Node | null = null) {}

  total(start: number = 0, depth: number = 0): number {
    const own = this.weight;
    const sum = own === null ? start : start + own * (depth + 1);
    return this.next === null ? sum : this.next.total(sum, depth + 1);
  }
}

const letters = ["a", "b", "c"];
for (let round = 0; round < 3; round++) {
  console.log(count(), count(1), count(undefined, 2), count(2, null), bits(), bits(7), at(letters), at(letters, 1));
  console.log(new Node(2, new Node(null, new Node(5))).total(), new Node(2.5).total(1));
}
console.log(count("1" as any), count(0.5), count(-0), count(NaN), count(null as any, 3));
console.log(count(true as any), count([1] as any, "2" as any), count({ valueOf: () => 3 } as any));
console.log(bits(2 ** 31), bits(-1), bits(1e300), bits(NaN), bits(-0), bits("9" as any), bits(null as any), bits(true as any), bits(0.5));
console.log(at(letters, -0), at(letters, 0), at(letters, 1.5), at(letters, "2" as any), at(letters, null as any), at(letters, 2 ** 32), at(letters, NaN));
console.log(new Node("3" as any, new Node(1)).total(), new Node(1).total("x" as any), new Node(undefined as any).total(4), new Node(1).total(undefined, "1" as any));
console.log(new Node(2 ** 31, new Node(-0, new Node(0.1))).total(-0), Object.is(new Node(-0).total(-0), -0));
try {
  console.log(bits(1n as any));
} catch (e) {
  console.log((e as Error).name);
}
