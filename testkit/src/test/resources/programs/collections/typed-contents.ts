// Maps and sets of one kind of value, which turn out to hold others.
class Node {
  constructor(readonly id: number, public next: Node | null) {}
}

class Index {
  private readonly byId = new Map<number, Node>();
  private readonly counts = new Map<string, number>();
  private readonly seen = new Set<Node>();

  add(node: Node): void {
    this.byId.set(node.id, node);
    this.seen.add(node);
    this.counts.set(`k${node.id % 3}`, (this.counts.get(`k${node.id % 3}`) ?? 0) + 1);
  }

  sum(): number {
    let total = 0;
    for (const node of this.seen) total += node.id;
    for (const [id, node] of this.byId) total += id * 1000 + (node.next === null ? 0 : node.next.id);
    for (const count of this.counts.values()) total += count * 1e6;
    return total;
  }

  next(id: number): number {
    return this.byId.get(id)!.next!.id;
  }

  has(id: number): boolean {
    return this.byId.get(id) !== undefined && this.counts.get(`k${id % 3}`) === 1;
  }

  get raw(): [Map<any, any>, Map<any, any>, Set<any>] {
    return [this.byId, this.counts, this.seen];
  }
}

function attempt(of: () => unknown): string {
  try {
    return String(of());
  } catch (error) {
    return (error as Error).name;
  }
}

const index = new Index();
let last: Node | null = null;
for (let id = 1; id <= 4; id++) {
  last = new Node(id, last);
  index.add(last);
}
console.log(index.sum(), index.next(3), attempt(() => index.next(1)), attempt(() => index.next(99)), index.has(1), index.has(2), index.has(50));

const [byId, counts, seen] = index.raw;
seen.add({ id: "text" }).add(5).add("x");
console.log(attempt(() => index.sum()));
seen.add(null);
console.log(attempt(() => index.sum()));
seen.delete(null);
byId.set("key", new Node(7, null));
byId.set(NaN, { next: { id: 0.5 } });
console.log(attempt(() => index.sum()), attempt(() => index.next(NaN)));
counts.set("k0", "many").set("k1", 1n);
console.log(attempt(() => index.sum()), index.has(1), index.has(3));
byId.set(8, undefined);
console.log(attempt(() => index.sum()), attempt(() => index.next(8)), index.has(8));

// entries that are no pairs
function pairs(of: Iterable<[string, number]>): string {
  let text = "";
  for (const [key, value] of of) text += `${key}${value} `;
  return text;
}
const map = new Map<string, number>([["a", 1], ["b", 2]]);
console.log(pairs(map), pairs(map.entries()), pairs([["c", 3]]), pairs(["de", [6]] as any), pairs(new Map([[1, "x"]]) as any));
const copied = new Map(map);
copied.set("z", 26);
console.log(pairs(copied), pairs(new Set(["uv"]) as any), pairs(Object.entries({ w: 1 })));
const sizes = [new Map(), new Set([1]), map, new Map(map)].map((each) => each.size);
console.log(sizes.join(), map.get("none"), map.get("a") === 1, map.get("a") === ("1" as any), (map as any).get("b") == "2");
let visited = "";
map.forEach((value, key, whole) => { visited += `${key}${value + 1}${whole.size} `; });
new Set([1.5, "s"]).forEach((value: any, key: any) => { visited += `${value === key}${value} `; });
console.log(visited);

// methods of the same names that are others'
class Counter {
  total = 0;
  add(n: number): this { this.total += n; return this; }
  get(n: number): number { return this.total * n; }
  has(): string { return "yes"; }
}
const mixed: any[] = [new Map([[2, 3]]), new Counter().add(5), new Set([2])];
console.log(mixed.map((each) => attempt(() => `${each.get?.(2)} ${each.has(2)}`)).join());
(map as any).get = (key: string) => `own ${key}`;
console.log((map as any).get("a"), map.has("a"));
const get = Map.prototype.get;
Map.prototype.get = function (this: Map<any, any>, key: any) { return [get.call(this, key)]; } as any;
console.log(attempt(() => index.next(3)), index.has(50));
Map.prototype.get = get;
console.log(index.next(3));
