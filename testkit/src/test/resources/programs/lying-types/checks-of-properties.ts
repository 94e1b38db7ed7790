// What a function has checked of an object stays true, or is noticed: deletes, accessors, frozen objects, other prototypes, other shapes.
class Point {
  x: number;
  y: number;
  next: Point | null = null;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
  sum(): number {
    return this.x + this.y;
  }
  move(by: number): void {
    this.x += by;
    this.y -= by;
  }
}

class Point3 extends Point {
  z: number;
  constructor(x: number, y: number, z: number) {
    super(x, y);
    this.z = z;
  }
  override sum(): number {
    return super.sum() + this.z;
  }
}

function total(points: Point[]): number {
  let sum = 0;
  for (const point of points) {
    sum += point.x * 2 + point.y;
  }
  return sum;
}

function length(list: Point | null): number {
  let count = 0;
  for (let p = list; p !== null; p = p.next) {
    count += p.x;
  }
  return count;
}

function meddle(point: Point, how: (point: Point) => void): string {
  const before = point.x;
  how(point);
  const after = point.x;
  point.y = 50;
  return `${before} ${after} ${point.y} ${Object.keys(point)}`;
}

const attempt = (what: () => unknown): string => {
  try {
    return String(what());
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

const points = [new Point(1, 2), new Point(3, 4), new Point3(5, 6, 7)];
console.log(total(points), points.map((point) => point.sum()));
points[0].move(10);
console.log(total(points), points[0].x, points[0].y);

const strange = [
  { x: 1, y: 2 },
  { y: 1, x: 2 },
  Object.create({ x: 7, y: 8 }),
  { get x() { return 100; }, y: 1 },
  Object.freeze({ x: 9, y: 9 }),
  new Proxy({ x: 1, y: 1 }, { get: (_, key) => (key === "x" ? 1000 : 2) }),
  { x: "a", y: "b" },
  { x: 1n, y: 2n },
  { x: { valueOf: () => 3 }, y: null },
  {},
];
for (const one of strange) {
  console.log(attempt(() => total([new Point(1, 1), one as Point, new Point(2, 2)])));
}
console.log(attempt(() => total([null as unknown as Point])), attempt(() => total([undefined as unknown as Point])), attempt(() => total([5 as unknown as Point])));

const chain = new Point(1, 1);
chain.next = new Point(2, 2);
chain.next.next = new Point3(3, 3, 3);
console.log(length(chain), length(null));
chain.next.next.next = { x: 10, next: undefined } as unknown as Point;
console.log(attempt(() => length(chain)));
delete (chain.next as Partial<Point>).next;
console.log(attempt(() => length(chain)));

console.log(meddle(new Point(1, 2), () => {}));
console.log(meddle(new Point(1, 2), (p) => { delete (p as Partial<Point>).x; }));
console.log(meddle(new Point(1, 2), (p) => { delete (p as Partial<Point>).y; }));
console.log(meddle(new Point(1, 2), (p) => { Object.defineProperty(p, "x", { get: () => 42 }); }));
console.log(attempt(() => meddle(new Point(1, 2), (p) => { Object.freeze(p); })));
console.log(attempt(() => meddle(new Point(1, 2), (p) => { Object.defineProperty(p, "y", { writable: false }); })));
console.log(meddle(new Point(1, 2), (p) => { Object.defineProperty(p, "y", { set(v) { console.log("set", v); }, get: () => "got" }); }));
console.log(meddle(new Point(1, 2), (p) => { Object.seal(p); }));
console.log(meddle(new Point(1, 2), (p) => { Object.preventExtensions(p); }));
console.log(meddle(new Point(1, 2), (p) => { Object.setPrototypeOf(p, null); }));
console.log(meddle(new Point(1, 2), (p) => { (p as unknown as Record<string, number>).w = 1; delete (p as Partial<Point>).x; p.x = 77; }));
console.log(meddle(new Point(1, 2), (p) => { for (let i = 0; i < 200; i++) (p as unknown as Record<string, number>)["k" + i] = i; for (let i = 0; i < 200; i++) delete (p as unknown as Record<string, number>)["k" + i]; }));
console.log(meddle(new Point(1, 2), (p) => { const child = Object.create(p); child.own = p.x; delete (p as Partial<Point>).x; }));

// methods that change while they are called
function run(points: Point[], change: number): string {
  const seen: number[] = [];
  for (let i = 0; i < points.length; i++) {
    if (i === change) {
      Point.prototype.sum = function () { return -1; };
    }
    seen.push(points[i].sum());
  }
  return seen.join();
}
const original = Point.prototype.sum;
const many = Array.from({ length: 6 }, (_, i) => (i % 3 === 2 ? new Point3(i, i, i) : new Point(i, i)));
console.log(run(many, -1), run(many, 3));
Point.prototype.sum = original;
(many[1] as { sum: () => number }).sum = () => 1234;
console.log(run(many, -1));
(many[0] as unknown as { sum: unknown }).sum = 5;
console.log(attempt(() => run(many, -1)));
Object.setPrototypeOf(many[0], { sum: () => "inherited" });
delete (many[0] as Partial<Point>).sum;
console.log(attempt(() => run(many, -1)));
