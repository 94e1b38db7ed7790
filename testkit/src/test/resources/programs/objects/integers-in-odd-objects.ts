// Whole numbers in fields of objects that are kept in another way than most: dictionaries, regular expressions, the global object, arrays, functions.
class Options {
  temporary = 0;
  size: number;
  constructor(size: number) {
    this.size = size;
    delete (this as any).temporary;
  }
  grow(): number {
    this.size++;
    return this.size;
  }
}
class Cache extends Options {
  #hits = 10;
  [Symbol.toStringTag] = 7;
  other = 3;
  hits(): number {
    return this.#hits;
  }
  hit(): number {
    return ++this.#hits;
  }
}
for (let i = 0; i < 4; i++) {
  const cache = new Cache(i);
  console.log(cache.hits(), cache.hit(), cache.hits(), cache.grow(), cache.other, [cache.other], cache.other === 3, -cache.other, cache.other | 0);
  console.log(new Map([[cache.other, "three"]]).get(3), cache[Symbol.toStringTag], Object.keys(cache));
}

class Hidden {
  id: number;
  constructor(id: number) {
    this.id = id;
    Object.defineProperty(this, "id", { enumerable: false });
  }
}
class Shown extends Hidden {
  #secret = 5;
  label = 6;
  secret(): number {
    return this.#secret + this.label;
  }
}
for (let i = 0; i < 4; i++) {
  const shown = new Shown(i);
  console.log(shown.secret(), shown.id, shown.label, shown);
}

class Position extends RegExp {
  n: number;
  constructor(n: number) {
    super("X", "g");
    this.n = n;
    this.lastIndex = n;
  }
}
for (let i = 0; i < 4; i++) {
  const position = new Position(4);
  console.log(position.lastIndex, position.exec("aXaXaXaX")!.index, position.lastIndex, position.n, "aXaXaXaX".replace(position, "-"));
}

class Chosen {
  constructor(chosen?: any) {
    if (chosen) return chosen;
  }
}
class Numbered extends Chosen {
  declare number: number;
  constructor(chosen: any, number: number) {
    super(chosen);
    this.number = number;
  }
}
(globalThis as any).number = 0;
declare const number: number;
for (let i = 0; i < 5; i++) {
  const made = [new Numbered(undefined, i), new Numbered(globalThis, i), new Numbered([], i), new Numbered(() => 1, i), new Numbered(new Proxy({}, {}), i), new Numbered(new Map(), i)];
  console.log(made.map((each) => each.number), number, number + 1, globalThis["number" as keyof typeof globalThis]);
}

// Not a number, as arithmetic gives it, in a field of numbers and in one of whole numbers.
class Reading {
  value = 0.5;
  count = 0;
  set(value: number): number {
    this.value = value;
    this.count += value;
    return this.value + this.count;
  }
}
const reading = new Reading();
console.log(reading.set(1), reading.set(Infinity - Infinity), reading.set(2), reading.value, reading.count, Object.is(reading.count, NaN), reading.set(Math.sqrt(-1)));
