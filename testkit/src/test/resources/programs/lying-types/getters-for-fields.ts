// Accessors where fields were declared: in literals, in classes, by defineProperty, one the prototype.
interface Shape {
  width: number;
  height: number;
}
function area(shape: Shape): number {
  return shape.width * shape.height;
}
let reads = 0;
const shapes: Shape[] = [
  { width: 2, height: 3 },
  { get width() { reads++; return 5; }, height: 4 },
  Object.defineProperty({ width: 7 } as any, "height", { get: () => ++reads }),
  Object.create({ get height() { return 11; } }, { width: { value: 2 } }),
  new (class { get width() { return "6" as any; } height = 7; })(),
  new (class { static #n = 3; width = 1; get height() { return reads * 10; } })(),
];
for (let round = 0; round < 2; round++) console.log(shapes.map(area).join(), reads);
class Box {
  size: number;
  constructor(size: number) {
    this.size = size;
  }
  grow(by: number): number {
    this.size += by;
    return this.size;
  }
}
const box = new Box(3);
console.log(box.grow(2));
let log = "";
Object.defineProperty(box, "size", { get: () => ((log += "g"), 10), set: (x) => (log += "s" + x), configurable: true });
console.log(box.grow(1), log);
Object.defineProperty(box, "size", { value: 5, writable: false });
try {
  box.grow(1);
} catch (error) {
  console.log((error as Error).name, box.size);
}
Object.defineProperty(Box.prototype, "size", { set(x) { log += "p" + x; }, get: () => 1, configurable: true });
const late = new Box(9);
console.log(late.grow(1), log, Object.keys(late).length);
class Field {
  size: number = 3;
}
Object.defineProperty(Field.prototype, "size", { set() { log += "never"; }, configurable: true });
console.log(new Field().size, log);
