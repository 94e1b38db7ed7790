// += in loops on strings that become numbers, arrays and objects, and strings read while they grow.
function repeat(part: string, n: number): string {
  let out: string = "";
  for (let i = 0; i < n; i++) out += part;
  return out;
}
console.log(repeat("ab", 3), repeat(5 as any, 3), repeat(null as any, 2), repeat([1, 2] as any, 2), repeat("x", "3" as any), repeat("\ud83d", 2).length, repeat({} as any, 1));
function start(initial: string, parts: any[]): unknown {
  let out = initial;
  for (const part of parts) out += part;
  return out;
}
console.log(start("", [1, 2]), start(0 as any, [1, 2, "3", 4]), start([] as any, [1, 2]), start(undefined as any, [1]), start(null as any, [1, "x"]), start(1n as any, ["x"]), start(true as any, [true]), start({ valueOf: () => 5 } as any, [1, "a"]));
let grown: string = "";
let seen = 0;
for (let i = 0; i < 300; i++) {
  grown += String.fromCharCode(97 + (i % 26));
  if (grown[i] === "z") seen++;
  if (i % 100 === 99) seen += grown.charCodeAt(i - 50) + grown.indexOf("za");
}
console.log(grown.length, seen, grown.slice(-5));
grown += "é\u{1F600}\ud800";
grown += "\udc00";
console.log(grown.length, [...grown].length, grown.codePointAt(grown.length - 2));
let left: string = "";
for (let i = 0; i < 50; i++) left = i + left;
console.log(left.length, left.slice(0, 8));
const holder: { text: string } = { text: "" };
for (let i = 0; i < 20; i++) {
  holder.text += i;
  if (i === 10) holder.text = holder.text.length as any;
}
console.log(holder.text, typeof holder.text);
const slots: string[] = ["", ""];
for (let i = 0; i < 6; i++) slots[i % 3] += i;
console.log(slots);
let sum: any = "";
for (const x of [1, 2, 3]) sum = sum + x * 2 + x;
console.log(sum, "1" + 2 + 3, 1 + 2 + "3", 1 + +"2" + "3", "3" - (1 as any) + "2");
