// Numbers in disorder, sorted by a comparison.
let state = 12345;
const next = () => (state = (state * 1103515245 + 12345) % 2147483648);
const numbers = Array.from({ length: 3000 }, next);
numbers.sort((a, b) => a - b);
console.log(numbers[0], numbers[1500], numbers[2999]);
