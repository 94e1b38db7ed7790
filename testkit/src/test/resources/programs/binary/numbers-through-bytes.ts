// Numbers that go through typed arrays in loops: which NaN it is never shows, and buffers are detached and shared meanwhile.
function scale(to: Float64Array, from: Float64Array, factor: number, n: number): void {
  for (let i = 0; i < n; i++) {
    to[i] += factor * from[i];
  }
}

function sum(of: Float64Array, n: number): number {
  let total = 0;
  for (let i = 0; i < n; i++) total += of[i];
  return total;
}

function pick(of: Float64Array, n: number): number[] {
  const picked: number[] = [];
  for (let i = 0; i < n; i++) picked.push(of[i]);
  return picked;
}

function count(of: Uint8Array, n: number): number {
  let total = 0;
  for (let i = 0; i < n; i++) {
    if (of[i] > 1) total += of[i];
  }
  return total;
}

function bits(of: Float64Array): string {
  return [...new BigUint64Array(of.buffer, of.byteOffset, of.length)].map((each) => each.toString(16)).join(" ");
}

const a = new Float64Array([1, 2, 3, 4]);
const b = new Float64Array([10, 20, 30, 40]);
scale(a, b, 2, 4);
console.log([...a].join(), sum(a, 4), pick(b, 4).join());

// all kinds of NaN
const odd = new BigUint64Array([0xfff8000000000000n, 0x7ff0000000000001n, 0xffffffffffffffffn, 0x7ff8dead00000000n]);
const nans = new Float64Array(odd.buffer);
console.log(sum(nans, 4), pick(nans, 4).join(), pick(nans, 4).map((each) => Object.is(each, NaN)).join());
const target = new Float64Array(4);
scale(target, nans, 1, 4);
console.log(bits(target));
scale(target, b, Infinity - Infinity, 4);
console.log(bits(target), new Map([[NaN, "one"]]).get(target[0]), [NaN].includes(-target[1] * 2), typeof (nans[2] + 1));
const negated: unknown[] = [-nans[0], Math.abs(nans[2]), Math.sqrt(nans[1]), nans[3] * 0, nans[1] - 1];
console.log(negated.join(), JSON.stringify(negated));

// windows into one buffer
const shared = new Float64Array(8).map((_, i) => i);
scale(shared.subarray(1, 5), shared.subarray(0, 4), 1, 4);
console.log([...shared].join());
const offset = new Float64Array(shared.buffer, 16, 3);
scale(offset, offset, 1, 3);
console.log([...offset].join(), sum(offset, 3));

// too far, and not at all
console.log(sum(a, 5), pick(a, 5).join());
scale(a, b, 1, 6);
console.log([...a].join());
scale(a, [1, 2, 3, 4] as any, 1, 4);
scale(new Float32Array(4) as any, a, 1, 4);
console.log([...a].join(), sum(new Int8Array([1, -2, 3]) as any, 3));

// detached between calls, and by what a loop calls
function feed(of: Float64Array, n: number, each: (i: number) => void): number {
  let total = 0;
  for (let i = 0; i < n; i++) {
    each(i);
    total += of[i] ?? 0.5;
  }
  return total;
}
const gone = new Float64Array([1, 2, 3, 4]);
console.log(feed(gone, 4, () => {}));
console.log(feed(gone, 4, (i) => { if (i === 2) structuredClone(gone.buffer, { transfer: [gone.buffer] }); }), gone.length);
console.log(sum(gone, 4), pick(gone, 2).join());
scale(gone, b, 1, 4);
scale(b, gone, 1, 1);
console.log(b[0], gone.length);
const bytes = new Uint8Array([1, 2, 3]);
console.log(count(bytes, 3));
bytes.buffer.transfer?.(0);
console.log(count(bytes, 3), bytes.length);
const growing = new Uint8Array(new (ArrayBuffer as any)(2, { maxByteLength: 8 }));
growing.fill(5);
console.log(count(growing, 4));
(growing.buffer as any).resize(4);
growing.fill(6);
console.log(count(growing, 4));
