// for-of over sets and maps, spreading and patterns, where nothing is as it was.
function values(of: Iterable<unknown>): string {
  let text = "";
  for (const value of of) text += ` ${String(value)}`;
  return text;
}

function entries(of: Map<unknown, unknown>): string {
  let text = "";
  for (const [key, value] of of) text += ` ${String(key)}=${String(value)}`;
  return text;
}

function until(set: Set<number>, last: number): number {
  let sum = 0;
  for (const each of set) {
    if (each === last) break;
    sum += each;
  }
  return sum;
}

function find(set: Set<number>, wanted: number): number {
  let position = 0;
  for (const each of set) {
    if (each === wanted) return position;
    position++;
  }
  return -1;
}

const set = new Set([1, 2, 3, 4]);
const map = new Map<unknown, unknown>([["a", 1], ["b", 2], [NaN, 3]]);
console.log(values(set), entries(map), until(set, 3), find(set, 4), find(set, 5));
console.log(values(new Set()), entries(new Map()), [...set].length, [...map].join(";"), Math.max(...set));
const [first, , ...others] = set;
console.log(first, others.join());

// they change meanwhile
const growing = new Set([1]);
for (const each of growing) {
  if (each < 5) growing.add(each + 1);
}
console.log(values(growing));
const shrinking = new Set(Array.from({ length: 40 }, (_, i) => i));
let seen = "";
for (const each of shrinking) {
  seen += ` ${each}`;
  for (let i = each; i < each + 7; i++) shrinking.delete(i);
  if (each === 14) shrinking.add(3);
}
console.log(seen, shrinking.size);
const cleared = new Set([1, 2, 3]);
seen = "";
for (const each of cleared) {
  seen += ` ${each}`;
  if (each === 2) {
    cleared.clear();
    cleared.add(7).add(8);
  }
}
console.log(seen);
const moving = new Map<unknown, unknown>([[1, "x"]]);
let steps = 0;
for (const [key] of moving) {
  moving.delete(key);
  if (++steps < 50) moving.set((key as number) + 1, "y");
}
console.log(steps, moving.size);

// exceptions and nested loops
try {
  for (const a of set) {
    for (const b of set) {
      if (a * b === 6) throw new Error(`${a} ${b}`);
    }
  }
} catch (error) {
  console.log((error as Error).message);
}

// a generator that goes on later, and one that delegates
function* lazily(of: Set<number>): Generator<number> {
  for (const each of of) yield each * 10;
  yield* of;
}
const lazy = lazily(set);
console.log(lazy.next().value, lazy.next().value);
set.add(5);
console.log([...lazy].join());

// properties of their own, and subclasses
const own = new Set([1, 2]) as any;
own.note = "n";
console.log(values(own));
own[Symbol.iterator] = function* () { yield "own"; };
console.log(values(own), [...own].join());
class Loud extends Set<number> {
  override *[Symbol.iterator](): any {
    yield "loud";
    yield* super.values();
  }
}
console.log(values(new Loud([1])));
class Quiet extends Map<unknown, unknown> {}
console.log(entries(new Quiet([["q", 1]])));
const other = Object.setPrototypeOf(new Set([1]), null);
try {
  console.log(values(other));
} catch (error) {
  console.log((error as Error).name);
}
Object.setPrototypeOf(other, Map.prototype);
try {
  console.log(values(other));
} catch (error) {
  console.log((error as Error).name);
}

// next is patched: loops that have begun do not see it
const iterators = Object.getPrototypeOf(new Set().values());
const next = iterators.next;
seen = "";
for (const each of set) {
  seen += ` ${each}`;
  if (each === 2) {
    iterators.next = function () {
      const step = next.call(this);
      return step.done ? step : { done: false, value: `<${step.value}>` };
    };
  }
}
console.log(seen, values(set), [...set].join());
iterators.next = Object.getPrototypeOf([].values()).next;
try {
  console.log(values(set));
} catch (error) {
  console.log((error as Error).name);
}
iterators.next = next;
console.log(values(set));
Object.defineProperty(iterators, "next", { get() { seen += "!"; return next; }, configurable: true });
seen = "";
console.log(values(set), seen);
Object.defineProperty(iterators, "next", { value: next, writable: true, configurable: true });

// return appears
iterators.return = function () { console.log("returned"); return {}; };
console.log(until(set, 3), find(set, 1), values(set));
delete iterators.return;
console.log(until(set, 3));
Object.getPrototypeOf(iterators).return = function () { console.log("inherited"); return {}; };
console.log(until(set, 2));
try {
  for (const each of map) throw new Error(String(each));
} catch (error) {
  console.log((error as Error).message);
}
delete Object.getPrototypeOf(iterators).return;

// Symbol.iterator is patched
const original = Set.prototype[Symbol.iterator];
(Set.prototype as any)[Symbol.iterator] = function () { return [this.size, "patched"][Symbol.iterator](); };
console.log(values(set), [...set].join(), values(map.keys()));
Set.prototype[Symbol.iterator] = original;
console.log(values(set));
(Map.prototype as any)[Symbol.iterator] = Map.prototype.keys;
console.log(values(map));
(Map.prototype as any)[Symbol.iterator] = Map.prototype.entries;
console.log(entries(map));
delete (Set.prototype as any)[Symbol.iterator];
try {
  console.log(values(set));
} catch (error) {
  console.log((error as Error).name);
}
