const names = ['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'Float32', 'Float64'];
for (const name of names) {
  const Type = globalThis[name + 'Array'];
  const a = new Type([1.5, -1, 300, 70000, 2 ** 32 + 7, NaN, -0.5, Infinity]);
  console.log(name, Type.BYTES_PER_ELEMENT, a);
}
console.log(new BigInt64Array([1n, -1n, 2n ** 64n + 5n]), new BigUint64Array([-1n]));

const a = new Int16Array([5, 1, 4, 2, 3]);
console.log(a.toSorted(), a.toReversed(), a.with(1, 9), a.subarray(2, 4), a.slice(-3, -1), a.at(-1));
console.log(a.map(x => x * 2), a.filter(x => x > 2), a.reduce((x, y) => x + y), a.findLast(x => x > 2), a.join('-'));
console.log(a.indexOf(4), a.includes(9), a.lastIndexOf(3), [...a.entries()].length, a.some(x => x > 4), a.every(x => x > 4));
console.log(a.copyWithin(1, 0, 3), a.fill(-1, 1, 3), a.reverse());
console.log(new Float64Array([0, NaN, -1, -Infinity, -0]).sort(), new BigUint64Array([5n, 1n]).sort());
console.log(new Int8Array([3, 1, 2]).sort((x, y) => y - x));
a.set([7, 8], 3);
a.set(a.subarray(2), 1);
console.log(a, Object.keys(a), Int16Array.from('123', x => x * 2), Uint8Array.of(1, 257));

// keys that are numbers are elements or nothing
a['-0'] = a[1.5] = a[99] = a['NaN'] = 1;
a.own = 'own';
console.log(a['-0'], a[1.5], a[99], 'NaN' in a, a.own, delete a[99], Object.keys(a));
console.log(Reflect.defineProperty(a, 0, { value: 3, writable: false }), Reflect.set(a, 0, '12'), a[0]);
const child = Object.create(a);
child[1] = 5;
child[50] = 6;
console.log(Object.getOwnPropertyNames(child), child[50]);

// one set of bytes under several views
const bytes = new Uint8Array(8);
const view = new DataView(bytes.buffer);
view.setFloat32(0, 1.5);
view.setInt16(4, -2, true);
console.log(bytes, view.getUint32(0), view.getInt16(4), view.getBigUint64(0, true));
try {
  view.getFloat64(1);
} catch (e) {
  console.log(e.name, e.message);
}

class Samples extends Float32Array {
  get mean() { return this.reduce((x, y) => x + y, 0) / this.length; }
}
const samples = new Samples([1, 2, 3]);
console.log(samples.mean, samples.map(x => x * 2).mean, samples.slice(1) instanceof Samples);
for (const failure of [() => new Uint32Array(new ArrayBuffer(6)), () => new Uint32Array(new ArrayBuffer(8), 2), () => new Uint8Array(-1),
  () => new Uint8Array(2).set([1, 2, 3]), () => Uint8Array(2), () => new Uint8Array(new BigInt64Array(1)), () => Object.freeze(new Uint8Array(1))]) {
  try {
    failure();
  } catch (e) {
    console.log(e.name);
  }
}
