// Loose and strict equality, truthiness, toPrimitive with its three hints, typeof.
const values: any[] = [0, "", "0", false, null, undefined, NaN, [], [0], "a", 1, "1", true, {}];
for (const v of values) console.log(values.map((w) => (v == w ? "=" : ".")).join(""), v ? "truthy" : "falsy", typeof v);
const hints: string[] = [];
const o = { [Symbol.toPrimitive](hint: string) { hints.push(hint); return hint === "number" ? 42 : hint === "string" ? "text" : "default"; } } as any;
console.log(+o, `${o}`, o + "", o * 2, o == "default", [o].join(), ({ text: 1 } as any)[o], o < 50, new Date(o).getTime(), hints.join());
const steps: string[] = [];
const both: any = { valueOf() { steps.push("valueOf"); return {}; }, toString() { steps.push("toString"); return "7"; } };
console.log(both * 2, both + 1, `${both}`, both == 7, steps.join());
for (const bad of [{ valueOf: () => ({}), toString: () => ({}) }, { [Symbol.toPrimitive]: () => ({}) }, { [Symbol.toPrimitive]: 5 }] as any[]) {
  try {
    console.log(bad + "");
  } catch (error) {
    console.log((error as Error).name);
  }
}
console.log(null == 0, null >= 0, undefined == 0, NaN != NaN, "b" > "a", [2] > 1, "abc" < "abd", null + 1, undefined + 1, [] == (![] as any), "1" == (1 as any));
console.log(typeof null, typeof undefined, typeof (() => 1), typeof class {}, typeof Symbol(), typeof 1n, typeof undeclared, typeof new Boolean(false), new Boolean(false) ? 1 : 2);
console.log(Object.is(NaN, NaN), Object.is(0, -0), [1, 2] + "", [1, 2] == ("1,2" as any), { } + "", !!document(), !!"false", -"3", +[], +{}, +[7], +"\n");
function document() { return ""; }
console.log(Boolean([]), Boolean(0n), !!Symbol(), String([null]), String({}), [undefined] == (0 as any), (2 < (3 as any)) < (1 as any), (3 > (2 as any)) > (1 as any), "2" > "12", 2 > ("12" as any));
declare const undeclared: unknown;
