// includes, indexOf and lastIndexOf of every kind of typed array, for every kind of value.
const kinds = [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array];
const wanted = [0, -0, 1, -1, 127, 128, -128, 200, 255, 256, 65535, 4294967295, 0.5, NaN, Infinity, 1n, "1", true, null, undefined, {}];
const starts = [undefined, 0, 1, 12, 13, 14, 100, -1, -13, -14, -100, 2.5, NaN];
for (const Kind of kinds) {
    const whole = new Kind(30);
    const array = whole.subarray(3, 17);
    array.set([1, 0, 200, 255, -1, 127, 128, 65535, 4294967295, 0.5, NaN, 1, 0, 7]);
    whole[2] = whole[17] = 9;
    for (const value of wanted) {
        console.log(Kind.name, String(value), array.indexOf(value), array.lastIndexOf(value), array.includes(value));
    }
    console.log(array.indexOf(9), array.lastIndexOf(9), array.includes(9), array.indexOf(), array.lastIndexOf(), array.includes());
    for (const from of starts) console.log(String(from), array.indexOf(1, from), array.lastIndexOf(1, from), array.includes(1, from));
}
for (const Kind of [BigInt64Array, BigUint64Array]) {
    const array = Kind.of(1n, -1n, 2n ** 63n, 0n, 1n);
    for (const value of [1n, -1n, 2n ** 63n, -(2n ** 63n), 2n ** 64n - 1n, 0, 1, "1", undefined]) {
        console.log(Kind.name, String(value), array.indexOf(value), array.lastIndexOf(value), array.includes(value));
    }
}
const many = new Uint8Array(1000);
many[777] = 5;
for (const from of [0, 700, 770, 777, 778]) console.log(many.indexOf(5, from), many.subarray(1).indexOf(5, from), many.includes(5, from));
// The array shrinks while the start is converted: what is gone is undefined.
const shrinking = (size) => {
    const buffer = new ArrayBuffer(8, { maxByteLength: 8 });
    const array = new Uint8Array(buffer).fill(1);
    return [array, { valueOf: () => (buffer.resize(size), 0) }];
};
for (const size of [0, 4, 8]) {
    for (const value of [undefined, 1, 0]) {
        let [array, start] = shrinking(size);
        console.log(size, String(value), array.includes(value, start));
        [array, start] = shrinking(size);
        console.log(array.indexOf(value, start));
        [array, start] = shrinking(size);
        console.log(array.lastIndexOf(value, start), array.length);
    }
}
