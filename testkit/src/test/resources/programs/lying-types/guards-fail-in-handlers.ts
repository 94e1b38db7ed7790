// Values that break their declared types inside try, catch and finally, and in loops around them.
function run(values: number[]): string {
  let sum: number = 0;
  let log = "";
  for (let i = 0; i < values.length; i++) {
    try {
      sum += values[i];
      if (sum > 10) throw sum;
      if (values[i] === 7) continue;
      if ((values[i] as any) === "stop") break;
      log += i;
    } catch (caught) {
      log += "<" + caught + ">";
      sum = (caught as number) - 10;
    } finally {
      sum *= 2;
      log += ";";
    }
  }
  return log + sum;
}
console.log(run([1, 2, 3]), run([7, 1, 7]), run([1, 0.5, "x" as any, 3]), run([1, "stop" as any, 5]), run([2 ** 31, 2 ** 31]), run([null, undefined, 1] as any));
function finalise(x: number): number {
  try {
    return x + 1;
  } finally {
    if ((x as any) === "replace") return "replaced" as any;
  }
}
console.log(finalise(1), finalise("a" as any), finalise("replace" as any));
function nested(x: number): unknown {
  let state: number = 0;
  try {
    try {
      state = x - 1;
      if (state < 0) throw new Error("negative " + state);
      (x as any).missing.field;
      return state;
    } finally {
      state = (state + "f") as any;
    }
  } catch (error) {
    return state + (error as Error).constructor.name;
  }
}
console.log(nested(0), nested(5), nested("5" as any), nested({ missing: {} } as any), nested({ valueOf: () => 3, missing: { field: 1 } } as any));
function throwing(values: any[]): number {
  let thrown = 0;
  for (const value of values) {
    try {
      const f: () => number = value;
      thrown += f();
    } catch {
      thrown++;
    }
  }
  return thrown;
}
console.log(throwing([() => 10, null, () => "5", 7, () => { throw 1; }]), throwing([]), throwing([() => 1.5, () => 2 ** 31]));
outer: for (let i = 0; i < 3; i++) {
  let value: number = i;
  try {
    value = (i === 1 ? "one" : i) as any;
    if (i === 1) continue outer;
  } finally {
    console.log(value + 1);
  }
}
