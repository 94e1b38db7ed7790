// SHA-256 in plain 32-bit arithmetic, over messages and over its own digests.
function fractionalBits(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x100000000) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

/** The cube root by Newton's method, so that its last bits are those of no library. */
function cubeRoot(x: number): number {
  let root = x / 3 + 1;
  for (let i = 0; i < 60; i++) {
    root -= (root * root * root - x) / (3 * root * root);
  }
  return root;
}

const PRIMES = firstPrimes(64);
const K = Int32Array.from(PRIMES, (prime) => fractionalBits(cubeRoot(prime)));
const INITIAL = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionalBits(Math.sqrt(prime)));

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

function compress(state: Int32Array, block: Uint8Array, offset: number, w: Int32Array): void {
  for (let t = 0; t < 16; t++) {
    const at = offset + t * 4;
    w[t] = (block[at] << 24) | (block[at + 1] << 16) | (block[at + 2] << 8) | block[at + 3];
  }
  for (let t = 16; t < 64; t++) {
    const w15 = w[t - 15];
    const w2 = w[t - 2];
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    w[t] = (w[t - 16] + s0 + w[t - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + K[t] + w[t]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const t2 = (s0 + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) >> 6 << 6) + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = INITIAL.slice();
  const schedule = new Int32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    compress(state, padded, offset, schedule);
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, i) => out.setInt32(i * 4, word));
  return digest;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const size = Number(process.argv[2] ?? 15_000_000);
const message = new Uint8Array(size);
for (let i = 0; i < size; i++) {
  message[i] = (i * 31 + (i >> 8)) & 0xff;
}
let digest = sha256(message);
for (let i = 0; i < size / 1000; i++) {
  digest = sha256(digest);
}
console.log(hex(sha256(new Uint8Array(0))));
console.log(hex(digest));
