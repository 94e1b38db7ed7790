import { measure } from "./measure.mjs";

const digits = (n) => BigInt("1234567890".repeat(n / 10));

measure("product of numbers of 10,000 digits", 10_000, (n) => {
    const a = digits(n);
    let sum = 0n;
    for (let i = 0; i < 10; i++) sum ^= a * (a + BigInt(i));
    return sum;
});
measure("factorial", 1_500, (n) => {
    let f = 1n;
    for (let i = 2n; i <= n; i++) f *= i;
    return f;
});
measure("to decimal", 10_000, (n) => (digits(n) * 3n).toString().length);
measure("from decimal", 10_000, (n) => digits(n) & 1n);
measure("quotient", 10_000, (n) => digits(2 * n) / digits(n));
measure("fibonacci", 10_000, (n) => {
    let a = 0n;
    let b = 1n;
    for (let i = 0; i < n; i++) [a, b] = [b, a + b];
    return a;
});
measure("small ones", 100_000, (n) => {
    let x = 1n;
    for (let i = 0; i < n; i++) x = (x * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return x;
});
measure("power modulo", 20, (n) => {
    const m = (1n << 521n) - 1n;
    let r = 0n;
    for (let i = 0; i < n; i++) {
        let base = BigInt(i + 3);
        let x = 1n;
        for (let e = 0xffffffffffffn; e > 0n; e >>= 1n) {
            if (e & 1n) x = (x * base) % m;
            base = (base * base) % m;
        }
        r ^= x;
    }
    return r;
});
