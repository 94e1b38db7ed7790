// Files and directories, synchronously, in a temporary directory.
const fs = require("node:fs");
const path = require("node:path");
const os = require("node:os");
const root = fs.mkdtempSync(path.join(os.tmpdir(), "golden-"));
const at = (...parts) => path.join(root, ...parts);
fs.writeFileSync(at("a.txt"), "line 1\nline 2\n");
fs.appendFileSync(at("a.txt"), "line 3\n");
console.log(fs.readFileSync(at("a.txt"), "utf8").split("\n"), fs.readFileSync(at("a.txt")).length, fs.readFileSync(at("a.txt"), { encoding: "latin1" }).length);
fs.writeFileSync(at("b.bin"), Buffer.from([1, 2, 255]));
console.log(fs.readFileSync(at("b.bin")), fs.readFileSync(at("b.bin"), "hex"), fs.existsSync(at("b.bin")), fs.existsSync(at("none")));
console.log(fs.mkdirSync(at("deep", "er", "est"), { recursive: true }).replace(root, "root"), fs.mkdirSync(at("deep"), { recursive: true }));
fs.writeFileSync(at("deep", "er", "file"), "x");
fs.writeFileSync(at("deep", "b"), "");
console.log(fs.readdirSync(root), fs.readdirSync(at("deep"), { withFileTypes: true }).map((d) => [d.name, d.isDirectory(), d.isFile()]), fs.readdirSync(at("deep"), { recursive: true }).sort());
const stat = fs.statSync(at("a.txt"));
console.log(stat.isFile(), stat.isDirectory(), stat.size, stat.mtime instanceof Date, stat.mtimeMs > 1e12, fs.statSync(root).isDirectory(), fs.lstatSync(root).isSymbolicLink(), (stat.mode & 0o777).toString(8).length);
fs.renameSync(at("a.txt"), at("renamed.txt"));
fs.copyFileSync(at("renamed.txt"), at("copy.txt"));
fs.unlinkSync(at("b.bin"));
console.log(fs.readdirSync(root), fs.readFileSync(at("copy.txt"), "utf8") === fs.readFileSync(at("renamed.txt"), "utf8"), fs.realpathSync(at("deep", "..", "copy.txt")) === fs.realpathSync(at("copy.txt")));
const attempts = {
  missing: () => fs.readFileSync(at("none")),
  directory: () => fs.readFileSync(at("deep")),
  notEmpty: () => fs.rmdirSync(at("deep")),
  exists: () => fs.mkdirSync(at("deep")),
  unlinkMissing: () => fs.unlinkSync(at("none")),
  listFile: () => fs.readdirSync(at("copy.txt")),
  below: () => fs.writeFileSync(at("copy.txt", "x"), ""),
  access: () => fs.accessSync(at("none")),
  stat: () => fs.statSync(at("none")),
  badPath: () => fs.readFileSync({}),
  badData: () => fs.writeFileSync(at("x"), { not: "data" }),
};
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    console.log(name, attempt());
  } catch (error) {
    console.log(name, error.code, error.syscall, error.errno, error.message.replaceAll(root, "root").split("\n")[0].slice(0, 70));
  }
}
console.log(fs.statSync(at("none"), { throwIfNoEntry: false }), fs.accessSync(at("copy.txt")));
fs.rmSync(at("deep"), { recursive: true });
fs.rmSync(at("none"), { force: true });
console.log(fs.readdirSync(root));
fs.rmSync(root, { recursive: true });
console.log(fs.existsSync(root), fs.writeSync(1, "written to 1\n"), fs.writeSync(1, Buffer.from("bytes\n"), 0, 6));
