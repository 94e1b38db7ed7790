// Stores to fields, to elements at fixed places and to elements at any place, and loads of them: what one is for the compiler may be another.
class Body {
  constructor(public x: number, public y: number, public z: number, public mass: number) {}
}

function pull(a: Body, b: Body, by: number): void {
  a.x -= b.mass * by;
  a.y -= b.mass * by + a.x;
  a.z -= b.mass * by + a.y;
  b.x += a.mass * by + b.z;
  b.y += a.mass * by + b.x;
  b.z += a.mass * by + b.y;
  b.mass += a.x;
  a.mass += b.mass;
}

function show(...bodies: Body[]): void {
  console.log(bodies.map((b) => [b.x, b.y, b.z, b.mass].join(" ")).join("; "));
}

const one = new Body(1, 2, 3, 4);
const two = new Body(5, 6, 7, 8);
for (let i = 0; i < 100; i++) {
  pull(one, two, 0.01);
  pull(two, one, 0.02);
}
show(one, two);
const same = new Body(1, 2, 3, 4);
for (let i = 0; i < 5; i++) {
  pull(same, same, 0.25);
}
show(same);

function swap(pair: any[], at: number): any {
  const first = pair[0];
  pair[at] = pair[1];
  const now = pair[0];
  pair[1] = first;
  pair[at ^ 1] = [pair[0], pair[1]];
  return [first, now, pair[0], pair[1]];
}
console.log(JSON.stringify(swap(["a", "b"], 0)), JSON.stringify(swap(["a", "b"], 1)), JSON.stringify(swap([1, 2, 3], 2)));

function through(list: any[], alias: any[], n: number): string {
  let text = "";
  for (let i = 0; i < n; i++) {
    list[0] = "0:" + i;
    alias[i] = "i:" + i;
    list[1] = alias[0];
    alias[n - 1 - i] = list[1];
    text += list[0] + list[1] + alias[i] + " ";
  }
  return text;
}
const list = ["p", "q", "r", "s"];
console.log(through(list, list, 4), list.join());
console.log(through(["p", "q", "r", "s"], ["t", "u", "v", "w"], 4));

// Fields by name and by key, added behind and taken away, between loads of the same.
function byKey(b: any, key: string): string {
  const before = b.x;
  b[key] = "key";
  const after = b.x;
  b.x = "name";
  const last = b[key];
  return [before, after, last, b.y].join(" ");
}
for (const key of ["x", "y", "w", "0"]) {
  console.log(byKey(new Body(1, 2, 3, 4), key));
}
function shrinking(b: any, how: (b: any) => void): string {
  b.x = 10;
  b.y = 20;
  how(b);
  const x = b.x;
  b.y = x + 1;
  return [x, b.x, b.y, b.z].join(" ");
}
for (let i = 0; i < 50; i++) {
  shrinking(new Body(1, 2, 3, 4), () => {});
}
console.log(shrinking(new Body(1, 2, 3, 4), (b) => delete b.x));
console.log(shrinking(new Body(1, 2, 3, 4), (b) => Object.defineProperty(b, "y", { set(v) { this.z = v; }, get: () => "gotten" })));
console.log(shrinking(new Body(1, 2, 3, 4), (b) => { for (let i = 0; i < 40; i++) b["f" + i] = i; }));
console.log(shrinking(new Body(1, 2, 3, 4), (b) => Object.defineProperty(b, "x", { enumerable: false })));

const args = (function (a: any, b: any) {
  arguments[0] = "changed";
  const x = a;
  a = "again";
  return [x, arguments[0], b];
})(1, 2);
console.log(args.join());
