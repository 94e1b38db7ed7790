// Array.from of what says its length, and fill of a whole array: made in one piece, which nobody may notice.
const show = (value: unknown) => console.log(JSON.stringify(value), Array.isArray(value) ? value.length : typeof value);

// what the mapper gives, of all kinds, changing in the middle
show(Array.from({ length: 5 }, (_, i) => i));
show(Array.from({ length: 5 }, (_, i) => (i < 3 ? i : "s" + i)));
show(Array.from({ length: 4 }, (_, i) => (i === 2 ? undefined : -0)));
console.log(Object.is(Array.from({ length: 2 }, () => -0)[1], -0), Array.from({ length: 2 }, () => NaN));
console.log(Array.from({ length: 3 }), 1 in Array.from({ length: 3 }));
console.log(Array.from({ length: 0 }), Array.from({ length: -5 }, (_, i) => i), Array.from({ length: NaN }), Array.from({ length: 2.9 }, (_, i) => i));
console.log(Array.from({ length: 3, 0: "a", 2: "c" }), Array.from({ length: "2", 0: 1, 1: 2 } as never, (x: number) => x * 2));
console.log(Array.from({ length: 2 }, function (this: { k: number }, _, i) { return this.k + i; }, { k: 10 }));

// a length that is said, and not meant
const few: number[] = [];
try {
  Array.from({ length: 2 ** 22 }, (_, i) => {
    if (few.push(i) > 3) throw new Error("enough");
    return i;
  });
} catch (error) {
  console.log((error as Error).message, few);
}
const many = Array.from({ length: 50_000 }, (_, i) => i & 7);
console.log(many.length, many[49_999], many.reduce((sum, x) => sum + x, 0));

// a mapper that throws leaves nothing, and one that changes the source is obeyed
let seen = 0;
try {
  Array.from({ length: 10 }, (_, i) => {
    seen = i;
    if (i === 4) throw new Error("in the middle");
    return i;
  });
} catch (error) {
  console.log((error as Error).message, seen);
}
const source: Record<string, unknown> & { length: number } = { length: 3, 0: 1, 1: 2, 2: 3 };
console.log(Array.from(source, (x, i) => ((source[i + 1] = 9), (source.length = 1), x)));
try {
  Array.from({ length: 2 ** 32 }, () => 0);
} catch (error) {
  console.log((error as Error).name);
}
try {
  Array.from({ length: 2 ** 53 });
} catch (error) {
  console.log((error as Error).name);
}

// constructors see each element as it comes
class Traced extends Array<number> {
  static made: number[] = [];
  constructor(length: number) {
    super(length);
    Traced.made.push(length);
  }
}
const traced = Array.from.call(Traced, { length: 3 }, (_: unknown, i: number) => i) as Traced;
console.log(traced instanceof Traced, traced.length, Traced.made, traced.join());
let mine: number[] = [];
function Maker(this: unknown) {
  mine = [];
  return mine;
}
console.log(Array.from.call(Maker, { length: 3 }, (_: unknown, i: number) => mine.length * 10 + i), mine.length);
function Frozen(this: unknown) {
  return Object.freeze([]);
}
try {
  Array.from.call(Frozen, { length: 1 });
} catch (error) {
  console.log((error as Error).name);
}

// accessors of prototypes are of no concern
Object.defineProperty(Array.prototype, 1, { set() { console.log("never"); }, get: () => "inherited", configurable: true });
console.log(Array.from({ length: 3 }, (_, i) => i), new Array(3).fill(true), Array.from([1, , 3]));
delete (Array.prototype as never as Record<number, unknown>)[1];

// fill
for (const value of [true, false, undefined, null, "x", 1, -0, NaN, 2n]) {
  const filled = new Array(3).fill(value);
  console.log(filled, Object.is(filled[2], value), 2 in filled, filled.length);
  filled[1] = "other" as never;
  filled.push(7 as never);
  console.log(filled.length, filled[1], filled[3], filled.indexOf(7 as never));
}
const object = {};
const shared = new Array(4).fill(object);
console.log(shared.every((each) => each === object), new Array(0).fill(1), [1, 2, 3].fill("a" as never), [1, , 3].fill(0, 1, 2));
console.log(new Array(3).fill(true).map((x, i) => (i === 1 ? !x : x)), [...new Array(2).fill(null)]);
for (const array of [Object.freeze([1, 2]), Object.seal([1, 2]), Object.preventExtensions([1, , 3])] as number[][]) {
  try {
    console.log(array.fill(true as never));
  } catch (error) {
    console.log((error as Error).name, array);
  }
}
const fixed = Object.defineProperty([1, , 3], "length", { writable: false });
console.log(fixed.fill(false as never), fixed.length);
const flags: boolean[] = new Array(100).fill(false);
for (let i = 0; i < 120; i += 7) flags[i] = true;
console.log(flags.length, flags.filter(Boolean).length, 106 in flags, flags[99], flags[105]);
