// Uses before initialisation, in every shape in which a compiler could be tempted to leave out the check.
const outcomes: string[] = [];
function attempt(name: string, f: () => unknown) {
  try { outcomes.push(`${name}: ${f()}`); } catch (e: any) { outcomes.push(`${name}: ${e.name}`); }
}
attempt("own initializer", () => { let x = (() => x)(); return x; });
attempt("hoisted function", () => { return f(); let x = 1; function f() { return x; } });
attempt("hoisted function, later", () => { let x = 1; return f(); function f() { return x; } });
attempt("loop", () => { const out = []; for (let i = 0; i < 2; i++) { if (i) out.push(f!()); let v = i; var f: any = () => v; } return out.join(); });
attempt("switch skips", () => { switch (1 as number) { case 0: let a = 1; case 1: return (() => a)(); } });
attempt("switch enters", () => { switch (0 as number) { case 0: let a = 1; case 1: return (() => a)(); } });
attempt("typeof", () => { return typeof y; let y; });
attempt("assignment", () => { z = 1; let z; return z; });
attempt("parameter order", () => ((a = b, b = 1) => a)());
attempt("parameter closure", () => ((a = () => b, b = 2) => a())());
attempt("class heritage", () => { class C extends (C as any) {} return C; });
attempt("class key", () => { class C { static [(C as any).name] = 1; } return C; });
attempt("class static", () => { class C { static self = C.name; } return C.self; });
attempt("destructuring", () => { const { a = b, b } = { b: 1 } as any; return a; });
attempt("for of head", () => { for (const x of [x!]) return x; });
attempt("for in head", () => { for (const k in { a: k! }) return k; });
attempt("for head closure", () => { const fs = []; for (let i = 0, f = () => i; i < 3; i++) fs.push(f()); return fs.join(); });
attempt("per iteration", () => { const fs: any[] = []; for (let i = 0; i < 3; i++) { fs.push(() => i); i += 0; } return fs.map(f => f()).join(); });
attempt("updated in closure", () => { const fs: any[] = []; for (let i = 0; i < 6; i++) { const up = () => i++; up(); fs.push(() => i); } return fs.map(f => f()).join(); });
attempt("catch", () => { try { throw { a: undefined }; } catch ({ a = (() => b)(), b }: any) { return a; } });
attempt("const", () => { const k = 1; (k as any) = 2; return k; });
attempt("named function", () => { "use strict"; const f = function g() { (g as any) = 1; }; f(); });
attempt("shadowed in block", () => { let v = 1; { const r = () => v; let w = r(); return w; } });
attempt("generator", () => { function* g() { const r = () => late; yield 0; const late = 3; yield r(); } const it = g(); it.next(); return it.next().value; });
console.log(outcomes.join("\n"));
