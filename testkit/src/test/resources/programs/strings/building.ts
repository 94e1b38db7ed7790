// Strings grown piece by piece keep their content, whatever their inner form.
let text = "";
for (let i = 0; i < 1000; i++) text += String.fromCharCode(97 + (i % 26));
console.log(text.length, text.slice(0, 30), text[999], text.indexOf("xyzabc"), text.lastIndexOf("abc"));
let front = "";
for (let i = 0; i < 500; i++) front = (i % 10) + front;
console.log(front.length, front.slice(0, 12), front.endsWith("3210"));
let mixed = "é";
for (let i = 0; i < 10; i++) mixed = mixed + "日" + mixed;
console.log(mixed.length, mixed.codePointAt(1), mixed.split("日").length, mixed.at(-1));
const parts: string[] = [];
for (let i = 0; i < 100; i++) parts.push(`line ${i}`);
const joined = parts.join("\n");
console.log(joined.length, joined.split("\n")[42], joined.substring(joined.length - 7));
const map = new Map<string, number>();
let key = "";
for (let i = 0; i < 50; i++) {
  key += "k";
  map.set(key, i);
}
console.log(map.get("k".repeat(20)), map.size, map.has("k".repeat(51)));
const object: Record<string, number> = {};
object["pre" + "fix" + 1] = 7;
console.log(object.prefix1, object["prefix" + "1"], "a" + "b" === "ab", "a".concat("b") === "ab", ["a", "b"].join("") === "ab");
let hash = 0;
let rope = "";
for (let i = 0; i < 200; i++) {
  rope = i % 2 ? rope + i : i + rope;
  hash = (hash * 31 + rope.charCodeAt(rope.length >> 1)) | 0;
}
console.log(rope.length, hash, rope.slice(0, 20), rope.slice(-20));
let doubled = "ab";
for (let i = 0; i < 15; i++) doubled += doubled;
console.log(doubled.length, doubled === "ab".repeat(2 ** 15), doubled < "ab".repeat(2 ** 15) + "a", (doubled + "x").charAt(65536));
console.log([..."x".repeat(3)], "abc" < "abd", ("abc" + "").length, `${1}${"2"}${[3]}${{}}` + null);
