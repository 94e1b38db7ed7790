// Assignments to fields that find setters or read-only properties on the prototype.
class Node {
  declare value: number;
  declare next: Node | null;
  constructor(value: number) {
    this.value = value;
    this.next = null;
  }
}
const first = new Node(1);
const seen: number[] = [];
Object.defineProperty(Node.prototype, "value", {
  get() { return 100; },
  set(x: number) { seen.push(x); },
  configurable: true,
});
const second = new Node(2);
console.log(first.value, second.value, seen, Object.keys(second).join());
first.value = 5;
second.value = 6;
console.log(first.value, second.value, seen);
Object.defineProperty(Node.prototype, "value", { value: 3, writable: false, configurable: true });
try {
  new Node(4);
} catch (error) {
  console.log((error as Error).name);
}
first.value = 7;
console.log(first.value);
delete (Node.prototype as any).value;
const third = new Node(8);
console.log(third.value, Object.keys(third).join());
Object.defineProperty(Object.prototype, "next", { set(x) { seen.push(-1); }, get: () => "everywhere", configurable: true });
const fourth = new Node(9);
console.log(fourth.next, Object.keys(fourth).join(), seen);
const literal: any = { next: 1 };
console.log(literal.next);
delete (Object.prototype as any).next;
console.log(new Node(10).next);
