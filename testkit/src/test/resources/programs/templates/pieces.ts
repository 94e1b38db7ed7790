// Numbers become text only in the string that they are a part of: every kind of value in every place, and conversions in their order.
const values: any[] = [0, -0, 1, 9, 10, 99, 100, 1023, 1024, 12345, 99999, 100000, 1234567, 99999999, 123456789, 999999999, 1000000000, 2147483647,
    2147483648, 4294967295, -1, -10, 0.5, 1e21, 1e-7, NaN, Infinity, "", "x", "é", "世", "a string of some length, longer than is copied", true,
    null, undefined, 10n, [1, 2], { toString: () => "object" }];
for (const v of values) console.log(`${v}`, `<${v}`, `${v}>`, `<${v}:${v}>`, "+" + v, v + "+", `${v}${v}`);
function typed(n: number, s: string): string {
    return `${n}${s}${n + 1}/${n | 0}/${n >>> 0}/${s.length}`;
}
for (const v of values) {
    try {
        console.log(typed(v, "t"), typed(7, v));
    } catch (e) {
        console.log((e as Error).constructor.name);
    }
}
const order: string[] = [];
const part = (name: string) => ({ toString: () => (order.push(name), name), valueOf: () => 1 });
console.log(`${part("a")}${1}${part("b")}${2}`, order.join());
for (const bad of [Symbol("s"), { toString: () => ({}), valueOf: () => ({}) }]) {
    try {
        console.log(`${1}${bad as any}${part("never")}`);
    } catch (e) {
        console.log((e as Error).constructor.name, order.length);
    }
}
let grown = "";
for (let i = 0; i < 400; i++) grown = `${grown}${i},`;
let before = "";
for (let i = 0; i < 400; i++) before = `${i * 1000},${before}`;
let wide = "世";
for (let i = 0; i < 100; i++) wide = `${wide}${i}`;
console.log(grown.length, grown.slice(-20), before.length, before.slice(0, 20), wide.length, wide.slice(0, 5), wide === wide + "", `${wide}é${12}`.slice(-3));
let sum = 0;
for (let i = 0; i < 300; i++) sum += `${i}:${i * 2}-${"x"}`.length + `${i * 1e7}`.length + ("x" + i * 98765).length;
console.log(sum);
const long = "0123456789".repeat(25);
for (let n = 0; n < 12; n++) console.log(`${long}${"a".repeat(n)}${12345}`.length, `${12345}${"b".repeat(n)}`, "c".repeat(n) + 123456789, `${"d".repeat(n + 8)}${n}`);
console.log(`${1}${2}${3}${4}${5}${6}${7}${8}${9}${10}${11}${12}${13}${14}${15}${16}${17}${18}${19}${20}${21}${22}${23}${24}${25}${26}${27}${28}${29}${30}${31}${32}${33}${34}${35}${36}${37}${38}${39}${40}${41}${42}${43}${44}${45}${46}${47}${48}${49}${50}${51}${52}${53}${54}${55}${56}${57}${58}${59}${60}${61}${62}${63}${64}${65}${66}${67}${68}${69}${70}`);
