// Awaited work, many small pieces of it.
async function step(n: number): Promise<number> { return n; }
let sum = 0;
for (let i = 0; i < 2500; i++) sum += await step(i);
console.log(sum);
