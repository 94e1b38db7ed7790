import { measure } from "./measure.mjs";

const numbers = (n) => Array.from({ length: n }, (_, i) => (i * 7919) % n);

measure("queue by push and shift", 100_000, (n) => {
    const queue = [];
    let sum = 0;
    for (let i = 0; i < n; i++) queue.push(i);
    while (queue.length > 0) sum += queue.shift();
    return sum;
});
measure("queue of objects", 100_000, (n) => {
    const queue = [{ v: 0 }, { v: 1 }];
    let sum = 0;
    for (let i = 0; i < n; i++) {
        queue.push({ v: i });
        sum += queue.shift().v;
    }
    return sum;
});
measure("unshift", 20_000, (n) => {
    const a = [];
    for (let i = 0; i < n; i++) a.unshift(i);
    return a.length;
});
measure("push and pop", 500_000, (n) => {
    const a = [];
    for (let i = 0; i < n; i++) a.push(i);
    let sum = 0;
    while (a.length) sum += a.pop();
    return sum;
});
measure("sort numbers", 100_000, (n) => numbers(n).sort((x, y) => x - y)[0]);
measure("sort objects", 50_000, (n) => numbers(n).map((v) => ({ v })).sort((x, y) => x.v - y.v)[0]);
measure("sort by default", 20_000, (n) => numbers(n).sort()[0]);
measure("map, filter, reduce", 200_000, (n) => numbers(n).map((x) => x * 2).filter((x) => x % 3).reduce((x, y) => x + y, 0));
measure("spread and concat", 200_000, (n) => {
    const a = numbers(n);
    return [...a, ...a].concat(a).length;
});
measure("splice at the middle", 2_000, (n) => {
    const a = numbers(n);
    for (let i = 0; i < n; i++) a.splice(n / 2, 1, i);
    return a.length;
});
measure("Int32Array loop", 500_000, (n) => {
    const a = new Int32Array(n);
    for (let i = 0; i < n; i++) a[i] = i * 3;
    let sum = 0;
    for (let i = 0; i < n; i++) sum = (sum + a[i]) | 0;
    return sum;
});
measure("Float64Array sort", 100_000, (n) => Float64Array.from({ length: n }, (_, i) => Math.sin(i)).sort()[0]);
measure("Uint8Array fill, set, subarray", 2_000_000, (n) => {
    const a = new Uint8Array(n).fill(7);
    const b = new Uint8Array(n);
    b.set(a.subarray(1), 1);
    return b.indexOf(0, 1);
});
