// Where an object with certain fields is announced, every other kind of value: strings of all lengths, symbols, numbers, functions, arrays.
class Cell {
  constructor(public next: Cell | null, public weight: number) {}
}

class Holder {
  cell: Cell;
  constructor(cell: Cell) {
    this.cell = cell;
  }
}

function weigh(holder: Holder): string {
  try {
    return String(holder.cell.weight);
  } catch (error) {
    return (error as Error).constructor.name;
  }
}

function follow(cell: Cell | null): number {
  let steps = 0;
  while (cell !== null && steps < 1000) {
    steps++;
    cell = cell.next;
  }
  return steps;
}

// What is usual first, so that it is no wonder that it is expected.
const holder = new Holder(new Cell(null, 5));
let sum = 0;
for (let i = 0; i < 1000; i++) {
  holder.cell = new Cell(i % 2 ? null : holder.cell, i);
  sum += Number(weigh(holder)) + follow(holder.cell);
}
console.log(sum);

const others: [string, any][] = [
  ["undefined", undefined], ["null", null], ["true", true], ["zero", 0], ["-0", -0], ["NaN", NaN], ["big", 123n], ["bigger", 2n ** 100n],
  ["function", function weight() {}], ["arrow", () => 1], ["array", [1, 2]], ["map", new Map([[1, 2]])], ["date", new Date(0)], ["regexp", /x/],
  ["bytes", new Uint8Array(4)], ["error", new Error("e")], ["proxy", new Proxy({ weight: "through" }, {})], ["literal", { weight: "other" }],
  ["same names, other order", { weight: "order", next: null }], ["bare", Object.create(null)], ["inherited", Object.create(new Cell(null, 77))],
  ["frozen", Object.freeze(new Cell(null, 78))], ["sealed", Object.seal(new Cell(null, 79))],
];
const deleted: any = new Cell(null, 80);
delete deleted.next;
others.push(["deleted", deleted]);
const moved: any = new Cell(null, 81);
Object.setPrototypeOf(moved, null);
others.push(["without prototype", moved]);
const getter: any = new Cell(null, 82);
Object.defineProperty(getter, "weight", { get: () => "got" });
others.push(["getter", getter]);
class Long extends Cell {
  more = 1;
}
others.push(["longer", new Long(null, 83)]);
const exotic: any = [1];
exotic.next = null;
exotic.weight = 84;
others.push(["array with fields", exotic]);

for (const [name, value] of others) {
  holder.cell = value;
  console.log(name, weigh(holder));
}

// Strings and symbols have what they are made of where objects have their marks.
let strange = 0;
for (let length = 0; length <= 70; length++) {
  for (const unit of ["\0", "@", "A", "\x7f", "\x80", "\xff", "\u0100", "\uffff"]) {
    holder.cell = unit.repeat(length) as any;
    if (weigh(holder) !== "undefined") strange++;
    holder.cell = ("x" + unit.repeat(length) + holder).slice(1, length + 1) as any;
    if (weigh(holder) !== "undefined") strange++;
  }
}
for (let i = 0; i < 70_000; i += 701) {
  holder.cell = "a".repeat(i) as any;
  if (weigh(holder) !== "undefined") strange++;
}
holder.cell = "long".repeat(100_000) as any;
if (weigh(holder) !== "undefined") strange++;
for (let i = 0; i < 2000; i++) {
  holder.cell = Symbol() as any;
  if (weigh(holder) !== "undefined") strange++;
}
console.log("strange", strange);

for (const end of ["", "text", Symbol("s"), 7, undefined, [], () => 0] as any[]) {
  const chain: any = new Cell(new Cell(end, 1), 2);
  try {
    console.log(follow(chain));
  } catch (error) {
    console.log((error as Error).constructor.name);
  }
}
