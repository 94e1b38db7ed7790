// Reads and writes outside of arrays: undefined, growth, negative and fractional indices.
const numbers: number[] = [10, 20, 30];
function at(index: number): number {
  return numbers[index] + 1;
}
console.log(at(0), at(3), at(-1), at(1.5), at("1" as any), at(NaN), at(-0), at(2 ** 32), at(undefined as any));
for (let i = -1; i <= 3; i++) numbers[i] = numbers[i] * 2;
console.log(numbers, numbers.length, Object.keys(numbers).join());
numbers[6] = 7;
console.log(numbers.length, 5 in numbers, numbers[5]);
(numbers as any)["7"] = 8;
(numbers as any)["08"] = 9;
(numbers as any)[1.5] = 10;
console.log(numbers.length, Object.keys(numbers).join());
const text: string = "abc";
console.log(text[3], text[-1], text["1" as any], text[1.5], text.charCodeAt(3), text.charCodeAt(-1), text.charAt(9) === "", text.at(-1));
const bytes = new Uint8Array(3);
for (let i = 0; i < 5; i++) bytes[i] = 300 + i;
bytes[-1] = 5;
(bytes as any)[1.5] = 6;
(bytes as any)["-0"] = 6;
console.log(bytes, bytes[3], bytes[-1], Object.keys(bytes).join());
