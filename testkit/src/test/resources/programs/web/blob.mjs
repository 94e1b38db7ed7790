// Blobs and files: what they are made of, and what is read from them.
import { Blob as FromBuffer, File as FileFromBuffer } from "node:buffer";
console.log(FromBuffer === Blob, FileFromBuffer === File, typeof Blob, Object.prototype.toString.call(new Blob()), Blob.name, Blob.length, File.length);
const blob = new Blob(["añ", new Uint8Array([98, 99]), new Uint8Array([1, 2, 3]).subarray(1, 2), new Blob(["d"]), 12, null, { toString: () => "obj" }], { type: "Text/PLAIN" });
console.log(blob.size, blob.type, await blob.text());
console.log(new Uint8Array(await blob.slice(1, 4).arrayBuffer()), await blob.slice(-3).text(), await blob.slice(2, -3, "x/y").text(), blob.slice(5, 2).size, blob.slice(0, 1, "A/B").type);
console.log(await new Blob(["a\r\nb\rc\n"], { endings: "native" }).text() === "a\nb\nc\n", new Blob(["a"], { type: "é" }).type === "");
for (const bad of [null, 1, "text", {}, undefined, []]) {
    try {
        console.log(new Blob(bad).size);
    } catch (e) {
        console.log(e.name, e.code);
    }
}
try {
    new Blob([], { endings: "other" });
} catch (e) {
    console.log(e.name);
}
const parts = [];
for await (const chunk of new Blob(["x".repeat(100000)]).stream()) parts.push(chunk.length, chunk.constructor.name);
console.log(parts.filter((x) => typeof x === "number").reduce((a, b) => a + b), parts.includes("Uint8Array"));
const file = new File(["content"], "name.txt", { type: "text/plain", lastModified: 12 });
console.log(file.name, file.size, file.type, file.lastModified, file instanceof Blob, await file.text(), String(file));
console.log(blob.slice(0, 2), file);
console.log(["size", "type", "slice", "text", "stream", "arrayBuffer"].map((k) => k in Blob.prototype));
