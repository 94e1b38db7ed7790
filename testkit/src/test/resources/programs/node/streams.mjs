import { PassThrough, pipeline, Readable, Transform, Writable } from "stream";
import { pipeline as pp } from "node:stream/promises";
import { StringDecoder } from "string_decoder";

const out = [];
await pp(Readable.from(["a", "b", "c"]), async function* (s) { for await (const x of s) yield x + x; }, new Writable({ objectMode: true, write(c, e, cb) { out.push(c); cb(); }, final(cb) { out.push("final"); cb(); } }));
console.log(out);
const r = new Readable({ read() {} }); r.push("one "); r.push("two"); r.push(null); r.setEncoding("utf8");
r.on("data", (d) => console.log("data", d)).on("end", () => console.log("end")).on("close", () => console.log("close"));
await new Promise((r) => setTimeout(r, 5));
console.log(await Readable.from([1, 2, 3, 4]).filter((x) => x % 2 == 0).map((x) => x * 10).toArray());
const w = new Writable({ highWaterMark: 3, write(c, e, cb) { setTimeout(cb, 1); } });
console.log(w.write("ab"), w.write("cd"), w.writableLength); w.on("drain", () => console.log("drain")).on("finish", () => console.log("finish"));
await new Promise((r) => setTimeout(r, 10)); w.end(); await new Promise((r) => setTimeout(r, 10));
const bad = new Transform({ transform(c, e, cb) { cb(new Error("bad")); } });
pipeline(Readable.from(["x"]), bad, new PassThrough(), (e) => console.log("pipeline", e.message));
await new Promise((r) => setTimeout(r, 5));
const d = new StringDecoder("utf8"); console.log(d.write(Buffer.from([0xe4, 0xb8])), d.write(Buffer.from([0x96, 0x41])), d.end());
