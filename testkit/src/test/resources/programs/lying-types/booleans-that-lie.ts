// Values of other types where booleans are declared.
function choose(flag: boolean): string {
  return flag ? "yes" : "no";
}
function both(a: boolean, b: boolean): boolean {
  return a && b;
}
function either(a: boolean, b: boolean): boolean {
  return a || b;
}
const liars: any[] = [true, false, 0, -0, 1, NaN, "", "0", "false", null, undefined, [], {}, 0n, 1n, Symbol.iterator, () => 0, new Boolean(false)];
for (const liar of liars) {
  console.log(choose(liar), !liar, String(both(liar, true)), String(either(liar, false)), liar === true, liar == true, String(liar ?? "nothing"));
}
let flags: boolean[] = new Array(4);
flags[1] = true;
flags[2] = 0 as any;
console.log(flags.map(choose), flags.filter(Boolean).length, flags[0] === false, flags);
function count(list: boolean[]): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i]) n++;
  return n;
}
console.log(count([true, false]), count([1, 0, "x", "", null] as any), count("abc" as any));
const flag: boolean = 3 as any;
console.log((flag as any) + (true as any), +flag, (flag as any) & 1, (true as any) + (true as any), (true as any) > (false as any), -(true as any), ~(false as any));
let done: boolean = false;
let rounds = 0;
while (!done) {
  rounds++;
  done = (rounds > 3 ? "stop" : "") as any;
}
console.log(rounds, done);
done &&= 5 as any;
console.log(done);
done ||= 6 as any;
console.log(done);
done = null as any;
done ??= 7 as any;
console.log(done, [true, false].indexOf(1 as any), new Set<any>([true, 1]).size);
