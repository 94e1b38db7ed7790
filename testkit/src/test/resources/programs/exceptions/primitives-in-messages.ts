// Errors that name what they are about, for every kind of primitive.
const values: any[] = [true, false, 0, -0, 1.5, NaN, 1e21, "text", "", Symbol("s"), Symbol(), 10n, -1n, undefined, null];

function attempt(label: string, action: () => unknown): void {
  try {
    action();
    console.log(label, "nothing");
  } catch (error: any) {
    console.log(label, error.constructor.name, error.message);
  }
}

for (const value of values) {
  const name = typeof value + " " + String(value);
  attempt(name + " called:", () => value());
  attempt(name + " constructed:", () => new value());
  attempt(name + " as callback of map:", () => [1].map(value));
  attempt(name + " as comparator:", () => [2, 1].sort(value));
  attempt(name + " on the right of in:", () => "x" in value);
  attempt(name + " on the right of instanceof:", () => ({}) instanceof value);
  attempt(name + " as prototype:", () => Object.create(value));
  attempt(name + " described:", () => Object.defineProperty({}, "p", value));
  attempt(name + " as WeakMap key:", () => new WeakMap().set(value, 1));
  attempt(name + " as receiver of a Set's method:", () => Set.prototype.has.call(value, 1));
  attempt(name + " as receiver of a RegExp's method:", () => RegExp.prototype.exec.call(value, "x"));
  attempt(name + " as then-able executor:", () => new Promise(value));
  attempt(name + " as property of itself:", () => value.missing.deeper);
  attempt(name + " as super class:", () => class extends value {});
  attempt(name + " as reviver's target:", () => Reflect.ownKeys(value));
  attempt(name + " as bound target:", () => Function.prototype.bind.call(value));
}
