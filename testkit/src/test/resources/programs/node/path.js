// node:path in its POSIX form.
const path = require("path");
console.log(path.join("a", "..", "b", "./c", "//d/"), path.join(""), path.join("/a", "../../x"), path.join("a", "", "b"));
console.log(path.resolve("/a/b", "../c", "./d"), path.resolve("/x", "/y", "z"), path.resolve("x") === process.cwd() + "/x", path.resolve("/"));
for (const p of ["/home/user/file.txt", "file", ".bashrc", "a.b.c", "/a/b/", "/", "", "a/", "../x.tar.gz", "dir.d/file", "trailing.", "//double//slash"]) {
  console.log(JSON.stringify(p), path.basename(p), path.dirname(p), path.extname(p), path.normalize(p), path.isAbsolute(p));
}
console.log(path.basename("/a/file.txt", ".txt"), path.basename("file.txt", "file.txt"), path.relative("/a/b/c", "/a/d"), path.relative("/a", "/a"), path.relative("/a/b", "/a/b/c/d"), path.sep, path.delimiter);
console.log(path.parse("/home/user/file.txt"), path.parse("rel/x"), path.format({ dir: "/d", base: "b.c" }), path.format({ root: "/", name: "n", ext: ".e" }), path.posix === path);
try {
  path.join("a", 5);
} catch (error) {
  console.log(error.code, error.message);
}
