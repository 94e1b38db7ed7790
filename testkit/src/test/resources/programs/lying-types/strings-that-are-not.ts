// Arrays, numbers, String objects and null where strings are declared.
function describe(text: string): string {
  let out = "";
  for (let i = 0; i < text.length; i++) out += text[i] + ".";
  return out + text.length;
}
function shout(text: string): string {
  return text.toUpperCase() + "!";
}
function isEmpty(text: string): boolean {
  return text === "" || text.length === 0;
}
const liars: any[] = ["abc", "", "été", "a\u{1F600}b", new String("obj"), ["x", "yy"], 12345, { length: 2, 0: "p", 1: "q" }, true, { toUpperCase: () => "own", length: "1" }];
for (const liar of liars) {
  let shouted: string;
  try {
    shouted = shout(liar);
  } catch (error) {
    shouted = (error as Error).name;
  }
  console.log(describe(liar), shouted, isEmpty(liar), liar + "?", liar == "abc");
}
for (const nothing of [null, undefined] as any[]) {
  try {
    describe(nothing);
  } catch (error) {
    console.log((error as Error).name);
  }
}
let joined: string = "";
for (const part of [1, null, "x", undefined, [2, 3], { toString: () => "o" }, -0, 1e21] as any[]) joined += part;
console.log(joined, joined.length);
let odd: string = 5 as any;
odd += 5;
odd += "5";
console.log(odd, typeof odd);
console.log(("b" as any) - 1, ("3" as any) * ("4" as any), "a" < "b", ("10" as any) < 9, "10" < "9", ("a" as any) < 1, "abc".localeCompare("abd"));
try {
  joined += Symbol("s") as any;
} catch (error) {
  console.log((error as Error).name);
}
console.log("abc".includes(undefined as any), "undefined".includes(undefined as any), "abc".indexOf("" as any, 99), "a1".replace(1 as any, 2 as any), "abc".slice("1" as any), "x".repeat("3" as any), "abc".padStart(5, 0 as any));
