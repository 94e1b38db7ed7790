// Arrays made with a length in functions that expect to make and fill such: what is not as expected must not be seen.
function make(length: number): unknown[] {
  return new Array(length);
}

function four(): unknown[] {
  const made: unknown[] = new Array(4);
  for (let i = 0; i < 4; i++) made[i] = i * 2;
  return made;
}

function fill(array: unknown[], from: number, to: number, value: unknown): unknown[] {
  for (let i = from; i < to; i++) array[i] = value;
  return array;
}

function show(array: unknown[]): string {
  let text = `${array.length}:`;
  for (let i = 0; i < Math.min(array.length, 8); i++) text += i in array ? ` ${String(array[i])}` : " -";
  return text;
}

for (let n = 0; n < 3; n++) console.log(show(make(n)), show(four()), show(fill(make(n + 2), 0, n + 1, n)));
console.log(show(make(70)), show(fill(make(70), 1, 3, "x")), show(fill(make(3), 0, 5, true)));

for (const odd of [-1, 1.5, NaN, 2 ** 32, 2 ** 32 - 1, -0, "3", null, undefined, true, [2], { valueOf: () => 4 }]) {
  try {
    const made = make(odd as number);
    console.log(String(made.length), made.length < 5 ? show(made) : "");
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
}

// out of range: negative, not whole, far away
const strange = make(3) as any;
fill(strange, -1, 1, "minus");
strange[1.5] = "half";
strange[5000] = "far";
console.log(show(strange), Object.keys(strange).join());

// not extensible, sealed, frozen
for (const lock of [Object.preventExtensions, Object.seal, Object.freeze]) {
  const made = make(3);
  made[0] = "there";
  lock(made);
  const done: string[] = [];
  for (const [index, value] of [[0, "again"], [1, "hole"], [3, "end"]] as const) {
    try {
      fill(made, index, index + 1, value);
      done.push("stored");
    } catch (error) {
      done.push((error as Error).name);
    }
  }
  console.log(lock.name, done.join(), show(made));
}

// the length changes while it is filled
const shrinking = make(8);
for (let i = 0; i < 8; i++) {
  shrinking[i] = i;
  if (i === 3) shrinking.length = 2;
}
console.log(show(shrinking));
const shorter = fill(make(8), 0, 8, 1);
shorter.length = 4;
shorter.length = 8;
console.log(show(shorter), show(fill(shorter, 5, 6, "in")));
const popped = fill(make(4), 0, 4, "p");
popped.pop();
popped.shift();
console.log(show(fill(popped, 1, 4, "q")));

// attributes that are not the default
const special = make(4);
Object.defineProperty(special, 2, { get: () => "got", set(value) { console.log("set", value); }, configurable: true });
console.log(show(fill(special, 0, 4, "v")));
const fixed = make(3);
Object.defineProperty(fixed, "length", { writable: false });
try {
  console.log(show(fill(fixed, 0, 3, "f")));
  fill(fixed, 3, 4, "f");
} catch (error) {
  console.log((error as Error).name, show(fixed));
}

// a prototype of the array's own that knows about indices
const watched = make(3);
Object.setPrototypeOf(watched, new Proxy(Array.prototype, {
  set(target, key, value, receiver) {
    console.log("proxy", String(key), value);
    return Reflect.set(target, key, value, receiver);
  },
}));
watched[0] = "own";
console.log(Object.prototype.hasOwnProperty.call(watched, "0"));

class Stack extends Array<unknown> {}
const stack = new Stack(3);
fill(stack, 0, 2, "s");
console.log(stack instanceof Stack, show(stack));

// Array itself is another
const saved = globalThis.Array;
(globalThis as any).Array = function (length: number) { return { length, 0: "mine" }; };
console.log((make(1) as any)[0], (four() as any).length);
globalThis.Array = saved;
console.log(show(make(2)));
(globalThis as any).Array = class { length = 9; };
console.log(make(1).length);
globalThis.Array = saved;

// at last, all arrays get a setter for an index that is a hole
const before = make(4);
before[3] = "kept";
Object.defineProperty(Array.prototype, 1, { set(value) { console.log("setter", value, this.length); }, get: () => "inherited", configurable: true });
console.log(show(fill(before, 0, 4, "after")), show(four()));
console.log(before[1], Object.prototype.hasOwnProperty.call(before, "1"));
delete (Array.prototype as any)[1];
Object.defineProperty(Object.prototype, 2, { value: "fixed", writable: false, configurable: true });
try {
  console.log(show(four()));
} catch (error) {
  console.log((error as Error).name);
}
delete (Object.prototype as any)[2];
console.log(show(four()));
