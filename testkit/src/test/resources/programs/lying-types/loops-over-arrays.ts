// Loops over arrays of which something is asked in front of the loop: arrays that are not there, are others, or change on the way.
function scaled(into: number[], from: number[], n: number, factor: number): string {
  for (let j = 0; j < n; j++) {
    into[j] += factor * from[j];
  }
  return into.join();
}

function numbers(...values: any[]): number[] {
  const made: number[] = [];
  for (const value of values) {
    made.push(value);
  }
  return made;
}

function attempt(what: () => unknown): void {
  try {
    console.log(what());
  } catch (error) {
    console.log((error as Error).constructor.name);
  }
}

const ten = numbers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
console.log(scaled(numbers(1, 1, 1, 1, 1, 1, 1, 1, 1, 1), ten, 10, 2));
console.log(scaled(ten, ten, 10, 1), scaled(ten, ten, 0, 1));

// no arrays, for loops that run and for loops that do not
attempt(() => scaled(undefined as any, ten, 0, 1));
attempt(() => scaled(ten, null as any, 0, 1));
attempt(() => scaled(ten, undefined as any, 1, 1));
attempt(() => scaled({ join: () => "object", 0: 1 } as any, ten, 2, 1));
attempt(() => scaled("text" as any, ten, 2, 1));
attempt(() => scaled(new Float32Array(3) as any, ten, 4, 1));

// of other lengths, with holes, boxed, with other values
console.log(scaled(numbers(1, 2, 3), ten, 5, 1), scaled(numbers(1, 2, 3, 4, 5), numbers(1, 2), 4, 1));
console.log(scaled([1, , 3] as any, ten, 3, 1), scaled(numbers(1, 2, 3), [, 2] as any, 3, 1));
console.log(scaled(numbers("a", "b", 1), ten, 3, 1), scaled(numbers(1, 2, 3), numbers(-0, NaN, "7"), 3, 2));
console.log(scaled(numbers(1, 2, 3), ten, 2.5, 1), scaled(numbers(1, 2, 3), ten, NaN, 1), scaled(numbers(1, 2, 3), ten, "2" as any, "3" as any));

// whose first element does not stand where elements begin
const queue = numbers(0, 1, 2, 3, 4, 5);
queue.shift();
queue.shift();
console.log(scaled(queue, queue, 4, 1));
const hidden = numbers(0, 1, 2, 3, 4, 5);
Array.prototype["sh" + "ift" as "shift"].call(hidden);
console.log(scaled(hidden, ten, 5, 1), scaled(ten, hidden, 5, 1));
hidden.splice(0, 2);
console.log(scaled(hidden, ten, 3, 1));

// one element becomes the next
function prefixSums(values: number[]): number[] {
  for (let i = 1; i < values.length; i++) {
    values[i] += values[i - 1];
  }
  return values;
}
console.log(prefixSums(numbers(1, 2, 3, 4, 5, 6, 7, 8, 9)).join(), prefixSums([]).length, prefixSums(numbers(1)).join());

function moved(values: number[], by: number): string {
  for (let i = 0; i + by < values.length; i++) {
    values[i] = values[i + by];
  }
  for (let i = values.length - 1; i >= by; i--) {
    values[i] = values[i - by];
  }
  return values.join();
}
console.log(moved(numbers(1, 2, 3, 4, 5, 6, 7), 2), moved(numbers(1, 2, 3), 0.5), moved(numbers(1, 2), 3));

// conversions that change the array on the way
function added(values: number[], what: number, n: number): string {
  for (let i = 0; i < n; i++) {
    values[i] = values[i] + what * 1;
  }
  return values.length + ":" + values.join();
}
for (const change of [(a: any) => (a.length = 2), (a: any) => a.push("x"), (a: any) => (a[1] = "one"), (a: any) => a.shift(), (a: any) => delete a[2],
  (a: any) => Object.freeze(a), (a: any) => a.reverse(), (a: any) => { throw new TypeError("no"); }]) {
  const values = numbers(1, 2, 3, 4);
  let asked = 0;
  const what = { valueOf() { if (++asked === 2) { change(values); } return 10; } };
  attempt(() => added(values, what as any, 4));
  console.log(values.join(), asked);
}

// the variable gets another array, or the array comes from elsewhere
function walk(first: number[], second: any, n: number): number {
  let values = first;
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += values[i];
    if (i === 1) {
      values = second;
    }
  }
  return sum;
}
attempt(() => walk(ten, numbers(1, 2, 3, 4), 4));
attempt(() => walk(ten, [1, 2, "3", 4], 4));
attempt(() => walk(ten, undefined, 4));
attempt(() => walk(ten, new Uint8Array([9, 9, 9, 9]), 4));

let shared = numbers(1, 2, 3);
function replaceShared(n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += shared[i];
    if (i === 0) {
      shared = numbers(10, 20);
    }
  }
  return sum;
}
console.log(replaceShared(3), replaceShared(2));

// conditions, breaks, loops in loops, handlers
function mixedLoops(rows: number[][], limit: number): string {
  let log = "";
  try {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i];
      let sum = 0;
      for (let j = 0; j < row.length; j++) {
        if (row[j] < 0) continue;
        if (row[j] > limit) break;
        sum += row[j];
        row[j] = sum;
      }
      while (row[0] < limit) {
        row[0] *= 2;
      }
      let k = 0;
      do {
        sum += row[k++];
      } while (k < row.length);
      log += sum + ";";
    }
  } catch (error) {
    log += (error as Error).constructor.name;
  }
  return log;
}
console.log(mixedLoops([numbers(1, 2, 3), numbers(5, -1, 2, 100, 3), numbers(9)], 8));
console.log(mixedLoops([numbers(1, 2, 3), [] as number[], numbers(20)], 8), mixedLoops([numbers(1), null as any, numbers(2)], 8));
console.log(mixedLoops([numbers(1, "2", 3), [3, , 4] as any, Object.freeze(numbers(20, 1)) as any], 8));

// typed arrays: of other kinds, too short, made or detached on the way
function products(a: Float64Array, b: Float64Array, n: number): string {
  const into = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    into[i] += a[i] * b[i];
  }
  return into.join();
}
const halves = Float64Array.of(0.5, 1.5, 2.5, 3.5, NaN, -0, Infinity);
console.log(products(halves, halves, 7), products(halves, Float64Array.of(1, 2), 4), products(halves, Float32Array.of(1, 2, 3) as any, 3));
console.log(products([1, 2, 3] as any, halves, 3));
attempt(() => products(undefined as any, halves, 2));
attempt(() => products(halves, halves, -1));
const buffer = new ArrayBuffer(32);
const view = new Float64Array(buffer);
view.set([1, 2, 3, 4]);
console.log(products(view, view, 4));
structuredClone(buffer, { transfer: [buffer] });
console.log(products(view, halves, 4));
console.log(products(Float64Array.of(NaN), Float64Array.of(1), 1));
