// Discriminated unions whose tags lie about the rest.
type Shape =
  | { kind: "circle"; radius: number }
  | { kind: "square"; side: number }
  | { kind: "group"; shapes: Shape[] };
function area(shape: Shape): number {
  switch (shape.kind) {
    case "circle":
      return 3 * shape.radius * shape.radius;
    case "square":
      return shape.side * shape.side;
    case "group": {
      let sum = 0;
      for (const each of shape.shapes) sum += area(each);
      return sum;
    }
  }
}
function attempt(f: () => unknown): unknown {
  try {
    return f();
  } catch (error) {
    return (error as Error).name;
  }
}
const shapes: any[] = [
  { kind: "circle", radius: 2 }, { kind: "square", side: 3 }, { kind: "group", shapes: [{ kind: "circle", radius: 1 }, { kind: "square", side: 1 }] },
  { kind: "circle", side: 3 }, { kind: "square", side: "4" }, { kind: "triangle" }, { kind: new String("circle"), radius: 1 }, { kind: ["circle"], radius: 1 },
  { kind: "group", shapes: "ab" }, { kind: "group" }, { kind: "group", shapes: new Set([{ kind: "square", side: 2 }]) }, { kind: "gro" + "up", shapes: [] },
  { get kind() { return "square"; }, side: 6 }, { radius: 1 }, 5, null, { kind: "circle", radius: { valueOf: () => 2 } },
];
for (const shape of shapes) console.log(attempt(() => area(shape)));
console.log(attempt(() => area({ kind: "group", shapes: shapes.slice(0, 6) })));
type Result = { ok: true; value: number } | { ok: false; error: string };
function unwrap(result: Result): number {
  return result.ok ? result.value + 1 : result.error.length;
}
for (const result of [{ ok: true, value: 1 }, { ok: false, error: "abc" }, { ok: 1, value: "x" }, { ok: "", error: [1] }, { value: 5, error: "e" }] as any[]) console.log(attempt(() => unwrap(result)));
