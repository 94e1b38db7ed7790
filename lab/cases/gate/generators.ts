// Sequences by generators, one through another.
function* range(n: number) { for (let i = 0; i < n; i++) yield i; }
function* squares(of: Iterable<number>) { for (const i of of) yield i * i; }
let sum = 0;
for (const square of squares(range(6000))) sum += square;
console.log(sum);
