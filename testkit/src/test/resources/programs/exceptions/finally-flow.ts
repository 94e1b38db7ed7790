// What finally does to returns, breaks, continues and throws, in all nestings.
const log: unknown[] = [];
function returns(): any { try { return log.push("try"), "from try"; } finally { log.push("finally"); } }
function overrides(): any { try { return "from try"; } finally { return "from finally"; } }
function swallows(): any { try { throw new Error("lost"); } finally { return "swallowed"; } }
function replaces(): any { try { throw new Error("first"); } finally { throw new Error("second"); } }
function valueFixed(): any { let x = 1; try { return x; } finally { x = 2; log.push("x is " + x); } }
function objectShared(): any { const o = { n: 1 }; try { return o; } finally { o.n = 2; } }
function loops(): any {
  const seen: string[] = [];
  for (let i = 0; i < 5; i++) {
    try {
      if (i === 1) continue;
      if (i === 3) break;
      seen.push("body " + i);
    } finally {
      seen.push("finally " + i);
    }
  }
  return seen;
}
function breakInFinally(): any { for (;;) { try { return "never"; } finally { break; } } return "after loop"; }
function continueInFinally(): any { let n = 0; while (n < 3) { try { throw n; } finally { n++; continue; } } return n; }
function labelled(): any {
  const seen: number[] = [];
  outer: for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      try {
        if (j === 1) continue outer;
        if (i === 2) break outer;
        seen.push(i * 10 + j);
      } finally {
        seen.push(-1);
      }
    }
  }
  return seen;
}
function nested(): any {
  const seen: string[] = [];
  try {
    try {
      try { throw new Error("deep"); } finally { seen.push("f1"); }
    } catch (e) {
      seen.push("c2 " + (e as Error).message);
      throw new Error("rethrown");
    } finally { seen.push("f2"); }
  } catch (e) { seen.push("c3 " + (e as Error).message); } finally { seen.push("f3"); }
  return seen;
}
function returnInCatch(): any { try { throw 1; } catch (e) { return "catch " + e; } finally { log.push("after catch"); } }
function finallyThrowsAfterReturn(): any { try { return 1; } finally { JSON.parse("{bad"); } }
function* generatorFinally() { try { yield 1; yield 2; } finally { log.push("generator finally"); } }
for (const f of [returns, overrides, swallows, replaces, valueFixed, objectShared, loops, breakInFinally, continueInFinally, labelled, nested, returnInCatch, finallyThrowsAfterReturn]) {
  try {
    console.log(f.name, f());
  } catch (e) {
    console.log(f.name, "threw", (e as Error).name);
  }
}
for (const x of generatorFinally()) if (x === 1) break;
console.log(log, (() => { for (const x of [1, 2]) { try { return x; } finally { if (x === 1) continue; } } return "end"; })());
block: try { break block; } finally { console.log("finally of block"); }
const completion = (() => { do { try { break; } finally { log.push("do"); } } while (true); return log.length; })();
console.log(completion, (() => { switch (1) { case 1: try { break; } finally { return "switch"; } } return "not"; })());
