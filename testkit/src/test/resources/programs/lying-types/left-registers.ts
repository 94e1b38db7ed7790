// A check that fails in the middle of things: every register must come to the other version as it was, also when that one fails again,
// throws, collects, or runs out of stack.
class Point {
  constructor(public x: number, public y: number) {}
  sum(): number { return this.x + this.y; }
}

function many(points: Point[], base: number, label: string): string {
  let a = base + 0.5;
  let b = -0;
  let c = base | 0;
  let flag = a > 3;
  const made = { a, c, label };
  let text = label;
  let total = 0;
  let nan = NaN;
  let nothing: string | null = null;
  for (let i = 0; i < points.length; i++) {
    const p = points[i];
    const before = total;
    total += p.sum();
    a += 0.25;
    c = (c + i) | 0;
    if (total !== before) flag = !flag;
    text += p.x;
    if (i === 2) nothing = text;
  }
  return [a, Object.is(b, -0), c, flag, made.a, made.c, made.label, text, total, nan, nothing].join("|");
}

const good = () => [new Point(1, 2), new Point(3, 4), new Point(5, 6), new Point(7, 8)];
for (let i = 0; i < 3; i++) console.log(many(good(), i, "good"));
const bad: any = good();
bad[1] = { x: "one", y: 2.5, sum() { return "S" + this.x; } };
bad[3] = { x: 1n, y: 2, sum() { return 0.125; } };
console.log(many(bad, 7, "bad"));
console.log(many(bad, 1e300, "huge"));

// fails inside of what failed
function nested(depth: number, values: number[]): number {
  const here = values[depth];
  const twice = here * 2;
  if (depth === 0) return twice;
  const rest = nested(depth - 1, values);
  return rest + twice + here;
}
console.log(nested(4, [1, 2, 3, 4, 5]));
console.log(nested(4, [1, "2", 3, null, 5] as any));
console.log(String(nested(4, [1, undefined, { valueOf() { return nested(2, ["7", 8, 9] as any); } }, 4, "x"] as any)));

// throws behind the failed check, with what was there before
function throwing(objects: { value: number }[]): string {
  let seen = 0;
  const names: string[] = [];
  try {
    for (const each of objects) {
      seen += each.value;
      names.push("n" + seen);
    }
  } catch (error) {
    return names.join() + " then " + (error as Error).message + " at " + seen;
  } finally {
    names.push("end");
  }
  return names.join();
}
console.log(throwing([{ value: 1 }, { value: 2 }]));
console.log(throwing([{ value: 1 }, { get value(): number { throw new Error("no value"); } }, { value: 3 }]));
console.log(throwing([{ value: 1 }, null as any]));

// collects while the other version runs
function collecting(items: { list: number[] }[]): number {
  let sum = 0;
  const kept = { tag: "kept", list: [1, 2, 3] };
  const text = "text" + items.length;
  for (const item of items) {
    for (let i = 0; i < 200; i++) sum += item.list[i % 3];
  }
  return sum + kept.list.length + kept.tag.length + text.length;
}
const proxy: any = { list: new Proxy([1, 2, 3], { get(target: any, key) { const junk = []; for (let i = 0; i < 50; i++) junk.push({ i, text: "junk" + i }); return target[key] + junk.length; } }) };
let collected = 0;
for (let i = 0; i < 100; i++) collected += collecting([{ list: [1, 2, 3] }, proxy, { list: [4, 5, 6] }]);
console.log(collected);

// and without a stack to run on
function deep(n: number, value: { next: number }): number {
  return deep(n + 1, value) + value.next;
}
let caught = 0;
for (const value of [{ next: 1 }, { next: "1" }, { get next() { return 2; } }] as any[]) {
  try {
    deep(0, value);
  } catch (error) {
    caught += error instanceof RangeError ? 1 : 0;
  }
}
console.log(caught);
