// Takeuchi's function over the lengths of linked lists: recursion and pointer chasing.
class Cell {
  constructor(readonly next: Cell | null) {}
}

function chain(length: number): Cell | null {
  return length === 0 ? null : new Cell(chain(length - 1));
}

function lengthOf(list: Cell | null): number {
  return list === null ? 0 : 1 + lengthOf(list.next);
}

function isShorter(x: Cell | null, y: Cell | null): boolean {
  while (y !== null) {
    if (x === null) return true;
    x = x.next;
    y = y.next;
  }
  return false;
}

function tail(x: Cell | null, y: Cell | null, z: Cell | null): Cell | null {
  if (!isShorter(y, x)) return z;
  return tail(tail(x!.next, y, z), tail(y!.next, z, x), tail(z!.next, x, y));
}

const rounds = Number(process.argv[2] ?? 3000);
let total = 0;
for (let round = 0; round < rounds; round++) {
  total += lengthOf(tail(chain(15), chain(10), chain(6)));
}
console.log(total);
