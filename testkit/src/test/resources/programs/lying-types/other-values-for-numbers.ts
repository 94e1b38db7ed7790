// undefined, null, booleans, objects and BigInts where numbers are declared.
function twice(x: number): number {
  return x + x;
}
function step(x: number): number {
  return x - 1;
}
function less(x: number, y: number): boolean {
  return x < y;
}
const liars: any[] = [undefined, null, true, false, [], [7], {}, { valueOf: () => 42 }, { toString: () => "6" }, new Date(0), "0x10", " 12 ", 1n];
for (const liar of liars) {
  let stepped: unknown;
  try {
    stepped = step(liar);
  } catch (error) {
    stepped = (error as Error).name;
  }
  console.log(String(twice(liar)), typeof twice(liar), stepped, less(liar, 5), less(5, liar));
}
console.log(twice(2), step(2), less(1, 2));
