// Very long and very sparse arrays, and lengths near 2^32.
const sparse: any[] = [];
sparse[1000000] = "far";
sparse[4294967294] = "last";
console.log(sparse.length, Object.keys(sparse), sparse.indexOf("far"), 5 in sparse);
sparse[4294967295 as number] = "no index";
console.log(sparse.length, Object.keys(sparse));
try {
  sparse.push("over");
} catch (error) {
  console.log((error as Error).name, sparse.length);
}
sparse.length = 10;
console.log(sparse.length, Object.keys(sparse));
const big: number[] = [];
for (let i = 0; i < 200000; i++) big.push(i ^ 0x55);
console.log(big.length, big.reduce((a, b) => a + b, 0), big.indexOf(199999 ^ 0x55), big.slice(-2), big.includes(-1));
const reversed = new Array(1000);
for (let i = 999; i >= 0; i--) reversed[i] = i;
console.log(reversed.every((x, i) => x === i), reversed.findLast((x) => x % 7 === 3));
const keys: any = [];
keys["0"] = "zero";
keys["01"] = "not an index";
keys["1.0"] = "neither";
keys[-1] = "nor this";
keys[2 ** 31] = "index";
console.log(keys.length === 2 ** 31 + 1, Object.keys(keys));
const table: number[][] = [];
for (let i = 0; i < 300; i++) table[i] = new Array(300).fill(i);
let diagonal = 0;
for (let i = 0; i < 300; i++) diagonal += table[i][i];
console.log(diagonal, table.flat().length, Math.max(...table.map((row) => row[0])));
const doubles = Array.from({ length: 10000 }, (_, i) => i / 3);
doubles[5000] = "text" as never;
console.log(typeof doubles[4999], doubles[5000], doubles[5001], doubles.length);
const deque = Array.from({ length: 5000 }, (_, i) => i);
while (deque.length > 1) deque.push(deque.shift()! + deque.shift()!);
console.log(deque[0], [].concat(...Array.from({ length: 100 }, (_, i) => [i, i])  as never).length);
