// Records with keys of the prototype, numeric keys, deleted keys, and arrays used as records.
const counts: Record<string, number> = {};
for (const word of "the constructor of the toString __proto__ the hasOwnProperty of 1 01 1".split(" ")) counts[word] = (counts[word] || 0) + 1;
console.log(Object.keys(counts).join(), counts.the, counts.constructor, counts["1"], counts["01"], typeof counts.__proto__, typeof counts.toString);
const clean: Record<string, number> = Object.create(null);
for (const word of ["__proto__", "toString", "__proto__"]) clean[word] = (clean[word] ?? 0) + 1;
console.log(clean.__proto__, clean.toString, "valueOf" in clean);
function sum(record: Record<string, number>): number {
  let total = 0;
  for (const key in record) total += record[key];
  return total;
}
console.log(sum({ a: 1, b: 2 }), sum({ a: "1", b: 2 } as any), sum([1, 2, 3] as any), sum("123" as any), sum(Object.create({ inherited: 5 })), sum(null as any), sum({ get a() { return 7; } } as any));
const numeric: Record<number, number> = {};
for (const key of [2, 1, 0.5, -1, 1e21, 4294967295, 4294967296, NaN]) numeric[key] = key;
console.log(Object.keys(numeric).join(), numeric["2" as any], numeric["1e+21" as any], numeric[-0], sum(numeric as any));
const list: any = [1, 2];
list.name = "list";
list["1"] = 5;
list["3"] = 6;
list[" 3"] = 7;
list["4294967295"] = 8;
console.log(list.length, Object.keys(list).join(), sum(list), 2 in list, "3" in list, list[3.0]);
const dynamic: Record<string, number> = {};
for (let i = 0; i < 100; i++) dynamic["k" + (i % 10)] = i;
for (let i = 0; i < 5; i++) delete dynamic["k" + i * 2];
dynamic.k0 = "again" as any;
console.log(Object.entries(dynamic).join(";"), dynamic.k2 + 1, dynamic.k1 + 1);
const symbol = Symbol("s");
const odd: any = { [symbol]: 1, [String({})]: 2, [null as any]: 3, [[1, 2] as any]: 4, [1n as any]: 5, [true as any]: 6 };
console.log(odd[symbol], odd["[object Object]"], odd.null, odd["1,2"], odd[1], odd.true, Object.keys(odd).length, odd[{ toString: () => "null" } as any]);
let conversions = 0;
const key: any = { toString() { conversions++; return "k1"; } };
const read = dynamic[key];
dynamic[key] = read + 1;
console.log(dynamic.k1, conversions);
