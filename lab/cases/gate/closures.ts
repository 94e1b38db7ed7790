// Functions made in a loop, each over its own variable, and called.
const adders: ((n: number) => number)[] = [];
for (let i = 0; i < 5000; i++) adders.push(n => n + i);
let sum = 0;
for (const adder of adders) sum = adder(sum) % 1000003;
console.log(sum);
