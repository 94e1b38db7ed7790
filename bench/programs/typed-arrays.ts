// Typed arrays: a byte histogram, a Fourier transform over Float64Array, a random generator over Uint32Array, a view of mixed fields.
function histogram(bytes: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < bytes.length; i++) {
    counts[bytes[i]]++;
  }
  return counts;
}

function randomBytes(length: number): Uint8Array {
  const state = new Uint32Array([123_456_789, 362_436_069, 521_288_629, 88_675_123]);
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const t = state[3] ^ (state[3] << 11);
    state[3] = state[2];
    state[2] = state[1];
    state[1] = state[0];
    state[0] = state[0] ^ (state[0] >>> 19) ^ t ^ (t >>> 8);
    bytes[i] = state[0];
  }
  return bytes;
}

/** The Haar wavelet transform in place: sums and differences, halved. */
function wavelet(data: Float64Array): void {
  const work = new Float64Array(data.length);
  for (let length = data.length; length > 1; length >>= 1) {
    const half = length >> 1;
    for (let i = 0; i < half; i++) {
      work[i] = (data[2 * i] + data[2 * i + 1]) / 2;
      work[half + i] = (data[2 * i] - data[2 * i + 1]) / 2;
    }
    data.set(work.subarray(0, length));
  }
}

function records(count: number): number {
  const view = new DataView(new ArrayBuffer(count * 16));
  for (let i = 0; i < count; i++) {
    view.setUint32(i * 16, i, true);
    view.setInt16(i * 16 + 4, (i * 31) & 0x7fff);
    view.setFloat64(i * 16 + 8, i / 3, true);
  }
  let sum = 0;
  for (let i = 0; i < count; i++) {
    sum += view.getUint32(i * 16, true) + view.getInt16(i * 16 + 4) + view.getFloat64(i * 16 + 8, true);
  }
  return sum;
}

const n = 1 << Number(process.argv[2] ?? 20);
const rounds = Number(process.argv[3] ?? 8);
let total = 0;
for (let round = 0; round < rounds; round++) {
  const bytes = randomBytes(n + round);
  const counts = histogram(bytes);
  total += counts[round] + Math.max(...counts);
  const data = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    data[i] = bytes[i];
  }
  wavelet(data);
  total += data[0] + data[1] + records(n >> 3);
}
console.log(total.toFixed(3));
