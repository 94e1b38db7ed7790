// An array of small integers that becomes one of doubles, strings, objects and holes while loops run over it.
function total(values: number[]): number {
  let sum: number = 0;
  for (let i = 0; i < values.length; i++) sum = sum + values[i];
  return sum;
}
const values: number[] = [1, 2, 3];
console.log(total(values));
values.push(0.5);
console.log(total(values));
values.push(2 ** 40);
console.log(total(values));
values.push("x" as any);
console.log(total(values));
values.push(null as any, undefined as any, true as any);
console.log(total(values));
values.length = 20;
console.log(values.length, total(values.slice(6)), values.at(-1));
const growing: number[] = [];
for (let i = 0; i < 10; i++) {
  growing.push(i < 4 ? i : i < 7 ? i / 2 : (String(i) as any));
  console.log(total(growing));
}
const filled: number[] = new Array(3).fill(0);
for (let i = 0; i < 3; i++) filled[i] = i === 1 ? ({ valueOf: () => 5 } as any) : i;
console.log(filled[0] + filled[1] + filled[2], filled.map((x) => x * 2));
growing.unshift({} as any);
growing.splice(1, 2, [1, 2] as any);
console.log(growing.map((x) => typeof x).join(), total(growing));
