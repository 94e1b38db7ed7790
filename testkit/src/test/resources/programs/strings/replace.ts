// replace and replaceAll: patterns, substitutions, callbacks.
const line = "2026-11-30 and 1999-01-02";
console.log(line.replace("-", "/"), line.replaceAll("-", "/"), line.replace(/-/g, "."), line.replace(/(\d+)-(\d+)-(\d+)/, "$3.$2.$1"));
console.log(line.replace(/(?<y>\d{4})-(?<m>\d\d)/g, "$<m>/$<y>"), "abc".replace("b", "[$&]"), "abc".replace("b", "[$`|$']"), "abc".replace("b", "$$1"), "abc".replace("b", "$1$0"));
console.log("abcabc".replace(/b/g, (match, offset, whole) => `<${match}${offset}${whole.length}>`));
console.log("john smith".replace(/(\w+)\s(\w+)/, (_, first, last) => `${last}, ${first}`), "x".replace("", "_"), "xyz".replaceAll("", "-"));
console.log("aaa".replace("a", () => "$&"), "aaa".replaceAll("a", "$&$&"), "a.b.c".replaceAll(".", ""), "a.b".replace(/./g, "!"));
console.log("camelCaseToSnake".replace(/[A-Z]/g, (c) => "_" + c.toLowerCase()), "snake_case_name".replace(/_(\w)/g, (_, c: string) => c.toUpperCase()));
try {
  "abc".replaceAll(/b/, "x");
} catch (error) {
  console.log((error as Error).name);
}
console.log("aXbX".replace(/X/y, "-"), "XaX".replace(/X/y, "-"), "tel: 555-1234".match(/(\d{3})-(\d{4})/)!.slice(1), "none".match(/\d/), "a1b22".match(/\d+/g), "none".match(/\d/g));
const groups = [..."k1=v1;k2=v2".matchAll(/(?<key>\w+)=(?<value>\w+)/g)].map((m) => ({ ...m.groups, at: m.index }));
console.log(groups);
console.log("abc".search(/c/), "abc".search("x"), "x".replace("x", undefined as never), "x".replace(/(y)?x/, "[$1]"), "1,234,567".replace(/,/g, ""));
const replacer = { [Symbol.replace](text: string, by: string) { return `custom ${text} ${by}`; } };
console.log("text".replace(replacer as never, "by"), "$1".replace(/\$(\d)/, "$$$1$$"), "ab".replace(/(a)(b)/, "$2$1$10$11"));
