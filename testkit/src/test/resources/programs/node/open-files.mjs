import fs from "fs";
import os from "os";
import path from "path";
import { Transform } from "stream";
import { pipeline as pp } from "node:stream/promises";

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "t-"));
const file = path.join(dir, "a.txt");
const fd = fs.openSync(file, "w+");
console.log(fs.writeSync(fd, "hello wörld"), fs.writeSync(fd, Buffer.from("XYZ"), 1, 2, 0), fs.fstatSync(fd).size);
const b = Buffer.alloc(20);
console.log(fs.readSync(fd, b, 0, 20, 0), b.toString());
fs.ftruncateSync(fd, 5); fs.closeSync(fd);
console.log(fs.readFileSync(file, "utf8"));
try { fs.openSync(path.join(dir, "no"), "r"); } catch (e) { console.log(e.code, e.syscall, e.errno); }
try { fs.closeSync(fd + 100); } catch (e) { console.log(e.code, e.message); }
fs.symlinkSync("a.txt", path.join(dir, "l")); console.log(fs.readlinkSync(path.join(dir, "l")));
await pp(fs.createReadStream(file), new Transform({ transform(c, e, cb) { cb(null, c.toString().toUpperCase()); } }), fs.createWriteStream(path.join(dir, "b.txt")));
console.log(fs.readFileSync(path.join(dir, "b.txt"), "utf8"));
fs.writeFileSync(file, "0123456789".repeat(20000));
let n = 0, chunks = 0;
for await (const c of fs.createReadStream(file, { start: 10, end: 150009 })) { n += c.length; chunks++; }
console.log(n, chunks);
fs.createReadStream(path.join(dir, "nope")).on("error", (e) => console.log("stream error", e.code));
await new Promise((r) => setTimeout(r, 20));
fs.rmSync(dir, { recursive: true });
