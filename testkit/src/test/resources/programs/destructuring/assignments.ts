// Assignment patterns to members, private fields, super, nested; swaps in arrays; values of assignments.
class Box {
  #secret = 0;
  items: any[] = [];
  fill(source: any) {
    ({ secret: this.#secret, items: [this.items[0], this.items[1] = "second", ...this.items[5 as any]] = [] } = source);
    return [this.#secret, this.items];
  }
}
console.log(new Box().fill({ secret: 7, items: ["x", undefined, 1, 2] }));
class Parent { set value(v: any) { (this as any).stored = "parent got " + v; } }
class Child extends Parent { take(v: any) { [super.value] = [v]; return (this as any).stored; } }
console.log(new Child().take(3));
const array = [5, 3, 8, 1];
for (let i = 0; i < array.length; i++) for (let j = 0; j < array.length - 1; j++) if (array[j] > array[j + 1]) [array[j], array[j + 1]] = [array[j + 1], array[j]];
console.log(array);
let a: any, b: any, c: any, rest: any;
console.log([a, b] = [1, 2, 3], { a, ...rest } = { a: 9, b: 8, c: 7 }, a, b, rest);
console.log((a = b = c = 4), [a, [b, c]] = [1, [2, 3]] as any, a + b + c);
({ a, b: { c } = { c: "default c" } } = { a: "A" } as any);
console.log(a, c);
[a = 10, [b] = [20], { c } = { c: 30 }] = [] as any;
console.log(a, b, c);
const log: string[] = [];
const object: any = new Proxy({}, { set(t, k, v) { log.push(`${String(k)}=${JSON.stringify(v)}`); return Reflect.set(t, k, v); } });
[object.a, object["b"], ...object.c] = "wxyz";
({ length: object.len, ...object.others } = [1, 2] as any);
console.log(log.join(" "));
for ([a, b] of [[1, 2], [3, 4]]) log.push(a + b);
for ({ a, b = "none" } of [{ a: 1 }, { a: 2, b: 3 }] as any[]) log.push(a + "" + b);
for (object.key in { k1: 1, k2: 2 }) log.push(object.key);
console.log(log.slice(5).join(" "));
function fibonacci(n: number) { let [x, y] = [0n, 1n]; while (n-- > 0) [x, y] = [y, x + y]; return x; }
console.log(fibonacci(90));
const gcd = (m: number, n: number) => { while (n) [m, n] = [n, m % n]; return m; };
console.log(gcd(252, 105), (([p, q] = [1, 2], { r = p + q } = {} as any) => [p, q, r])());
var { v1 = 1, ...v3 } = { v1: 5 } as any, [[v2]] = [[6]];
console.log(v1, v2, v3);
