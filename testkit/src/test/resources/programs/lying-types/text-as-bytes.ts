// Scanners of text that meet the end, other units, and what is no text.
function scan(text: string): string {
  let letters = 0, digits = 0, others = 0;
  for (let i = 0; i <= text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) letters++;
    else if (code >= 48 && code < 58) digits++;
    else others++;
  }
  return `${letters} ${digits} ${others}`;
}
console.log(scan("abc123!"), scan(""), scan("é\u{1F600}z"), scan(new String("a1") as any));
for (const bad of [123, null, ["a"], { length: 2, charCodeAt: (i: number) => "a1".charCodeAt(i) }, { length: 1.5, charCodeAt: () => "98" }] as any[]) {
  try {
    console.log(scan(bad));
  } catch (error) {
    console.log((error as Error).name);
  }
}
function parse(text: string): number {
  let n = 0;
  let i = 0;
  while (text[i] >= "0" && text[i] <= "9") n = n * 10 + (text.charCodeAt(i++) - 48);
  return n;
}
console.log(parse("12345"), parse("99999999999"), parse("x"), parse(""), parse({ 0: "7", charCodeAt: () => "55" } as any));
try {
  parse(["1", "2"] as any);
} catch (error) {
  console.log((error as Error).name);
}
function reverse(text: string): string {
  let out = "";
  for (let i = text.length - 1; i >= 0; i--) out += text[i];
  return out;
}
console.log(reverse("abc"), reverse("a\u{1F600}").length, reverse([1, "b", null] as any), reverse(5 as any) === "", reverse(new String("xy") as any));
function equal(a: string, b: string): boolean {
  return a === b;
}
const half = "ab" + "cd".slice(0, 1);
console.log(equal(half, "abc"), equal("5", 5 as any), equal(new String("a") as any, "a"), equal("\u00e9", "e\u0301"), half < "abd", half > "abb", ("B" as string) < "a", "" < (0 as any), "a" < (undefined as any));
const table: Record<string, number> = { a: 1, b: 2 };
let sum = 0;
for (const c of "abcab" + [1] + null) sum += table[c] ?? 100;
console.log(sum, "abc".at("1" as any), "abc".charAt(1.9), "abc".charAt(-1) + "|", "abc".codePointAt(5), "x"["length" as any], "abc".split("").map(Number as any));
