// Variables of loops that go from integer to double to string to object and back.
function evolve(n: number): string {
  let x: any = 0;
  let out = "";
  for (let i = 0; i < n; i++) {
    if (i % 5 === 0) x = i;
    else if (i % 5 === 1) x = x + 0.5;
    else if (i % 5 === 2) x = x * 2 ** 31;
    else if (i % 5 === 3) x = x + "s";
    else x = [x];
    out += typeof x === "object" ? "o" : (typeof x)[0];
    out += x.length ?? "";
  }
  return out + String(x);
}
console.log(evolve(3), evolve(12));
function alternate(n: number): number {
  let a: number = 1;
  let b: number = 2;
  for (let i = 0; i < n; i++) {
    const t = a;
    a = b;
    b = i === 5 ? ("7" as any) : t + i;
  }
  return a + b;
}
console.log(alternate(3), alternate(6), alternate(7), alternate(9));
function collatz(start: number): number {
  let steps: number = 0;
  let n: number = start;
  while (n !== 1 && steps < 200) {
    n = n % 2 === 0 ? n / 2 : 3 * n + 1;
    steps++;
  }
  return steps;
}
console.log(collatz(27), collatz(113383), collatz("27" as any), collatz(0.5), collatz(-5), collatz(9007199254740991));
function mean(values: number[]): number {
  let i = 0;
  let sum: number = 0;
  do {
    sum += values[i];
  } while (++i < values.length);
  return sum / i;
}
console.log(mean([1, 2]), mean([]), mean(["1", "2"] as any), mean([1e308, 1e308]), mean([0.1, 0.2, 0.3]));
label: for (let i: any = 0, text = ""; ; i = i === 3 ? "x" : i + 1, text += i) {
  switch (i) {
    case 2:
      continue label;
    case "x":
      console.log(text);
      i = 0.5;
      break;
    case 2.5:
      console.log(text, i);
      break label;
  }
}
let previous: number = 0;
for (const value of [1, 2.5, "3", null, undefined, 4n, true] as any[]) {
  try {
    previous = previous + value;
  } catch {
    previous = -1;
  }
  console.log(previous, typeof previous);
}
