const original = {
  date: new Date(0), regExp: /x/gi, map: new Map([[1, { z: 1 }]]), set: new Set([1, 2]), none: null, missing: undefined,
  holes: [1, , 3], big: 10n, error: new TypeError('bad', { cause: 'why' }), floats: new Float32Array([1.5, 2]),
  boolean: Object(true), string: Object('s'), get computed() { return 42; },
};
original.self = original;
original.map.set('back', original);
const copy = structuredClone(original);
console.log(copy.self === copy, copy.map.get('back') === copy, copy.map.get(1) !== original.map.get(1));
console.log(copy.date.getTime(), copy.regExp, copy.set, copy.none, 'missing' in copy, copy.holes, copy.big);
console.log(copy.error.name, copy.error.message, copy.error instanceof TypeError, copy.floats, copy.boolean, copy.string);
console.log(Object.getOwnPropertyDescriptor(copy, 'computed'));

class Point { constructor() { this.x = 1; } }
console.log(structuredClone(new Point()) instanceof Point, structuredClone(new Point()));

for (const bad of [() => 1, Symbol('q'), new WeakMap(), Promise.resolve(), { deep: [class A {}] }]) {
  try {
    structuredClone(bad);
    console.log('cloned');
  } catch (e) {
    console.log(e.name, e.code, e.message);
  }
}

const buffer = new ArrayBuffer(8);
const moved = structuredClone({ buffer, view: new Uint8Array(buffer, 2) }, { transfer: [buffer] });
console.log(buffer.byteLength, moved.buffer.byteLength, moved.view.buffer === moved.buffer, moved.view.byteOffset);
