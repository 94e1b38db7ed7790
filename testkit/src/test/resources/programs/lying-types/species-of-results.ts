// Methods that make an array ask for the receiver's species. Of plain arrays it is known before anybody has asked; each function here is long in its loop when it is.
function chain(values: number[]): string {
  const made = values.map((x) => x * 2).filter((x) => x % 3 !== 0).map((x) => ({ x }));
  return made.constructor.name + " " + made.reduce((sum, { x }) => sum + x, 0);
}

const plain = Array.from({ length: 10 }, (_, i) => i);
console.log(chain(plain), chain(plain));

// other properties of the prototype and of the constructor change nothing
(Array.prototype as never as Record<string, unknown>).extra = () => 1;
(Array as never as Record<string, unknown>).extra = 2;
console.log(chain(plain), chain(plain));
delete (Array.prototype as never as Record<string, unknown>).extra;
console.log(chain(plain));

// an array with a constructor of its own
class Special extends Array<number> {}
const own = [1, 2, 3];
(own as never as Record<string, unknown>).constructor = Special;
console.log(chain(own), chain([1, 2, 3]));
const strange = [1, 2, 3];
(strange as never as Record<string, unknown>).constructor = { [Symbol.species]: null };
console.log(chain(strange));
(strange as never as Record<string, unknown>).constructor = 5;
try {
  console.log(chain(strange));
} catch (error) {
  console.log((error as Error).name);
}
console.log(chain(plain));

// a subclass, one whose species is plain, and an array with another prototype
class Back extends Array<number> {
  static get [Symbol.species]() {
    return Array;
  }
}
console.log(chain(Special.of(1, 2, 3)), chain(Back.of(1, 2, 3)), chain(Object.setPrototypeOf([1, 2, 3], Special.prototype)));
const bare = Object.setPrototypeOf([1, 2, 3], { map: Array.prototype.map, filter: Array.prototype.filter, constructor: undefined });
console.log(chain(bare));

// the getter itself
const original = Object.getOwnPropertyDescriptor(Array, Symbol.species)!;
let asked = 0;
Object.defineProperty(Array, Symbol.species, {
  configurable: true,
  get() {
    asked++;
    return Special;
  },
});
console.log(chain(plain), asked, chain([4, 5]), asked);
Object.defineProperty(Array, Symbol.species, { configurable: true, get: Array.prototype.keys as never });
try {
  console.log(chain(plain));
} catch (error) {
  console.log((error as Error).name);
}
Object.defineProperty(Array, Symbol.species, { configurable: true, get: original.get });
console.log(chain(plain), chain(plain), asked);
Object.defineProperty(Array, Symbol.species, { configurable: true, value: Special });
console.log(chain(plain));
delete (Array as never as Record<symbol, unknown>)[Symbol.species];
console.log(chain(plain));
Object.defineProperty(Array, Symbol.species, original);
console.log(chain(plain));

// the prototype's constructor
Array.prototype.constructor = Special as never;
console.log(chain(plain));
Object.defineProperty(Array.prototype, "constructor", { configurable: true, get: () => (asked++, Back) });
asked = 0;
console.log(chain(plain), asked);
Object.defineProperty(Array.prototype, "constructor", { configurable: true, writable: true, value: Array });
console.log(chain(plain), chain(plain));

// a callback that changes it in the middle: the result is there already
function change(values: number[], at: number): string {
  const made = values.map((x, i) => {
    if (i === at) Array.prototype.constructor = Special as never;
    return x + 1;
  });
  return made.constructor === Array.prototype.constructor ? "inherits" : "own" + made.length;
}
console.log(change(plain, 3), Array.isArray(plain.map((x) => x)), plain.map((x) => x) instanceof Special);
Array.prototype.constructor = Array;
console.log(change(plain, -1), plain.map((x) => x) instanceof Special);
