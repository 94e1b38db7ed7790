// Files with promises and callbacks; their turn in the event loop.
import fs, { promises, readFile as readWithCallback } from "node:fs";
import { mkdtemp, writeFile, readFile, readdir, rm, stat, mkdir, rename, appendFile } from "fs/promises";
import { join } from "path";
import { tmpdir } from "os";
import { promisify } from "util";
const root = await mkdtemp(join(tmpdir(), "golden-"));
await writeFile(join(root, "one"), "1");
await Promise.all(["two", "three"].map((name) => writeFile(join(root, name), name)));
await appendFile(join(root, "two"), "!");
console.log(await readdir(root), await readFile(join(root, "two"), "utf8"), (await stat(join(root, "three"))).size, (await readFile(join(root, "one"))).toString());
await mkdir(join(root, "sub"));
await rename(join(root, "one"), join(root, "sub", "moved"));
for (const entry of await readdir(root, { withFileTypes: true })) console.log(entry.name, entry.isDirectory());
try {
  await readFile(join(root, "none"));
} catch (error) {
  console.log(error.code, error instanceof Error, error.message.replace(root, "root"));
}
const order = [];
readWithCallback(join(root, "three"), "utf8", (error, text) => order.push(["callback", error, text]));
readWithCallback(join(root, "none"), (error, data) => order.push(["failure", error.code, data]));
fs.access(join(root, "three"), (error) => order.push(["access", error]));
process.nextTick(() => order.push(["tick"]));
Promise.resolve().then(() => order.push(["microtask"]));
order.push(["sync"]);
await new Promise((resolve) => setTimeout(resolve, 30));
console.log(order.slice(0, 3).map(([name]) => name), order.slice(3).sort());
console.log(await promisify(fs.readFile)(join(root, "two"), "utf8"), promises.readFile === readFile, fs.promises === promises, typeof fs.readFileSync);
try { fs.readFile("x"); } catch (error) { console.log(error.code); }
await rm(root, { recursive: true, force: true });
console.log(fs.existsSync(root));
