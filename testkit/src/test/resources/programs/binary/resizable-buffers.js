const buffer = new ArrayBuffer(8, { maxByteLength: 16 });
const tracking = new Int16Array(buffer, 2);
const fixed = new Int16Array(buffer, 2, 3);
console.log(buffer.resizable, buffer.maxByteLength, tracking.length, fixed.length);
buffer.resize(13);
console.log(tracking.length, tracking.byteLength, fixed.length);
buffer.resize(7);
console.log(tracking.length, fixed.length, fixed.byteOffset, fixed.byteLength);
try {
  fixed.fill(1);
} catch (e) {
  console.log(e.name);
}
buffer.resize(8);
fixed.fill(7);
buffer.resize(4);
buffer.resize(8);
console.log(fixed, buffer.slice(1, 5).byteLength);

// an array that shrinks under its own iteration
const seen = [];
for (const value of tracking) {
  seen.push(value);
  if (seen.length === 2) {
    buffer.resize(6);
  }
}
console.log(seen);

const shared = new SharedArrayBuffer(4, { maxByteLength: 8 });
const cells = new Int32Array(shared);
console.log(Atomics.add(cells, 0, 5), Atomics.compareExchange(cells, 0, 5, 9), Atomics.exchange(cells, 0, 2), Atomics.or(cells, 0, 5), cells[0]);
shared.grow(8);
console.log(cells.length, Atomics.store(cells, 1, 3.7), Atomics.load(cells, 1), Atomics.notify(cells, 0), Atomics.isLockFree(4));
console.log(Atomics.wait(cells, 0, 0, 1), Atomics.wait(cells, 0, 7, 1));
