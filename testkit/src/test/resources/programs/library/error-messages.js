// What the library says when it is misused: the texts are V8's.
const cases = [
  () => new Set(5),
  () => new Set({}),
  () => new Map([1]),
  () => Object.fromEntries(undefined),
  () => Array.from(null),
  () => [].map(3),
  () => [1].forEach(null),
  () => [].reduce((a, b) => a),
  () => [].concat.call(null),
  () => new Array(-1),
  () => ([].length = -1),
  () => Array.from({ length: 2 ** 53 }),
  () => [].with(1, 2),
  () => [1].with('x1', 2).length,
  () => [].sort(1),
  () => [1, 2].join(Symbol()),
  () => Object.freeze([1]).push(2),
  () => 'a'.repeat(-1),
  () => 'a'.repeat(Infinity),
  () => 'x'.padEnd(2 ** 30),
  () => 'a'.normalize('x'),
  () => 'a'.matchAll(/a/),
  () => 'a'.replaceAll(/a/, ''),
  () => 'a'.startsWith(/a/),
  () => String.prototype.trim.call(null),
  () => String.prototype.valueOf.call(1),
  () => String.fromCodePoint('_'),
  () => (1).toFixed(101),
  () => (1).toString(1),
  () => (1).toPrecision(0),
  () => (1).toExponential(-1),
  () => Number.prototype.toFixed.call('x'),
  () => BigInt(1.5),
  () => BigInt('x'),
  () => BigInt(undefined),
  () => 1n + 1,
  () => +1n,
  () => 1n / 0n,
  () => Math.max(1n),
  () => parseInt(Symbol()),
  () => new RegExp('['),
  () => new RegExp('a', 'gg'),
  () => decodeURIComponent('%'),
  () => encodeURI('\ud800'),
  () => new WeakMap().set(1, 1),
  () => new WeakSet().add(1),
  () => new WeakRef(1),
  () => Map(),
  () => Map.prototype.get.call({}),
  () => Set.prototype.add.call(1),
  () => new Proxy(1, {}),
  () => Proxy({}, {}),
  () => new Date(NaN).toISOString(),
  () => Date.prototype.getTime.call({}),
  () => JSON.parse('{"a":}'),
  () => JSON.parse(undefined),
  () => JSON.stringify(1n),
];
for (const c of cases) {
  let result;
  try {
    result = '= ' + String(c()).slice(0, 60);
  } catch (error) {
    result = error.name + ': ' + error.message;
  }
  console.log(String(c).slice(6).replace(/\s+/g, ' ') + '  ->  ' + result);
}
const ring = { a: { b: [] } };
ring.a.b.push(1, { c: ring.a });
try {
  JSON.stringify(ring);
} catch (error) {
  console.log(error.message);
}
