import { measure } from "./measure.mjs";

measure("Map of numbers", 100_000, (n) => {
    const map = new Map();
    for (let i = 0; i < n; i++) map.set(i * 31, i);
    let sum = 0;
    for (let i = 0; i < n; i++) sum += map.get(i * 31);
    return sum;
});
measure("Map of strings", 50_000, (n) => {
    const map = new Map();
    for (let i = 0; i < n; i++) map.set("key" + i, i);
    let sum = 0;
    for (let i = 0; i < n; i++) sum += map.get("key" + i);
    return sum;
});
measure("Map: iterate and delete", 100_000, (n) => {
    const map = new Map();
    for (let i = 0; i < n; i++) map.set(i, i);
    let sum = 0;
    for (const [key, value] of map) {
        sum += value;
        map.delete(key);
    }
    return sum;
});
measure("Map as a queue", 50_000, (n) => {
    const map = new Map();
    for (let i = 0; i < n; i++) map.set(i, i);
    for (let i = 0; i < n; i++) {
        const first = map.keys().next().value;
        map.delete(first);
        map.set(n + i, 0);
    }
    return map.size;
});
measure("Set of objects", 100_000, (n) => {
    const set = new Set();
    const all = [];
    for (let i = 0; i < n; i++) all.push({ i });
    for (const o of all) set.add(o);
    let count = 0;
    for (const o of all) if (set.has(o)) count++;
    return count;
});
measure("object as a dictionary", 50_000, (n) => {
    const o = {};
    for (let i = 0; i < n; i++) o["k" + i] = i;
    let sum = 0;
    for (const key in o) sum += o[key];
    for (let i = 0; i < n; i++) delete o["k" + i];
    return sum;
});
measure("word counts", 100_000, (n) => {
    const counts = {};
    for (let i = 0; i < n; i++) {
        const word = "w" + (i % 1000);
        counts[word] = (counts[word] ?? 0) + 1;
    }
    return Object.entries(counts).length;
});
measure("WeakMap", 50_000, (n) => {
    const map = new WeakMap();
    const all = [];
    for (let i = 0; i < n; i++) all.push({});
    for (let i = 0; i < n; i++) map.set(all[i], i);
    let sum = 0;
    for (const o of all) sum += map.get(o);
    return sum;
});
