// Generic data structures: linked list, binary heap, trie, graph, event bus, result type, observable.
class LinkedList<T> implements Iterable<T> {
  private head: { value: T; next: typeof this.head } | null = null;
  size = 0;
  push(value: T): this { const node = { value, next: null as any }; if (!this.head) this.head = node; else { let at = this.head; while (at.next) at = at.next; at.next = node; } this.size++; return this; }
  *[Symbol.iterator]() { for (let n = this.head; n; n = n.next) yield n.value; }
  reverse(): this { let prev: any = null; for (let n: any = this.head; n;) { const next = n.next; n.next = prev; prev = n; n = next; } this.head = prev; return this; }
  map<U>(f: (t: T) => U): LinkedList<U> { const out = new LinkedList<U>(); for (const v of this) out.push(f(v)); return out; }
}
console.log([...new LinkedList<number>().push(1).push(2).push(3).reverse().map((n) => n * n)]);
class Heap<T> {
  private items: T[] = [];
  constructor(private less: (a: T, b: T) => boolean = (a, b) => a < b) {}
  push(item: T) { let i = this.items.push(item) - 1; while (i > 0) { const p = (i - 1) >> 1; if (!this.less(this.items[i], this.items[p])) break; [this.items[i], this.items[p]] = [this.items[p], this.items[i]]; i = p; } }
  pop(): T | undefined { const top = this.items[0]; const last = this.items.pop(); if (this.items.length && last !== undefined) { this.items[0] = last; let i = 0; for (;;) { const l = 2 * i + 1; let m = i; for (const c of [l, l + 1]) if (c < this.items.length && this.less(this.items[c], this.items[m])) m = c; if (m === i) break; [this.items[i], this.items[m]] = [this.items[m], this.items[i]]; i = m; } } return top; }
  get size() { return this.items.length; }
}
const heap = new Heap<{ p: number; name: string }>((a, b) => a.p < b.p);
for (const [p, name] of [[5, "five"], [1, "one"], [3, "three"], [4, "four"], [2, "two"]] as [number, string][]) heap.push({ p, name });
const sorted: string[] = [];
while (heap.size) sorted.push(heap.pop()!.name);
console.log(sorted);
class Trie { private root: Record<string, any> = {}; insert(word: string) { let node = this.root; for (const c of word) node = node[c] ??= {}; node.$ = word; return this; } *search(prefix: string): Generator<string> { let node = this.root; for (const c of prefix) { if (!node[c]) return; node = node[c]; } yield* this.walk(node); } private *walk(node: any): Generator<string> { if (node.$) yield node.$; for (const k of Object.keys(node).sort()) if (k !== "$") yield* this.walk(node[k]); } }
const trie = ["swallow", "swan", "sparrow", "swim", "sw"].reduce((t, w) => t.insert(w), new Trie());
console.log([...trie.search("sw")], [...trie.search("x")]);
class Graph<K> { private edges = new Map<K, Map<K, number>>(); edge(a: K, b: K, w = 1) { for (const [x, y] of [[a, b], [b, a]] as const) (this.edges.get(x) ?? this.edges.set(x, new Map()).get(x)!).set(y, w); return this; } bfs(start: K) { const seen = new Set([start]); for (const k of seen) for (const n of this.edges.get(k)?.keys() ?? []) seen.add(n); return [...seen]; } dijkstra(start: K) { const dist = new Map<K, number>([[start, 0]]); const queue = new Heap<[number, K]>((a, b) => a[0] < b[0]); queue.push([0, start]); while (queue.size) { const [d, k] = queue.pop()!; if (d > dist.get(k)!) continue; for (const [n, w] of this.edges.get(k) ?? []) if (d + w < (dist.get(n) ?? Infinity)) { dist.set(n, d + w); queue.push([d + w, n]); } } return dist; } }
const graph = new Graph<string>().edge("A", "B", 7).edge("A", "C", 3).edge("C", "B", 1).edge("B", "D", 2).edge("C", "D", 8).edge("D", "E", 1);
console.log(graph.bfs("A"), graph.dijkstra("A"));
type Events = { login: { user: string }; logout: undefined };
class Bus<E extends Record<string, any>> { #handlers: { [K in keyof E]?: ((e: E[K]) => void)[] } = {}; on<K extends keyof E>(k: K, f: (e: E[K]) => void) { (this.#handlers[k] ??= []).push(f); return () => { this.#handlers[k] = this.#handlers[k]!.filter((g) => g !== f); }; } emit<K extends keyof E>(k: K, e: E[K]) { this.#handlers[k]?.forEach((f) => f(e)); } }
const bus = new Bus<Events>();
const seen: string[] = [];
const off = bus.on("login", ({ user }) => seen.push(user));
bus.emit("login", { user: "ann" }); off(); bus.emit("login", { user: "bob" }); bus.emit("logout", undefined);
console.log(seen);
type Result<T, E = Error> = { ok: true; value: T } | { ok: false; error: E };
const attempt = <T>(f: () => T): Result<T> => { try { return { ok: true, value: f() }; } catch (error) { return { ok: false, error: error as Error }; } };
for (const r of [attempt(() => JSON.parse("[1]")), attempt(() => JSON.parse("[1"))]) console.log(r.ok ? r.value : r.error.name);
class LRU<K, V> { private map = new Map<K, V>(); constructor(private capacity: number) {} get(k: K) { const v = this.map.get(k); if (v !== undefined) { this.map.delete(k); this.map.set(k, v); } return v; } set(k: K, v: V) { this.map.delete(k); this.map.set(k, v); if (this.map.size > this.capacity) this.map.delete(this.map.keys().next().value!); return this; } keys() { return [...this.map.keys()]; } }
const lru = new LRU<string, number>(2).set("a", 1).set("b", 2);
lru.get("a"); lru.set("c", 3);
console.log(lru.keys(), lru.get("b"));
