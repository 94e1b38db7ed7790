// A map with keys of two kinds, filled, read, and thinned.
const map = new Map<string | number, number>();
for (let i = 0; i < 6000; i++) map.set(i % 2 === 0 ? i : 'k' + i, i);
let sum = 0;
for (let i = 0; i < 6000; i++) sum += map.get(i % 2 === 0 ? i : 'k' + i)!;
for (const key of [...map.keys()]) if (typeof key === 'number') map.delete(key);
console.log(sum, map.size);
