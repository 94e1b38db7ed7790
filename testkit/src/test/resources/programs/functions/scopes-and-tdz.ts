// Temporal dead zones, hoisting, shadowing, block functions, typeof on undeclared names.
const attempts: [string, () => unknown][] = [
  ["read before let", () => { const f = () => x; const r = f(); let x = 1; return r; }],
  ["assign before let", () => { (y as any) = 1; let y: any; return y; }],
  ["typeof before const", () => { return typeof z; const z = 1; }],
  ["self reference", () => { let a: any = (a as any) + 1; return a; }],
  ["class before", () => { return new K(); class K {} }],
  ["class heritage self", () => { class A extends (A as any) {} return A; }],
  ["default sees later", () => ((p = q, q = 1) => p)()],
  ["switch case", () => { switch (2 as number) { case 1: let s = 1; break; case 2: return s!; } }],
  ["assign to const", new Function("const c = 1; c = 2; return c;") as any],
  ["const in for", new Function("for (const i = 0; i < 1; i++) {}") as any],
  ["undeclared read", () => (undeclaredName as any)],
  ["undeclared typeof", () => typeof undeclaredName],
  ["undeclared write", () => { (undeclaredName as any) = 5; }],
  ["function name is const", () => { const f = function g(): any { (g as any) = 1; }; return f(); }],
  ["for of own name", () => { for (const n of [n as any]) return n; }],
];
for (const [name, action] of attempts) {
  try {
    console.log(name, "->", action());
  } catch (error) {
    console.log(name, "->", (error as Error).name + ": " + (error as Error).message);
  }
}
var q: any;
declare var undeclaredName: any;
console.log(typeof hoisted, typeof notYet, hoisted());
function hoisted() { return "hoisted"; }
var notYet = () => 1;
let shadow = "outer";
{
  let shadow = "inner";
  { let shadow = "innermost"; console.log(shadow); }
  console.log(shadow);
}
console.log(shadow);
if (true) {
  function blockFunction() { return "in block"; }
  console.log(blockFunction());
}
switch (1) { default: function inSwitch() { return "in switch"; } console.log(inSwitch()); }
var redeclared = 1;
var redeclared: number;
console.log(redeclared, (() => { var a = 1; { var a = 2; } return a; })(), ((a) => { { let a = 5; } return a; })(1), (() => { try { throw 1; } catch (e) { var e: any = 2; } return e; })());
const late = () => later;
let later = "initialised";
console.log(late(), (() => { let x = 1; const f = () => x; x = 2; return f(); })());
label: { const inner = 1; if (inner) break label; console.log("not reached"); }
