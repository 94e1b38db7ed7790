// Fields that hold small whole numbers, in every way that a program can look at them or put something else there.
class Counter {
  count = 0;
  step: number;
  constructor(step: number) {
    this.step = step;
  }
  next(): number {
    this.count += this.step;
    return this.count;
  }
}

function run(c: Counter, times: number): number {
  let last = 0;
  for (let i = 0; i < times; i++) last = c.next();
  return last;
}

const c = new Counter(3);
console.log(run(c, 5), c);

// Every way to look.
console.log(c.count, c["count"], (c as any)["co" + "unt"], Reflect.get(c, "count"), Object.values(c), Object.entries(c));
console.log(JSON.stringify(c), { ...c }, Object.assign({}, c), structuredClone(c), Object.getOwnPropertyDescriptor(c, "count"));
const { count, ...others } = c;
console.log(count, others, `${c.count}`, c.count + "", -c.count, c.count ** 2, c.count / 2, c.count % 4, c.count >>> 1, ~c.count);
for (const name in c) console.log(name, (c as any)[name], typeof (c as any)[name]);
console.log(c.count === 15, c.count == ("15" as any), Object.is(c.count, 15), [15].indexOf(c.count), [15].includes(c.count), new Set([15]).has(c.count));
console.log(new Map([[c.count, "fifteen"]]).get(15), new Map([[15, "fifteen"]]).get(c.count), { 15: "key" }[c.count], [..."abc"][c.count - 14]);
console.log(Math.max(c.count, 2), Number.isInteger(c.count), isNaN(c.count), Math.sqrt(c.count + 1), String(c.count), Boolean(c.count), !c.count);
console.log(new Proxy(c, {}).count, Object.create(c).count, new Uint8Array([c.count])[0], (0, eval)("(o => o.count)")(c), new Function("o", "return o.count * o.step")(c));
console.log([c, new Counter(1)].map((each) => each.count), [c, new Counter(1)].sort((a, b) => a.count - b.count).map((each) => each.step));
switch (c.count) {
  case 15:
    console.log("fifteen");
    break;
  default:
    console.log("something else");
}

// Every way to put something else there.
const odd: any[] = [-0, 0, 1.5, NaN, Infinity, -Infinity, 2 ** 29, 2 ** 30 - 1, 2 ** 30, 2 ** 30 + 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53,
  -(2 ** 30), -(2 ** 30) - 1, -(2 ** 31), -(2 ** 31) - 1, "7", "seven", true, null, undefined, 7n, [7], { valueOf: () => 7 }];
for (const value of odd) {
  const other = new Counter(2);
  other.count = value;
  const read = other.count;
  let after: unknown;
  try {
    after = run(other, 3);
  } catch (error) {
    after = (error as Error).constructor.name;
  }
  console.log(Object.is(read, value), Object.is(read, -0), after, other.count);
  const stepping = new Counter(value);
  try {
    after = run(stepping, 2);
  } catch (error) {
    after = (error as Error).constructor.name;
  }
  console.log(after, Object.is(stepping.step, value), stepping);
}

// At both ends of what is small.
const high = new Counter(1);
high.count = 2 ** 30 - 3;
for (let i = 0; i < 6; i++) console.log(high.next(), high.count - 2 ** 30);
const low = new Counter(-1);
low.count = -(2 ** 30) + 3;
for (let i = 0; i < 6; i++) console.log(low.next(), low.count + 2 ** 30);
const highest = new Counter(2 ** 29);
highest.count = 2 ** 31 - 2 ** 29 - 2;
for (let i = 0; i < 3; i++) console.log(highest.next());

// No longer plain.
const frozen = Object.freeze(new Counter(4));
try {
  run(frozen as Counter, 1);
} catch (error) {
  console.log((error as Error).message, frozen);
}
const deleted = new Counter(5);
run(deleted, 2);
delete (deleted as any).count;
console.log(deleted.count, deleted, run(deleted, 2), deleted);
const guarded = new Counter(6);
run(guarded, 2);
let asked = 0;
Object.defineProperty(guarded, "count", { get: () => 100 + asked++, set: (value) => console.log("set", value), configurable: true });
console.log(run(guarded, 2), guarded.step);
Object.defineProperty(guarded, "count", { value: 8, writable: true, enumerable: true });
console.log(run(guarded, 2), guarded);
const hidden = new Counter(7);
Object.defineProperty(hidden, "step", { enumerable: false });
console.log(run(hidden, 2), hidden, hidden.step, Object.keys(hidden));
const readOnly = new Counter(8);
Object.defineProperty(readOnly, "step", { writable: false });
console.log(run(readOnly, 2), Object.getOwnPropertyDescriptor(readOnly, "step"));

// As a prototype, as a dictionary, and with another prototype.
const base = new Counter(9);
run(base, 3);
const derived = Object.create(base) as Counter;
console.log(derived.count, run(derived, 2), base.count, Object.keys(derived), derived.step);
base.count = 1;
delete (derived as any).count;
console.log(derived.count, run(derived, 1));
const large: any = new Counter(10);
for (let i = 0; i < 200; i++) large["p" + i] = i;
console.log(run(large, 2), large.count, large.step, large.p199, Object.keys(large).length, JSON.stringify(large).length);
for (let i = 0; i < 200; i++) delete large["p" + i];
console.log(run(large, 2), large);
const moved = Object.setPrototypeOf(new Counter(11), { next: Counter.prototype.next, extra: 1 });
console.log(run(moved, 2), moved.count, moved.extra);

// Made by others.
const parsed = Object.setPrototypeOf(JSON.parse('{"count": 1, "step": 2}'), Counter.prototype) as Counter;
console.log(run(parsed, 3), parsed, JSON.stringify(parsed));
const assigned = Object.assign(new Counter(1), { count: 40, step: 2 });
console.log(run(assigned, 1), assigned);
const built = Reflect.construct(Counter, [13]) as Counter;
console.log(run(built, 2), built);
const entries = Object.assign(Object.create(Counter.prototype), Object.fromEntries([["count", 5], ["step", 6]])) as Counter;
console.log(run(entries, 2), entries);
