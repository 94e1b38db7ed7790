// Typed arrays where arrays of numbers are declared: conversions, fixed length, other methods.
function fill(target: number[], x: number): number {
  for (let i = 0; i < target.length; i++) target[i] = x + i / 2;
  return target[0] + target[target.length - 1];
}
const targets: any[] = [[0, 0, 0], new Float64Array(3), new Float32Array(3), new Int32Array(3), new Uint8Array(3), new Uint8ClampedArray(3), new Int16Array(3)];
for (const target of targets) console.log(target.constructor.name, fill(target, 300.7), target.join());
for (const target of targets) console.log(fill(target, -1.5), fill(target, NaN), fill(target, "2" as any), target.length);
for (const target of targets.slice(0, 3)) {
  try {
    console.log(target.push(5), target.length);
  } catch (error) {
    console.log((error as Error).name);
  }
}
const mixed: number[] = new Float64Array([1, 2, 3]) as any;
console.log(mixed.map((x) => x * 1.5), mixed.concat ? "array" : "no concat", Array.isArray(mixed), mixed.slice(1), mixed.indexOf(2));
mixed[10] = 5;
try {
  mixed.length = 0;
} catch (error) {
  console.log((error as Error).name, mixed.length);
}
function sumBytes(bytes: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i++) sum += bytes[i];
  return sum;
}
console.log(sumBytes([1, 2.5, "3"] as any), sumBytes(new Float64Array([0.25, 0.5]) as any), sumBytes(new Int8Array([-1, -2]) as any), sumBytes("123" as any), sumBytes({ length: 2, 0: 5, 1: 6 } as any));
try {
  console.log(sumBytes(new BigInt64Array([1n]) as any));
} catch (error) {
  console.log((error as Error).name);
}
