import zlib from "node:zlib";
import { promisify } from "node:util";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
// Deflate, zlib and gzip, there and back in every form, what is wrong with what cannot be read, and as streams.
// What others have compressed.
const given = {
    deflateSync: "eJzLSM3JyVfIAJPl+UU5KTpQTmJ6YmYeAK0ECxE=", gzipSync: "H4sIAAAAAAAAA8tIzcnJV8gAk+X5RTkpOlBOYnpiZh4AhvITdx4AAAA=", deflateRawSync: "y0jNyclXyACT5flFOSk6UE5iemJmHgA=",
};
console.log(String(zlib.inflateSync(Buffer.from(given.deflateSync, "base64"))), String(zlib.gunzipSync(Buffer.from(given.gzipSync, "base64"))),
    String(zlib.inflateRawSync(Buffer.from(given.deflateRawSync, "base64"))), String(zlib.unzipSync(Buffer.from(given.deflateSync, "base64"))),
    String(zlib.unzipSync(Buffer.from(given.gzipSync, "base64"))));
// There and back, at every level and in every form.
let seed = 7;
const random = (n) => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) % n;
const inputs = {
    empty: Buffer.alloc(0), one: Buffer.from("a"), three: Buffer.from("aaa"), zeros: Buffer.alloc(100000), text: Buffer.from("the quick brown fox jumps over the lazy dog. ".repeat(3000)),
    noise: Buffer.from(Array.from({ length: 70000 }, () => random(256))), few: Buffer.from(Array.from({ length: 50000 }, () => random(3))),
    words: Buffer.from(Array.from({ length: 20000 }, () => "word" + random(500)).join(" ")), long: Buffer.concat([Buffer.from("abcdefgh".repeat(10)), Buffer.alloc(32768, "x"), Buffer.from("abcdefgh".repeat(10))]),
    skewed: Buffer.from(Array.from({ length: 60000 }, () => Math.floor(Math.log2(1 + random(2 ** 20))))), every: Buffer.from(Array.from({ length: 256 }, (_, i) => i)),
};
for (const [name, input] of Object.entries(inputs)) {
    const results = [];
    for (const [there, back] of [["deflateSync", "inflateSync"], ["gzipSync", "gunzipSync"], ["deflateRawSync", "inflateRawSync"]]) {
        for (const level of [-1, 0, 1, 3, 6, 9]) {
            const packed = zlib[there](input, { level });
            results.push(zlib[back](packed).equals(input) && (level === 0 || packed.length <= input.length + 5 * Math.ceil((input.length + 1) / 16000) + 18));
        }
    }
    console.log(name, input.length, results.every(Boolean));
}
console.log(zlib.gzipSync(inputs.text).length < 1000, zlib.deflateSync(inputs.words).length < 50000, zlib.deflateSync(inputs.zeros).length < 300);
console.log(zlib.gzipSync("").subarray(0, 10).toString("hex"), zlib.deflateSync("").toString("hex"), zlib.deflateRawSync("").toString("hex"));
console.log(String(zlib.gunzipSync(Buffer.concat([zlib.gzipSync("two "), zlib.gzipSync("members")]))), String(zlib.gunzipSync(Buffer.concat([zlib.gzipSync("then"), Buffer.alloc(5)]))));
// What is wrong.
const hello = zlib.deflateSync("hello");
const wrongs = [["gunzipSync", Buffer.concat([zlib.gzipSync("then"), Buffer.from("garbage")])], ["inflateSync", Buffer.from("abc")], ["gunzipSync", Buffer.from("abc")], ["inflateSync", hello.subarray(0, 8)], ["inflateSync", Buffer.concat([hello.subarray(0, -1), Buffer.from([0])])],
    ["inflateRawSync", Buffer.from([7])], ["gunzipSync", Buffer.alloc(0)], ["inflateRawSync", Buffer.from([0, 1, 2, 3, 4])], ["unzipSync", Buffer.from([1, 2, 3])], ["inflateRawSync", Buffer.from([5, 0xff, 0xff, 0xff, 0xff])],
    ["inflateRawSync", Buffer.from([0x63, 0x00, 0x02])], ["gunzipSync", Buffer.concat([zlib.gzipSync("x").subarray(0, -1), Buffer.from([9])])]];
for (const [name, bytes] of wrongs) {
    try {
        console.log(name, zlib[name](bytes));
    } catch (e) {
        console.log(name, e.name, e.message, e.errno, e.code);
    }
}
for (const bad of [1, null, {}, undefined]) {
    try {
        zlib.gzipSync(bad);
    } catch (e) {
        console.log(e.name, e.message, e.code);
    }
}
for (const level of [10, "x"]) {
    try {
        zlib.gzipSync("x", { level });
    } catch (e) {
        console.log(e.name, e.code);
    }
}
try {
    zlib.inflateSync(zlib.deflateSync(inputs.zeros), { maxOutputLength: 1000 });
} catch (e) {
    console.log(e.name, e.code);
}
// Later, and as streams.
console.log(String(await promisify(zlib.gunzip)(await promisify(zlib.gzip)("later"))));
await new Promise((done) => zlib.inflate(Buffer.from("no"), (error, result) => done(console.log(error.code, result))));
const parts = [];
await pipeline(Readable.from(["some ", "text ".repeat(10000)]), zlib.createGzip(), zlib.createGunzip(), async (source) => {
    for await (const part of source) parts.push(part);
});
console.log(Buffer.concat(parts).length, zlib.createDeflate() instanceof zlib.Deflate, zlib.constants.Z_BEST_COMPRESSION, zlib.codes["-3"], zlib.codes.Z_DATA_ERROR);
for (const format of ["gzip", "deflate"]) {
    const stream = new Blob(["web ".repeat(1000)]).stream().pipeThrough(new CompressionStream(format)).pipeThrough(new DecompressionStream(format)).pipeThrough(new TextDecoderStream());
    let text = "";
    for await (const part of stream) text += part;
    console.log(format, text.length);
}
try {
    new CompressionStream("other");
} catch (e) {
    console.log(e.name, e.code);
}
