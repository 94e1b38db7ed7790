// Functions that suspend, whose annotations and guesses hold for a while and then do not: before, between and behind suspensions.
class Point {
  constructor(public x: number, public y: number) {}
}

function* sums(n: number, step: number): Generator<number, number, number> {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += i * step;
    const sent = yield sum;
    if (sent !== undefined) sum = sum + sent * 2;
  }
  return sum;
}

function drive(g: Generator<unknown, unknown, any>, sent: unknown[]): string {
  const all: unknown[] = [];
  let r = g.next();
  for (const s of sent) {
    all.push(r.done ? `end ${String(r.value)}` : String(r.value));
    r = g.next(s);
  }
  all.push(r.done ? `end ${String(r.value)}` : String(r.value));
  return all.join(" ");
}

console.log(drive(sums(4, 2), [undefined, 3, undefined, 1]));
console.log(drive(sums(4, 2), [undefined, "7" as any, null, "z"]));
console.log(drive(sums("3" as any, "2" as any), [undefined, true, {}]));
console.log(drive(sums(2, { valueOf: () => 5 } as any), [undefined, 1.5]));
try {
  console.log(drive(sums(2, 10n as any), [undefined]));
} catch (e) {
  console.log((e as Error).constructor.name);
}

function* norms(points: Point[]): Generator<number> {
  let longest = 0;
  for (let i = 0; i < points.length; i++) {
    const p = points[i];
    const d = p.x * p.x + p.y * p.y;
    if (d > longest) longest = d;
    yield longest;
    p.x = p.x + 1;
    yield p.x;
  }
}

const good = () => [new Point(1, 2), new Point(3, 4), new Point(-1, 0.5)];
console.log([...norms(good())].join());
console.log([...norms([new Point(1, 2), { y: 3, x: 5 } as Point, new Point("6" as any, 1)])].join());
console.log([...norms(Object.assign(good(), { 1: { get x() { return 9; }, set x(v) { console.log("set", v); }, y: -0 } as Point }))].join());
{
  const points = good();
  const seen: unknown[] = [];
  for (const v of norms(points)) {
    seen.push(v);
    if (seen.length === 1) delete (points[0] as any).x;
    if (seen.length === 3) points[1].y = "y" as any;
    if (seen.length === 4) points[2] = { x: 1n, y: 1n } as any;
    if (seen.length === 5) break;
  }
  console.log(seen.join());
}
try {
  console.log([...norms([new Point(1, 1), null as any])]);
} catch (e) {
  console.log((e as Error).message);
}

class Counter {
  count = 0;
  step = 1;
  *run(limit: number): Generator<number> {
    try {
      while (this.count < limit) {
        this.count += this.step;
        yield this.count;
      }
    } finally {
      this.count = -this.count;
    }
  }
  async later(values: (number | Promise<number>)[]): Promise<number> {
    for (const v of values) {
      try {
        this.count = this.count + (await v);
      } catch (e) {
        this.count = this.count - (e as number);
      }
      this.step++;
    }
    return this.count;
  }
}

{
  const c = new Counter();
  const g = c.run(5);
  console.log(g.next().value, g.next().value, ((c as any).count = "1"), g.next().value, g.return(0 as any).value, c.count);
  const other = new Counter();
  Object.defineProperty(other, "count", { get() { return 3; }, set(v) { console.log("count", v); } });
  console.log([...other.run(3)].length, other.run(9).next().value);
  console.log([...Counter.prototype.run.call({ count: 0, step: 2 } as any, 5)].join());
  const thrown = new Counter().run(3);
  thrown.next();
  try { thrown.throw(new Error("in")); } catch (e) { console.log((e as Error).message, thrown.next().done); }
}

const results = async (): Promise<void> => {
  console.log(await new Counter().later([1, Promise.resolve(2), Promise.reject(4), 8]));
  console.log(await new Counter().later([1, "2" as any, Promise.resolve("3") as any, Promise.reject("1"), 4]));
  console.log(await new Counter().later([0.5, -0, { then(f: any) { f(2 ** 31); } } as any, NaN]));
  const whole = async (n: number, get: (i: number) => any) => {
    const data = new Float64Array(n);
    let at = 0;
    for (let i = 0; i < n; i++) {
      at = (await get(i)) | 0;
      data[at] += i;
      at = (at + 1) % n;
      await null;
      data[at] -= 0.5;
    }
    return Array.from(data).join();
  };
  console.log(await whole(4, (i) => i));
  console.log(await whole(4, (i) => (i === 2 ? "1" : i)));
  console.log(await whole(4, async (i) => (i === 1 ? 2.7 : i === 3 ? undefined : i)));
  const nested = async (depth: number): Promise<number> => (depth === 0 ? ("end" as any) : 1 + (await nested(depth - 1)));
  console.log(await nested(3));
  const guarded = async (xs: any[]) => {
    let sum = 0;
    for (const x of xs) {
      try {
        sum += x.a.b;
        if (sum > 10) throw sum;
        sum += await x.a.b;
      } catch (e) {
        sum = typeof e === "number" ? e / 2 : -1;
      } finally {
        sum += await 1;
      }
    }
    return sum;
  };
  console.log(await guarded([{ a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 4 } }]));
  console.log(await guarded([{ a: { b: 1 } }, { a: null }, { a: { b: "7" } }, { a: { get b() { throw 6; } } }]));
};
results();
