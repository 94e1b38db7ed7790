// A Pratt parser with variables, functions and precise error positions, evaluated as a tree and compiled to closures.
type Node = { type: "num"; value: number } | { type: "var"; name: string } | { type: "unary"; op: string; arg: Node } | { type: "binary"; op: string; left: Node; right: Node } | { type: "call"; name: string; args: Node[] } | { type: "assign"; name: string; value: Node } | { type: "cond"; test: Node; yes: Node; no: Node };
class ParseError extends Error { constructor(message: string, readonly at: number) { super(`${message} at ${at}`); this.name = "ParseError"; } }
class Parser {
  private tokens: { text: string; at: number }[];
  private i = 0;
  private static power: Record<string, [number, number]> = { "=": [2, 1], "?": [4, 3], "||": [5, 6], "&&": [7, 8], "==": [9, 10], "<": [11, 12], ">": [11, 12], "+": [13, 14], "-": [13, 14], "*": [15, 16], "/": [15, 16], "%": [15, 16], "^": [20, 19] };
  constructor(private source: string) { this.tokens = [...source.matchAll(/\s*(\d+\.?\d*(?:e[+-]?\d+)?|[a-z_]\w*|\|\||&&|==|.)/giy)].map((m) => ({ text: m[1], at: m.index! + m[0].length - m[1].length })).filter((t) => t.text.trim()); }
  private peek() { return this.tokens[this.i] ?? { text: "<end>", at: this.source.length }; }
  private take() { const t = this.peek(); this.i++; return t; }
  private expect(text: string) { const t = this.take(); if (t.text !== text) throw new ParseError(`expected ${text}, found ${t.text}`, t.at); }
  parse(): Node { const node = this.expression(0); const t = this.peek(); if (t.text !== "<end>") throw new ParseError(`unexpected ${t.text}`, t.at); return node; }
  private expression(min: number): Node {
    let left = this.prefix();
    for (;;) {
      const { text } = this.peek();
      const power = Parser.power[text];
      if (!power || power[0] < min) return left;
      const { at } = this.take();
      if (text === "=") { if (left.type !== "var") throw new ParseError("cannot assign", at); left = { type: "assign", name: left.name, value: this.expression(power[1]) }; }
      else if (text === "?") { const yes = this.expression(0); this.expect(":"); left = { type: "cond", test: left, yes, no: this.expression(power[1]) }; }
      else left = { type: "binary", op: text, left, right: this.expression(power[1]) };
    }
  }
  private prefix(): Node {
    const t = this.take();
    if (/^\d/.test(t.text)) return { type: "num", value: parseFloat(t.text) };
    if (t.text === "-" || t.text === "!") return { type: "unary", op: t.text, arg: this.expression(17) };
    if (t.text === "(") { const e = this.expression(0); this.expect(")"); return e; }
    if (/^[a-z_]/i.test(t.text)) {
      if (this.peek().text !== "(") return { type: "var", name: t.text };
      this.take();
      const args: Node[] = [];
      while (this.peek().text !== ")") { args.push(this.expression(0)); if (this.peek().text === ",") this.take(); else break; }
      this.expect(")");
      return { type: "call", name: t.text, args };
    }
    throw new ParseError(`unexpected ${t.text}`, t.at);
  }
}
const ops: Record<string, (a: number, b: number) => number> = { "+": (a, b) => a + b, "-": (a, b) => a - b, "*": (a, b) => a * b, "/": (a, b) => a / b, "%": (a, b) => a % b, "^": (a, b) => a ** b, "<": (a, b) => +(a < b), ">": (a, b) => +(a > b), "==": (a, b) => +(a === b), "&&": (a, b) => a && b, "||": (a, b) => a || b };
const functions: Record<string, (...a: number[]) => number> = { max: Math.max, sqrt: Math.sqrt, sum: (...a) => a.reduce((x, y) => x + y, 0) };
type Env = Map<string, number>;
const compile = (n: Node): ((env: Env) => number) => {
  switch (n.type) {
    case "num": return () => n.value;
    case "var": return (env) => { const v = env.get(n.name); if (v === undefined) throw new ReferenceError(`unknown ${n.name}`); return v; };
    case "unary": { const f = compile(n.arg); return n.op === "-" ? (env) => -f(env) : (env) => +!f(env); }
    case "binary": { const [f, g, op] = [compile(n.left), compile(n.right), ops[n.op]]; return (env) => op(f(env), g(env)); }
    case "call": { const args = n.args.map(compile); return (env) => { const f = functions[n.name]; if (!f) throw new ReferenceError(`no function ${n.name}`); return f(...args.map((a) => a(env))); }; }
    case "assign": { const f = compile(n.value); return (env) => { const v = f(env); env.set(n.name, v); return v; }; }
    case "cond": { const [t, y, o] = [n.test, n.yes, n.no].map(compile); return (env) => (t(env) ? y(env) : o(env)); }
  }
};
const show = (n: Node): string => n.type === "num" ? String(n.value) : n.type === "var" ? n.name : n.type === "unary" ? `(${n.op}${show(n.arg)})` : n.type === "binary" ? `(${show(n.left)} ${n.op} ${show(n.right)})` : n.type === "call" ? `${n.name}(${n.args.map(show)})` : n.type === "assign" ? `${n.name}=${show(n.value)}` : `(${show(n.test)} ? ${show(n.yes)} : ${show(n.no)})`;
const env: Env = new Map([["pi", Math.PI]]);
for (const source of ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "x = y = 4", "x * y - 1", "max(1, sqrt(x), 3) > 2 ? 10 : 20", "sum()", "1 < 2 && 3 > 4 || !0", "1e3 / 7 % 2", "2 +", "3 $ 4", "(1", "1 = 2", "f(1)", "z", "sum(1, 2, x)", "pi"]) {
  try {
    const tree = new Parser(source).parse();
    console.log(source, "=>", show(tree), "=>", compile(tree)(env));
  } catch (e) {
    console.log(source, "=>", (e as Error).name, (e as Error).message);
  }
}
