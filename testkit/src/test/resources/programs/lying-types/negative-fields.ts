// Negative whole numbers in fields, which become unsigned ones.
class Box {
  constructor(public b: any) {}
}
function unsigned(c: Box): number {
  return c.b >>> 0;
}
const numbers: number[] = [];
for (const value of [-3, 7, -2147483648, 2147483647, -1.5, 4294967295]) {
  const box = new Box(value);
  numbers.push(box.b >>> 0);
  console.log(unsigned(box), unsigned(new Box(value)), box.b >> 1, box.b & 255);
}
console.log(numbers);
