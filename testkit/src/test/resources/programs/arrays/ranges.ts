// Elements copied in ranges: spread, slice, concat, rest, Array.from, with all kinds of arrays.
const kinds: Record<string, any[]> = { empty: [], numbers: [1, 2.5, -0], mixed: [1, "a", undefined, null], strings: ["x", "y"], holes: [1, , 3], long: Array.from({ length: 40 }, (_, i) => i) };
for (const [name, a] of Object.entries(kinds)) {
  for (const [other, b] of Object.entries(kinds)) {
    const all = [...a, ...b];
    if (all.length !== a.length + b.length) console.log("length", name, other);
    const joined = a.concat(b, 7, [b]);
    console.log(name, other, JSON.stringify(all).slice(0, 60), joined.length, Object.keys(joined).length, JSON.stringify(joined.slice(-2)).slice(0, 30));
  }
  const [first, ...rest] = a;
  console.log(name, first, rest, a.slice(1), a.slice(-2, -1), Array.from(a).length, a.slice(5), Object.is([...a].at(-1), -0));
}
const q = [1, 2, 3]; q.shift(); q.push(4); console.log([...q], q.slice(1), q.concat(q)); q.push(...q); q.push("s" as any); console.log(q, [...q, 1.5], [0.5, ...q]);
const grown: any[] = [1, 2]; grown.push(...grown, ...["a"]); console.log(grown); const copy = [...grown]; copy[0] = "changed"; console.log(grown[0], copy[0]); const s = grown.slice(); s.length = 1; s.push("z"); console.log(grown, s);
class My extends Array<number> { } const my = My.from([1, 2, 3]) as My; console.log(my.slice(1), my.concat([4]), [...my], my.slice(1) instanceof My);
const odd: any = [1, 2, 3]; odd.constructor = { [Symbol.species]: function (n: number) { return Object.assign(Object.create(null), { length: n }); } }; console.log(odd.slice(1));
const lied: any = [1, 2, 3, 4]; Object.defineProperty(lied, "constructor", { get() { lied.length = 2; return Array; } }); console.log(lied.slice(0, 4), lied.length);
const own: any = [1, 2]; own[Symbol.iterator] = function* () { yield "own"; }; console.log([...own], Array.from(own), [].concat(own)); const not: any = [1]; not[Symbol.isConcatSpreadable] = false; console.log([0].concat(not)); console.log([0].concat({ length: 2, 0: "a", 1: "b", [Symbol.isConcatSpreadable]: true } as any)); const frozen = Object.freeze([1, 2]); console.log([...frozen, ...frozen], frozen.slice(), frozen.concat(3 as any)); const it = [1, 2, 3][Symbol.iterator](); it.next(); console.log([...it], [...it]); const sparse: any[] = []; sparse[5000] = 1; console.log([...sparse].length, sparse.concat([1]).length, Object.keys(sparse.concat([1])).length); console.log(((...r: any[]) => r)(...[1, 2], ..."ab", ...new Set([3])), Math.max(...[1, 5, 3]), String.fromCharCode(...[72, 105]));
const proto: any = Object.getPrototypeOf([][Symbol.iterator]()); const next = proto.next; proto.next = function () { const r = next.call(this); if (!r.done) r.value = "patched " + r.value; return r; }; console.log([...[1, 2]], Array.from([3])); const [p, ...ps] = [1, 2]; console.log(p, ps); proto.next = next; console.log([...[1, 2]]);
(Array.prototype as any)[1] = "proto"; console.log([...[1, , 3]], [1, , 3].concat([5]), [1, , 3].slice(0, 2), [...[7, 8]], Object.keys([1, , 3].concat([5]))); delete (Array.prototype as any)[1];
