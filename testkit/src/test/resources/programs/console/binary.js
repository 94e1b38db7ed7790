// ArrayBuffers, typed arrays, DataView, Buffer.
console.log(new Uint8Array([1, 2, 3]), new Float64Array([1.5, -0, NaN]), new BigInt64Array([1n, -2n]), new Uint8Array(0), new Int16Array(3));
console.log(new ArrayBuffer(4), new Uint8Array([1, 2, 255, 16]).buffer, new ArrayBuffer(0), new SharedArrayBuffer(2));
console.log(new DataView(new ArrayBuffer(2)), new DataView(new ArrayBuffer(8), 2, 4));
console.log(new Uint8Array(130), { bytes: new Uint8Array([9, 8]) }, [[[new Uint8Array(2)]]], [[[[new Uint8Array(2)]]]]);
console.log(Buffer.from("hello"), Buffer.alloc(3), Buffer.from([]), [Buffer.from("hi")], { b: Buffer.from("x") });
console.log(Buffer.alloc(60, 1));
console.log(new ArrayBuffer(60), Object.assign(new Uint8Array(1), { extra: 1 }));
class Bytes extends Uint8Array {}
console.log(new Bytes(2), new Bytes([1]).subarray(0), Uint8Array.of(7).map((x) => x * 2));
console.log(Array.from({ length: 20 }, (_, i) => i * 3).map((x) => x % 256), Float32Array.from([1.1, 2.2]), new Uint8ClampedArray([300, -5]));
