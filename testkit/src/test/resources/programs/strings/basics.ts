// Indexing, slicing, searching, padding and repeating.
const text = "the swallow flies over the water";
console.log(text.length, text[0], text[4], text[-1 as never], text[100], text.at(-1), text.at(-5), text.at(99), text.charAt(4), text.charAt(99) === "");
console.log(text.slice(4, 11), text.slice(-5), text.slice(-11, -6), text.slice(5, 2) === "", text.substring(11, 4), text.substring(-3, 3), text.substr(-5, 3));
console.log(text.indexOf("the"), text.indexOf("the", 1), text.lastIndexOf("the"), text.lastIndexOf("the", 22), text.indexOf(""), text.indexOf("", 99), text.indexOf("cat"));
console.log(text.includes("flies"), text.includes("flies", 13), text.startsWith("the"), text.startsWith("swallow", 4), text.endsWith("water"), text.endsWith("over", 22));
console.log("abc".padStart(6, "12"), "abc".padEnd(8, "<>"), "abc".padStart(2), "x".padEnd(5) + "|", "7".padStart(3, ""), "-".repeat(5), "ab".repeat(0) === "");
console.log("  trim\t\n".trim() + "|", "  both ".trimStart() + "|", " both  ".trimEnd() + "|", "\ufeff\u00a0x\u2028".trim().length);
console.log("a,b,,c".split(","), "a,b,,c".split(",", 2), "abc".split(""), "".split(","), "".split(""), "abc".split(undefined as never), "a1b2c3".split(/\d/), "a1b2".split(/(\d)/));
console.log("Straße".toUpperCase(), "İ".toLowerCase().length, "ΑΣ".toLowerCase(), "ﬁ".toUpperCase(), "abc".toUpperCase().toLowerCase());
console.log("b".localeCompare("a"), "a".localeCompare("b"), "a".localeCompare("a"), "a" < "B", "a" < "b", "10" < "9", "a" < "aa", "" < "a");
console.log("abc".concat("d", 1 as never, null as never), "abc" + undefined, "x".codePointAt(0), "x".charCodeAt(5), String.fromCharCode(104, 105), String.fromCodePoint(128512, 97));
console.log([..."héllo"].reverse().join(""), Array.from("abc", (c) => c + c), Object.keys("ab"), "length" in Object("ab"), 1 in (Object("ab") as object));
for (const attempt of [() => "x".repeat(-1), () => "x".repeat(Infinity), () => String.fromCodePoint(-1), () => (null as never as string).length, () => "x".normalize("NFX")]) {
  try {
    attempt();
  } catch (error) {
    console.log((error as Error).name);
  }
}
let frozen: any = "fixed";
try {
  "use strict";
  frozen[0] = "F";
  console.log(frozen);
} catch (error) {
  console.log((error as Error).name, frozen);
}
