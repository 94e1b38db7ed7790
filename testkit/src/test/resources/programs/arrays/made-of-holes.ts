// new Array(n): lengths that are none, holes that are filled in any order, before and after prototypes have elements.
function make(length: number): any[] {
  return new Array(length);
}

for (const length of [0, 1, 7, 64, 65, 1000, 4294967295, -0]) {
  const a = make(length);
  console.log(a.length, 0 in a, Object.keys(a).length, Object.is(a.length, 0));
}
for (const length of [-1, 1.5, NaN, Infinity, 4294967296, 1e300, -1e300, Number.MIN_VALUE]) {
  try {
    console.log(make(length).length);
  } catch (error) {
    console.log((error as Error).constructor.name, (error as Error).message);
  }
}
console.log(JSON.stringify(make("3" as any)), JSON.stringify(make(null as any)), JSON.stringify(make(undefined as any)), JSON.stringify(make(true as any)));

const back = make(5);
for (let i = 4; i >= 0; i--) back[i] = i % 2 ? i : "s" + i;
console.log(back.join());
const some = make(70);
some[69] = "last";
some[3] = 3;
console.log(some.length, some.indexOf("last"), Object.keys(some).join(), some.pop(), some.length);
const grown = make(2);
grown[0] = 1;
grown[2] = 3;
grown.push(4);
console.log(grown.length, 1 in grown, grown.join("-"));
const short = make(10);
short.length = 3;
short[2] = "kept";
short[0] = 0.5;
console.log(JSON.stringify(short));
const empty = make(0);
empty.push(1.5);
empty.push(2.5);
console.log(JSON.stringify(empty), JSON.stringify(make(0).concat(make(2))));
const frozen: any[] = Object.freeze(make(3)) as any;
try {
  frozen[1] = 1;
} catch (error) {
  console.log((error as Error).constructor.name);
}
class Stack extends Array<number> {}
const stack = new Stack(3);
stack[1] = 7;
console.log(stack instanceof Stack, stack.length, stack[1], 0 in stack);

Object.defineProperty(Array.prototype, 1, { set(v) { (globalThis as any).seen = v; }, get: () => "inherited", configurable: true });
const late = make(3);
late[1] = "through the setter";
late[0] = "own";
console.log((globalThis as any).seen, late[1], Object.keys(late).join());
delete (Array.prototype as any)[1];

const Original = Array;
(globalThis as any).Array = function (length: number) {
  return { length: "mine " + length };
};
console.log(make(4).length);
globalThis.Array = Original;
console.log(make(4).length);
