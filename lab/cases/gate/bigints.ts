// A factorial, and its digits.
let product = 1n;
for (let i = 1n; i <= 250n; i++) product *= i;
console.log(product.toString().length, product % 1000000007n);
