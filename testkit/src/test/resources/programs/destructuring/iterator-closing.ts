// When destructuring calls return on the iterator, and what happens to errors from it.
const log: string[] = [];
function make(limit: number, options: { failNext?: boolean; failReturn?: boolean; badReturn?: boolean } = {}) {
  return {
    [Symbol.iterator]() {
      let n = 0;
      return {
        next() {
          log.push("next");
          if (options.failNext) throw new Error("next failed");
          return n < limit ? { value: n++, done: false } : { value: undefined, done: true };
        },
        return() {
          log.push("return");
          if (options.failReturn) throw new Error("return failed");
          return options.badReturn ? 5 : {};
        },
      };
    },
  } as Iterable<number>;
}
const attempts: [string, () => unknown][] = [
  ["stops early", () => { const [a, b] = make(5); return [a, b]; }],
  ["exhausts", () => { const [a, b, c] = make(2); return [a, b, c]; }],
  ["rest", () => { const [a, ...rest] = make(3); return [a, rest]; }],
  ["empty", () => { const [] = make(3); return "nothing"; }],
  ["elision", () => { const [, , c] = make(3); return c; }],
  ["next throws", () => { const [a] = make(3, { failNext: true }); return a; }],
  ["return throws", () => { const [a] = make(3, { failReturn: true }); return a; }],
  ["return not an object", () => { const [a] = make(3, { badReturn: true }); return a; }],
  ["default throws", () => { const [a = (() => { throw new Error("default"); })()] = make(0); return a; }],
  ["target throws", () => { const o = { set x(_: number) { throw new Error("setter"); } }; [o.x] = make(3); return o; }],
  ["target and return throw", () => { const o = { set x(_: number) { throw new Error("setter"); } }; [o.x] = make(3, { failReturn: true }); return o; }],
  ["parameter", () => (([a]: any) => a)(make(3))],
  ["for of", () => { for (const [a] of [make(2)] as any) return a; }],
  ["for of break", () => { for (const a of make(5)) { if (a === 1) break; } return "after break"; }],
  ["for of continue", () => { let s = 0; for (const a of make(3)) { if (a === 1) continue; s += a; } return s; }],
  ["for of throw", () => { for (const a of make(5)) throw new Error("body " + a); }],
  ["for of throw, return throws", () => { for (const a of make(5, { failReturn: true })) throw new Error("body " + a); }],
  ["for of break, return throws", () => { for (const a of make(5, { failReturn: true })) break; }],
  ["for of outer continue", () => { let n = 0; outer: for (const i of [1, 2]) for (const a of make(5)) { n++; continue outer; } return n; }],
  ["spread", () => [...make(2)].length],
  ["Array.from throws", () => Array.from(make(3), () => { throw new Error("map"); })],
  ["new Set", () => new Set(make(2)).size],
  ["new Map bad entry", () => new Map(make(2) as any)],
  ["Promise.all", () => { Promise.all(make(1)); return "all"; }],
  ["yield*", () => { function* g() { yield* make(5); } for (const a of g()) { if (a === 1) break; } return "delegated"; }],
];
for (const [name, attempt] of attempts) {
  log.length = 0;
  let result: unknown;
  try {
    result = attempt();
  } catch (error) {
    result = (error as Error).message;
  }
  console.log(name, "|", result, "|", log.join(" "));
}
