// Counters and bounds that are strings, doubles, objects, or change in the body.
function count(from: number, to: number, by: number): string {
  let n = 0;
  let i: number;
  for (i = from; i < to && n < 20; i += by) n++;
  return `${n} ${i}`;
}
console.log(count(0, 5, 1), count(0, 5, 0.5), count(0, "5" as any, 1), count("0" as any, 5, 1), count(0, 5, "1" as any));
console.log(count(0.1, 1, 0.1), count(2147483640, 2147483650, 1), count(0, { valueOf: () => 3 } as any, 1), count(0, undefined as any, 1), count(0, 5, 0));
let bound: any = 3;
let visits = 0;
for (let i = 0; i < bound; i++) {
  visits++;
  if (i === 1) bound = "7";
  if (i === 5) bound = { valueOf: () => (visits > 8 ? 0 : 10) };
}
console.log(visits);
let i: any = 0;
while (i < 6) {
  i++;
  if (i === 3) i = "3";
  if (i === 5) i = 5.5;
}
console.log(i);
for (let k: any = 3; k--; ) console.log(k);
for (let k: any = "2"; k--; ) console.log(k, typeof k);
for (let k: any = 5n; k-- > 3n; ) console.log(k);
