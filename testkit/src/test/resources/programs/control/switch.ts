// switch: fallthrough, default in the middle, strict comparison, scopes, evaluation order, nested breaks.
const run = (value: unknown) => {
  const seen: string[] = [];
  switch (value) {
    case 1:
      seen.push("one");
    case 2:
      seen.push("two");
      break;
    default:
      seen.push("default");
    case 3:
      seen.push("three");
      break;
    case "1":
      seen.push("string one");
      break;
    case NaN:
      seen.push("never");
    case null:
      seen.push("null");
  }
  return seen.join("+") || "nothing";
};
console.log([1, 2, 3, "1", NaN, null, undefined, 4, -0, true].map(run));
const order: string[] = [];
const note = (n: number) => (order.push("case " + n), n);
switch (note(2)) { case note(1): case note(2): order.push("body"); case note(3): order.push("fell into 3"); break; case note(4): }
console.log(order);
switch (0) { }
switch (5) { default: }
switch (1) { case 1: let scoped: string; scoped = "assigned"; console.log(scoped); }
const kind = (x: any): string => { switch (true) { case x > 10: return "big"; case typeof x === "string": return "text"; case x instanceof Array: { return "array"; } } return "other"; };
console.log(kind(11), kind("s"), kind([]), kind(3));
const nested = (a: number, b: number) => { switch (a) { case 1: switch (b) { case 1: return "1,1"; case 2: break; default: return "1,?"; } return "broke inner"; case 2: for (;;) { break; } return "after loop"; } return "none"; };
console.log(nested(1, 1), nested(1, 2), nested(1, 3), nested(2, 0), nested(3, 0));
type Token = { kind: "num"; value: number } | { kind: "op"; op: string };
const show = (t: Token) => { switch (t.kind) { case "num": return t.value.toFixed(1); case "op": return `<${t.op}>`; } };
console.log(([{ kind: "num", value: 1 }, { kind: "op", op: "+" }] as Token[]).map(show));
for (const x of [1, 2, 3]) { switch (x) { case 2: continue; } order.push("x" + x); }
console.log(order.slice(-2), (() => { switch (3 as number) { case 3: { const a = 1; { break; } } } return "end"; })());
const fns: (() => number)[] = [];
for (let i = 0; i < 3; i++) switch (i) { case i: let captured = i * 2; fns.push(() => captured); }
console.log(fns.map((f) => f()), ((c: string) => { switch (c) { case "a": case "b": case "c": return 1; case "d": return 2; } return 0; })("c"));
const dense = (n: number) => { switch (n) { case 0: return "zero"; case 1: return "one"; case 2: return "two"; case 3: return "three"; case 4: return "four"; case 5: return "five"; case 6: return "six"; case 7: return "seven"; default: return "many"; } };
console.log([0, 3, 7, 8, -1, 2.5].map(dense));
