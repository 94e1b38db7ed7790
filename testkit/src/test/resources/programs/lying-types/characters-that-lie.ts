// Characters of strings by index, compared and ordered, where there is no such index, the string is none, or it is wide.
class Text {
  at = 0;
  constructor(readonly text: string) {}
  blanks(): number {
    let count = 0;
    while (this.text[this.at] === " " || this.text[this.at] === "\t") {
      this.at++;
      count++;
    }
    return count;
  }
  digits(): string {
    const start = this.at;
    while (this.text[this.at] >= "0" && this.text[this.at] <= "9") this.at++;
    return this.text.slice(start, this.at);
  }
  kind(): string {
    switch (this.text[this.at]) {
      case "{":
        return "open";
      case "é":
        return "accent";
      case "日":
        return "sun";
      case undefined:
        return "end";
      default:
        return "other";
    }
  }
}
const run = (text: any, at: any = 0): void => {
  const t = new Text(text);
  t.at = at;
  try {
    const blanks = t.blanks();
    console.log(blanks, JSON.stringify(t.digits()), t.kind(), String(t.at));
  } catch (error) {
    console.log((error as Error).name, String(t.at));
  }
};
for (const text of ["  123{", "", " ", "7", "é", "  \t 99é", "日本", " 12日", "123456789012345678901234567890 ".repeat(2), "a".repeat(30) + "5{"]) run(text);
run("  12{", 1);
run("ab", -1);
run("  5", 1.5);
run("  5", "1");
run("  5", NaN);
run("  5", -0);
run([" ", "4", "2", "{"]);
run({ 0: " ", 1: "4", 2: "{" });
run(null);
run(12);
run(new String(" 3{"));
run("x" + " ".repeat(20) + "1234567890" + "{", 1);

const less = (a: any, b: any): string => [a < b, a <= b, a > b, a >= b].map(Number).join("");
const order = (a: string, i: number, b: string): string => [a[i] < b, a[i] <= b, a[i] > b, a[i] >= b, b < a[i], b >= a[i]].map(Number).join("");
for (const [a, i, b] of [["abc", 1, "b"], ["abc", 0, "b"], ["abc", 3, "b"], ["abc", 9, ""], ["日", 0, "a"], ["ÿ", 0, "Ā"], ["abc", 0, ""], ["abc", 1, "ba"]] as [string, number, string][]) {
  console.log(order(a, i, b), less(a[i], b));
}
console.log(order("123", 1, 10 as any), order(["x"] as any, 0, "x"), order("5", 0, { valueOf: () => 5 } as any), order("1", 0, 1n as any));
console.log(less("a long text that has no end", "a long text that has an end"), less("", ""), less("\u0000", ""), less("a", "B"));

const codes = (text: string): number => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 65521;
  return sum;
};
let rope = "";
for (let i = 0; i < 40; i++) rope += i % 3 === 0 ? "日" : "ab";
console.log(codes("short"), codes("eleven unit"), codes("more than eleven units, all Latin: ÿ"), codes("日本語"), codes(rope), codes("x".repeat(50).slice(7)));
try {
  console.log(codes([1, 2] as any));
} catch (error) {
  console.log((error as Error).name);
}

// what stands behind the end of every string
const first = (text: string, i: number): any => text[i];
console.log(first("ab", 1), first("ab", 2), first("ab", -1));
(String.prototype as any)[2] = "behind";
(Object.prototype as any)["-1"] = "before";
console.log(first("ab", 1), first("ab", 2), first("ab", -1));
