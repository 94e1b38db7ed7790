// Strings where numbers are declared: + joins, everything else converts.
const lie = <T>(value: unknown): T => value as T;
function sum(values: number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
}
function scale(x: number, by: number): number {
  return x * by - x / by;
}
console.log(sum([1, 2, 3]), sum(lie([1, "2", 3])), sum(lie(["1", 2, 3])));
console.log(scale(3, 2), scale(lie("3"), 2), scale(3, lie("2")), scale(lie("three"), 2), scale(lie(""), 2));
const ten: number = lie("10");
console.log(ten > 9, ten < lie<number>("9"), ten + 1, ten - 1, -ten, +ten, ten | 0, ten === 10, ten == 10, typeof ten);
let counter: number = lie("5");
counter++;
console.log(counter, typeof counter);
let text: number = lie("5");
text += 1;
console.log(text, typeof text);
