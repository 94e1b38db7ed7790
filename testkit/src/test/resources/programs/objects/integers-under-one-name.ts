// One name for whole numbers in some objects and for something else in others.
class Place {
  constructor(readonly at: number, readonly name: string) {}
}
class Moment {
  constructor(readonly at: number, readonly what: string) {}
}
class Stop {
  constructor(readonly at: string) {}
}
class Ahead {
  at: Place | null = null;
  size = 1;
}

const places = [new Place(1, "a"), new Place(2, "b")];
const moments = [new Moment(0.5, "x"), new Moment(2.5, "y")];
const stops = [new Stop("one"), new Stop("two")];
const ahead = new Ahead();
ahead.at = places[1];

function sum(all: { at: number }[]): number {
  let total = 0;
  for (const each of all) total += each.at;
  return total;
}
function join(all: { at: unknown }[]): string {
  return all.map((each) => String(each.at)).join();
}
function first(o: { at: unknown }): unknown {
  return o.at;
}
console.log(sum(places), sum(moments), sum([...places, ...moments] as any), sum(stops as any), sum([ahead] as any));
console.log(join(places), join(moments), join(stops), join([...places, ...moments, ...stops]), first(places[0]), first(moments[0]), first(stops[0]));

// A union of literals of which each holds something else there.
type Node = { kind: "leaf"; value: number } | { kind: "text"; value: string } | { kind: "pair"; left: Node; right: Node; value: number | null };
function weigh(node: Node): number {
  switch (node.kind) {
    case "leaf":
      return node.value;
    case "text":
      return node.value.length;
    case "pair":
      return weigh(node.left) + weigh(node.right) + (node.value ?? 0);
  }
}
const tree: Node = { kind: "pair", left: { kind: "leaf", value: 4 }, right: { kind: "text", value: "four" }, value: null };
console.log(weigh(tree), weigh({ kind: "pair", left: tree, right: tree, value: 7 }), JSON.stringify(tree));
for (const each of [tree, tree.kind === "pair" ? tree.left : tree] as Node[]) console.log(each.value, typeof each.value, each);

// Literals: all of them whole, one of them not, and one changed later.
const points = [{ x: 1, y: 2 }, { x: 3, y: 4 }];
const measured = [{ x: 1, y: 0.5 }, { x: 2, y: 1 }];
const area = (all: { x: number; y: number }[]) => all.reduce((total, { x, y }) => total + x * y, 0);
console.log(area(points), area(measured), area([...points, ...measured]));
points[0].x = 1e10;
(points[1] as any).y = "5";
console.log(area(points), points);
points[0].x = -0;
console.log(Object.is(points[0].x, -0), Object.is(points[0].x * 1, -0), 1 / points[0].x, area(points));

// A base class that holds whole numbers where a derived one does not.
class Shape {
  constructor(public sides: number) {}
  describe(): string {
    return `${this.sides} ${this.sides * 2}`;
  }
}
class Blob2 extends Shape {
  constructor() {
    super(0);
    this.sides = 1.25;
  }
}
class Named extends Shape {
  label = 1;
  override describe(): string {
    this.label++;
    return super.describe() + ` ${this.label}`;
  }
}
for (const shape of [new Shape(3), new Blob2(), new Named(4), new Shape(5), new Blob2()]) console.log(shape.describe(), shape.describe(), shape);

// Results of iterators are objects of the runtime, and of the program.
const iterator = [10, 20][Symbol.iterator]();
const result = iterator.next() as { value: number; done: boolean | number };
result.value++;
result.done = 1 as any;
console.log(result, result.value, result.done);
const own: Iterable<number> = {
  [Symbol.iterator]() {
    let at = 0;
    const step = { value: 0, done: false as boolean | number };
    return {
      next() {
        step.value = at++;
        step.done = at > 3 ? 1 : 0;
        return step as IteratorResult<number>;
      },
    };
  },
};
console.log([...own], Math.max(...own));

// Numbers in fields as keys, lengths and indices.
const table = { length: 3, 0: "a", 1: "b", 2: "c", index: 1 };
console.log(Array.from(table), Array.prototype.map.call(table, (each) => each + each), "abc".slice(table.index), [1, 2, 3].at(table.index), "abc"[table.index]);
table.length = 2;
table.index++;
console.log(Array.from(table), "abcdef".substring(table.index, table.length + 2), new Array(table.length).fill(table.index), table);
const expression = /b/g;
expression.lastIndex = table.index;
console.log(expression.test("abcabc"), expression.lastIndex, "x".repeat(table.length), (255).toString(table.index), parseInt("11", table.index));
