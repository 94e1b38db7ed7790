// Proxies in place of declared objects, arrays and functions.
interface Point {
  x: number;
  y: number;
}
function norm(point: Point): number {
  return point.x * point.x + point.y * point.y;
}
function move(point: Point, by: number): Point {
  point.x += by;
  point.y -= by;
  return point;
}
const log: string[] = [];
const handler: ProxyHandler<any> = {
  get(target, key) { log.push("get " + String(key)); return Reflect.get(target, key); },
  set(target, key, value) { log.push("set " + String(key)); return Reflect.set(target, key, value); },
  has(target, key) { log.push("has " + String(key)); return key in target; },
};
const point: Point = new Proxy({ x: 3, y: 4 }, handler);
console.log(norm({ x: 1, y: 2 }), norm(point), norm(move(point, 1)));
console.log(log.splice(0).join());
function total(list: number[]): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i];
  return sum;
}
const list: number[] = new Proxy([1, 2, 3], handler);
console.log(total(list), log.splice(0).join());
list.push(4);
console.log(log.splice(0).join(), Array.isArray(list), total(list), list.length);
log.length = 0;
for (const x of list) if (x > 2) break;
console.log(log.splice(0).join(), list.map((x) => x + 1).length);
const fake: Point = new Proxy({}, { get: (_, key) => String(key) }) as any;
console.log(norm(fake), fake.x + fake.y);
const refusing: Point = new Proxy({ x: 1, y: 1 }, { set: () => false });
try {
  move(refusing, 1);
} catch (error) {
  console.log((error as Error).name);
}
const call = new Proxy((a: number, b: number) => a + b, { apply: (target, self, args) => "called with " + args.length });
console.log(call(1, 2), [1, 2].map(call as any));
const { proxy, revoke } = Proxy.revocable<Point>({ x: 1, y: 2 }, {});
console.log(norm(proxy));
revoke();
try {
  norm(proxy);
} catch (error) {
  console.log((error as Error).name);
}
class Child extends (new Proxy(class { v = 1; }, {}) as any) {
  w: number = 2;
}
console.log((new Child() as any).v + new Child().w);
