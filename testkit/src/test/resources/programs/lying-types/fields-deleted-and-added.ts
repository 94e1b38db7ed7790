// Fields deleted, added late, in other orders, and by computed names.
class Vector {
  x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
  sum(): number {
    return this.x + this.y;
  }
}
const vectors: Vector[] = [];
for (let i = 0; i < 6; i++) vectors.push(new Vector(i, 10));
delete (vectors[1] as any).x;
delete (vectors[2] as any).y;
(vectors[3] as any).z = 5;
delete (vectors[4] as any).x;
vectors[4].x = 44;
vectors[5]["y"] = "text" as any;
console.log(vectors.map((v) => v.sum()).join(), vectors.map((v) => Object.keys(v).join("")).join());
(Vector.prototype as any).x = 1000;
console.log(vectors.map((v) => v.sum()).join());
delete (Vector.prototype as any).x;
console.log(vectors[1].sum());
interface Pair {
  a: number;
  b: number;
}
const makers: (() => Pair)[] = [
  () => ({ a: 1, b: 2 }), () => ({ b: 2, a: 1 }), () => ({ a: 1, b: 2, c: 3 }) as Pair, () => Object.assign({ b: 3 }, { a: 4 }),
  () => ({ ["a"]: 5, ["b" + ""]: 6 }) as any, () => Object.create({ a: 7, b: 8 }), () => ({ __proto__: { a: 9 }, b: 10 }) as any,
  () => Object.fromEntries([["b", 11], ["a", 12]]) as any, () => JSON.parse('{"b":13,"a":14}'), () => [1] as any, () => Object.assign(() => 0, { a: 15, b: 16 }),
  () => ({ a: 0.5 }) as any, () => new Map() as any, () => "ab" as any, () => 5 as any,
];
let sum = 0;
for (let round = 0; round < 3; round++) for (const make of makers) {
  const pair = make();
  const product = pair.a * pair.b;
  sum += product || 0;
  if (round === 0) console.log(pair.a, pair.b, product);
}
console.log(sum);
const many: Record<string, number> = {};
for (let i = 0; i < 40; i++) many["field" + i] = i;
for (let i = 0; i < 40; i += 3) delete many["field" + i];
many.field3 = -1;
console.log(Object.keys(many).length, many.field3, many.field4, many.field6 ?? "gone", Object.keys(many).at(-1));
