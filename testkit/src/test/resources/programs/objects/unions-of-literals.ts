// Objects of a union of types, whose properties stand in different places, and what becomes of them.
type Shape =
  | { kind: "circle"; radius: number }
  | { kind: "square"; side: number; radius?: string }
  | { kind: "named"; name: string; inner: Shape }
  | { kind: "group"; items: Shape[]; name: string }
  | { kind: "nothing" };

function describe(shape: Shape): string {
  switch (shape.kind) {
    case "circle": return `c${shape.radius}`;
    case "square": return `s${shape.side}`;
    case "named": return `${shape.name}(${describe(shape.inner)})`;
    case "group": return `${shape.name}[${shape.items.map(describe).join()}]`;
    case "nothing": return "-";
    default: return `? ${(shape as any).kind} ${(shape as any).name}`;
  }
}

function area(shape: Shape): number {
  let sum = 0;
  if (shape.kind === "circle") sum += shape.radius * shape.radius;
  if (shape.kind === "square") sum += shape.side * shape.side;
  if (shape.kind === "named") sum += area(shape.inner);
  if (shape.kind === "group") {
    for (const item of shape.items) sum += area(item);
  }
  return sum;
}

function name(shape: Shape): unknown {
  return (shape as { name?: unknown }).name;
}

function circle(radius: number): Shape { return { kind: "circle", radius }; }
function square(side: number): Shape { return { kind: "square", side }; }
function named(label: string, inner: Shape): Shape { return { kind: "named", name: label, inner }; }
function group(label: string, ...items: Shape[]): Shape { return { kind: "group", items, name: label }; }

const all: Shape[] = [circle(1), square(2), named("n", circle(3)), group("g", circle(1.5), square(-1), { kind: "nothing" }), { kind: "nothing" }];
console.log(all.map(describe).join(" "), all.map(area).join(" "), all.map(name).join());

// wrong values in the right places
const lies: any[] = [
  { kind: "circle", radius: "2" }, { kind: "square", side: null }, { kind: "named", inner: square(1), name: 5 },
  { kind: "group", name: "later", items: [] }, { kind: "circle" }, { radius: 4, kind: "circle" }, { side: 3n * 1n, kind: "other", name: undefined },
];
for (const lie of lies) {
  try {
    console.log(describe(lie), area(lie), name(lie));
  } catch (error) {
    console.log((error as Error).name);
  }
}

// properties that go, become accessors, come back, stand in prototypes
const changed = circle(7) as any;
delete changed.radius;
console.log(describe(changed), area(changed));
changed.radius = 8;
console.log(describe(changed), area(changed));
const hidden = square(2) as any;
let reads = 0;
Object.defineProperty(hidden, "side", { get() { reads++; return 9; }, configurable: true });
console.log(describe(hidden), area(hidden), reads);
Object.defineProperty(hidden, "side", { value: 4, writable: false, enumerable: false });
console.log(describe(hidden), area(hidden), reads, Object.keys(hidden).join());
const derived = Object.create(circle(5));
console.log(describe(derived), area(derived), name(derived));
derived.kind = "square";
derived.side = 6;
console.log(describe(derived), area(derived));
const many = named("m", circle(1)) as any;
for (let i = 0; i < 70; i++) many[`p${i}`] = i;
console.log(describe(many), name(many), many.p69);
for (let i = 0; i < 70; i++) delete many[`p${i}`];
delete many.kind;
many.kind = "named";
console.log(describe(many), name(many));
const proxied = new Proxy(group("p", circle(2)) as any, { get: (target, key) => (key === "name" ? "trap" : target[key]) });
console.log(describe(proxied), area(proxied), name(proxied));
console.log(describe(Object.freeze(circle(3))), name("text" as any), name(5 as any), name(describe as any), name([1] as any), name(new (class Named { name = "own"; })() as any));
for (const none of [null, undefined]) {
  try {
    name(none as any);
  } catch (error) {
    console.log((error as Error).name);
  }
}
(Object.prototype as any).name = "everybody's";
console.log(all.map(name).join());
delete (Object.prototype as any).name;
console.log(all.map(name).join());
