// Too few and too many arguments of functions with declared parameters.
function add(a: number, b: number, c: number): number {
  return a + b + c;
}
function withDefault(a: number, b: number = a * 2): number {
  return a + b;
}
function rest(first: number, ...others: number[]): number {
  return others.reduce((sum, x) => sum + x, first);
}
class Point {
  x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
  length(): number {
    return Math.sqrt(this.x * this.x + this.y * this.y);
  }
}
const free: any = { add, withDefault, rest, Point };
console.log(add(1, 2, 3), free.add(1, 2), free.add(), free.add(1, 2, 3, 4, 5), add.length);
console.log(withDefault(1), free.withDefault(), free.withDefault(1, undefined), free.withDefault(1, null), free.withDefault(1, 2, 3));
console.log(rest(1), free.rest(), free.rest(1, "2", 3), free.rest(...[1, 2], ...[3]));
console.log(new Point(3, 4).length(), new free.Point(3).length(), new free.Point().x, new free.Point(3, 4, 5).length());
for (let i = 0; i < 5; i++) {
  const some: [number, number, number] = [1, 2, 3].slice(0, i) as any;
  console.log(add(...some));
}
