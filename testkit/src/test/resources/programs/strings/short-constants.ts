// Equality of strings with constants of all lengths, and of what is no string.
function which(text: string): number {
  switch (text) {
    case "": return 0;
    case "a": return 1;
    case "ab": return 2;
    case "abcdefg": return 7;
    case "abcdefgh": return 8;
    case "abcdefghi": return 9;
    case "abcdefghijk": return 11;
    case "abcdefghijkl": return 12;
    case "\u00ff": return 255;
    case "\u0100": return 256;
    case "\0": return -1;
    case "\0\0": return -2;
    case "ÿÿÿÿÿÿÿÿÿÿÿ": return 511;
    case "\ud83d\ude00": return 600;
    default: return 1000;
  }
}

function kinds(value: unknown): string {
  return [value === "", value === "a", "abcdefghi" === value, value !== "abcdefghijk", value === "abcdefghijkl", value == "1"].map(Number).join("");
}

function find(text: string): number {
  let at = 0;
  while (text[at] !== "x") {
    if (at >= text.length) return -1;
    at++;
  }
  return at;
}

const all = ["", "a", "ab", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijk", "abcdefghijkl", "\u00ff", "\u0100", "\0", "\0\0", "\xff".repeat(11), "😀", "b", "abcdefghj"];
console.log(all.map(which).join());

// the same, made in other ways: pieces, slices, ropes, from wide strings, from numbers
const long = "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz" + all[7] + "\u0100";
console.log(all.map((text) => which(text.split("").join(""))).join());
console.log(all.map((text) => which((long + text).slice(long.length))).join());
console.log(which(long.slice(40, 51)), which(long.slice(40, 52)), which(long.slice(40, 41)), which(long.slice(52)), which(long.substring(3, 3)));
console.log(which(("abc" + String(1)).replace("1", "defgh")), which(JSON.parse('"abcdefghi"')), which(["a", "b"].join("")), which(String.fromCharCode(255)));
let grown = "";
for (const unit of "abcdefghijkl") {
  grown += unit;
  console.log(grown, which(grown));
}

for (const value of ["", "a", "abcdefghi", "abcdefghijk", "abcdefghijkl", 1, 0, null, undefined, true, 1n, {}, [], ["a"], new String("a"), Symbol("a"), () => "a"]) {
  console.log(typeof value, typeof value === "symbol" ? "" : kinds(value));
}
console.log(find("abcx"), find("x"), find(""), find("abc"), find("\u0178x"), find(["a", "x"] as any), find({ length: 2, 1: "x" } as any));
console.log(which(undefined as any), which(1 as any), which(new String("a") as any), which(["a"] as any));
