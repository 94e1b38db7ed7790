// Arrays that look filled, so that stores seem to replace elements: and then they append, leave holes, change what is held, or must not happen.
function fillUp(values: number[], from: number, to: number, value: number): number {
  for (let i = from; i < to; i++) {
    values[i] = value + i;
  }
  return values.length;
}

function swap<T>(values: T[], i: number, j: number): void {
  const kept = values[i];
  values[i] = values[j];
  values[j] = kept;
}

function bump(values: number[], i: number): number {
  values[i]++;
  values[i] += 0.5;
  return values[i];
}

function show(values: unknown[]): void {
  console.log(values.length, values);
}

const pushed: number[] = [];
for (let i = 0; i < 5; i++) {
  pushed.push(i);
}
const filled: number[] = new Array(6).fill(0);
console.log(fillUp(pushed, 0, 5, 10), fillUp(filled, 0, 6, 1));
swap(pushed, 0, 4);
console.log(bump(pushed, 1), bump(filled, 5));
show(pushed);
show(filled);

// at the end, behind it, far behind it
console.log(fillUp(pushed, 3, 9, 20), fillUp(filled, 8, 10, 1), fillUp(filled, 20, 21, 1));
show(pushed);
show(filled);
swap(filled, 0, 7);
swap(filled, 1, 30);
show(filled);
console.log(bump(filled, 7), bump(filled, 40), filled[40], filled.length);
pushed[5000] = 1;
console.log(fillUp(pushed, 4998, 5003, 3), pushed[4999], pushed[5001], pushed.length);

// indices that are none
const odd: number[] = [];
odd.push(1, 2, 3);
for (const index of [-1, 0.5, NaN, 2 ** 32, -0, 4294967295, 1]) {
  swap(odd, index, 2);
  console.log(String(index), bump(odd, index));
}
console.log(Object.keys(odd).join(), odd.length);
const anyIndex: any = "1";
swap(odd, anyIndex, 0);
console.log(bump(odd, anyIndex), odd[1]);

// other values
const mixed: number[] = [];
mixed.push(1, 2, 3);
const anything: any[] = mixed;
for (const value of ["text", undefined, null, true, { valueOf: () => 7 }, -0, NaN] as any[]) {
  fillUp(mixed, 1, 2, value);
  swap(mixed, 0, 1);
  console.log(typeof mixed[0], Object.is(mixed[0], -0), bump(mixed, 1));
}
anything[2] = mixed;
console.log(mixed[2] === (mixed as any));

// lengths that change on the way
function shrinking(values: number[], at: number): string {
  let log = "";
  for (let i = 0; i < 6; i++) {
    values[i] = i;
    if (i === at) {
      values.length = 2;
    }
    log += values.length;
  }
  return log + " " + JSON.stringify(values);
}
const shrunk: number[] = [];
shrunk.push(9, 9, 9, 9, 9, 9);
console.log(shrinking(shrunk, 9), shrinking(shrunk, 3), shrinking(shrunk, 0));

// what must not be stored to
function attempt(what: () => unknown): void {
  try {
    console.log("done", what());
  } catch (error) {
    console.log((error as Error).constructor.name);
  }
}
const frozen: number[] = [];
frozen.push(1, 2, 3);
Object.freeze(frozen);
const sealed: number[] = [];
sealed.push(1, 2, 3);
Object.seal(sealed);
const fixed: number[] = [];
fixed.push(1, 2, 3);
Object.defineProperty(fixed, "length", { writable: false });
const extensionless: number[] = [];
extensionless.push(1, 2, 3);
Object.preventExtensions(extensionless);
for (const values of [frozen, sealed, fixed, extensionless]) {
  attempt(() => swap(values, 0, 2));
  attempt(() => fillUp(values, 1, 3, 5));
  attempt(() => fillUp(values, 2, 5, 5));
  attempt(() => bump(values, 3));
  show(values);
}

// in the middle of a handler
function guarded(values: number[], n: number): string {
  let log = "";
  let i = 0;
  try {
    for (; i < n; i++) {
      values[i] = i * 2;
      log += values[i] + ",";
    }
  } catch (error) {
    log += (error as Error).constructor.name + " at " + i;
  }
  return log;
}
console.log(guarded(pushed, 7), guarded(fixed, 5), guarded(frozen, 2));

// what is no array of its own elements
class Sub extends Array<number> {}
const sub = new Sub();
sub.push(1, 2, 3);
const proxied = new Proxy([1, 2, 3], {
  set(target, key, value) {
    console.log("set", String(key), value);
    return Reflect.set(target, key, value);
  },
});
const argumentsObject = (function (..._: number[]) { return arguments; })(1, 2, 3) as any;
for (const values of [sub, proxied, new Float64Array(3), { length: 1 } as any, argumentsObject]) {
  swap(values, 0, 2);
  console.log(fillUp(values, 1, 4, 5), bump(values, 1));
}
console.log(sub.length, sub.join());

// accessors, and a prototype with indices
const watched: number[] = [];
watched.push(1, 2, 3);
Object.defineProperty(watched, 1, { get: () => 42, set: value => console.log("setter", value), configurable: true });
swap(watched, 0, 1);
fillUp(watched, 0, 3, 1);
console.log(bump(watched, 1), watched[0], watched[2]);
const holes: number[] = [];
holes.push(1, 2, 3);
delete holes[1];
fillUp(holes, 0, 2, 7);
show(holes);
delete holes[2];
Object.defineProperty(Array.prototype, 2, { get: () => "inherited", set: value => console.log("inherited setter", value), configurable: true });
swap(holes, 0, 2);
fillUp(holes, 1, 4, 1);
const fresh: number[] = [];
fresh.push(1, 2);
fillUp(fresh, 0, 4, 1);
console.log(bump(fresh, 2), fresh.length, fresh[3], holes.length);
delete (Array.prototype as any)[2];
fillUp(fresh, 0, 4, 1);
show(fresh);
