// Recursion without end, in functions that may return at once, before they call anything: it ends as a RangeError that can be caught, wherever that is.

function down(n: number): number {
  if (n < 0) return n;
  return down(n + 1) + 1;
}

let written = 0;
function writing(n: number): number {
  if (n < 0) return 0;
  written = n;
  return writing(n + 1) + 1;
}

function looping(n: number): number {
  if (n < 0) return 0;
  let sum = 0;
  for (let i = 0; i < 2; i++) sum += looping(n + 1);
  return sum;
}

let handled = 0;
function catching(n: number): string {
  if (n < 0) return "never";
  try {
    return catching(n + 1);
  } catch (e) {
    handled++;
    if (handled < 5) return (e as Error).name;
    throw e;
  }
}

class Tree {
  constructor(public left: Tree | null, public size = 1) {}
  depth(): number {
    if (this.left === null) return this.size;
    return this.left.depth() + this.size;
  }
  get endless(): number {
    return this.size === 0 ? 0 : this.endless + 1;
  }
}

const even = (n: number): number => (n === 0 ? 1 : odd(n - 1) + 1);
const odd = (n: number): number => (n === 0 ? 0 : even(n - 1) + 1);

function name(action: () => unknown): string {
  try {
    return String(action());
  } catch (e) {
    return (e as Error).name + (e instanceof RangeError ? "!" : "?");
  }
}

console.log(down(-3), writing(-1), even(10), odd(10));
console.log(name(() => down(0)), name(() => writing(0)), written > 100, name(() => looping(0)));
console.log(name(() => catching(0)), handled > 0);
const knot = new Tree(null);
knot.left = knot;
console.log(name(() => knot.depth()), new Tree(new Tree(null, 2), 3).depth(), name(() => knot.endless));
console.log(name(() => even(-1)), name(() => even(0.5)));
// and once more, with all of that behind it
console.log(name(() => down(0)), down(-1), even(1000));
