// A small language: tokenizer, parser, closures, recursion, lists; programs in it compute known results.
type Value = number | string | boolean | null | Value[] | Closure;
interface Closure { params: string[]; body: Expr; env: Scope; name?: string }
type Expr = string | number | Expr[] | { str: string };
class Scope { private vars = new Map<string, Value>(); constructor(private parent?: Scope) {} get(name: string): Value { for (let s: Scope | undefined = this; s; s = s.parent) if (s.vars.has(name)) return s.vars.get(name)!; throw new Error(`unbound ${name}`); } define(name: string, value: Value) { this.vars.set(name, value); return value; } assign(name: string, value: Value): Value { for (let s: Scope | undefined = this; s; s = s.parent) if (s.vars.has(name)) return s.define(name, value); throw new Error(`cannot set ${name}`); } }
function read(source: string): Expr[] {
  const tokens = source.match(/"(?:[^"\\]|\\.)*"|[()']|[^\s()']+/g) ?? [];
  let i = 0;
  const one = (): Expr => {
    const t = tokens[i++];
    if (t === undefined) throw new Error("unexpected end");
    if (t === "(") { const list: Expr[] = []; while (tokens[i] !== ")") list.push(one()); i++; return list; }
    if (t === ")") throw new Error("unexpected )");
    if (t === "'") return ["quote", one()];
    if (t[0] === '"') return { str: JSON.parse(t) };
    return isNaN(+t) ? t : +t;
  };
  const out: Expr[] = [];
  while (i < tokens.length) out.push(one());
  return out;
}
const primitives: Record<string, (...args: any[]) => Value> = { "+": (...a) => a.reduce((x, y) => x + y), "-": (a, b) => (b === undefined ? -a : a - b), "*": (...a) => a.reduce((x, y) => x * y, 1), "/": (a, b) => a / b, mod: (a, b) => a % b, "<": (a, b) => a < b, "=": (a, b) => a === b, list: (...a) => a, head: (l) => l[0], tail: (l) => l.slice(1), cons: (x, l) => [x, ...l], "empty?": (l) => l.length === 0, length: (l) => l.length, str: (...a) => a.map(show).join("") };
const show = (v: Value): string => Array.isArray(v) ? `(${v.map(show).join(" ")})` : v !== null && typeof v === "object" ? `<${v.name ?? "lambda"}/${v.params.length}>` : String(v);
const output: string[] = [];
function evaluate(e: Expr, env: Scope): Value {
  for (;;) {
    if (typeof e === "number") return e;
    if (typeof e === "string") return e === "true" ? true : e === "false" ? false : e === "nil" ? null : env.get(e);
    if (!Array.isArray(e)) return e.str;
    const [head, ...rest] = e;
    switch (head) {
      case "quote": return rest[0] as Value;
      case "if": e = evaluate(rest[0], env) ? rest[1] : rest[2] ?? "nil"; continue;
      case "def": if (Array.isArray(rest[0])) { const [name, ...params] = rest[0] as string[]; return env.define(name, { params, body: ["do", ...rest.slice(1)], env, name }); } return env.define(rest[0] as string, evaluate(rest[1], env));
      case "set": return env.assign(rest[0] as string, evaluate(rest[1], env));
      case "fn": return { params: rest[0] as string[], body: ["do", ...rest.slice(1)], env };
      case "do": for (const x of rest.slice(0, -1)) evaluate(x, env); e = rest.at(-1)!; continue;
      case "while": while (evaluate(rest[0], env)) for (const x of rest.slice(1)) evaluate(x, env); return null;
      case "print": output.push(rest.map((x) => show(evaluate(x, env))).join(" ")); return null;
    }
    const primitive = typeof head === "string" && Object.hasOwn(primitives, head) ? primitives[head] : undefined;
    const args = rest.map((x) => evaluate(x, env));
    if (primitive) return primitive(...args);
    const f = evaluate(head, env) as Closure;
    if (f === null || typeof f !== "object" || !("params" in f)) throw new Error(`not a function: ${show(f)}`);
    const scope = new Scope(f.env);
    f.params.forEach((p, i) => scope.define(p, args[i] ?? null));
    e = f.body;
    env = scope;
  }
}
const run = (source: string) => { const env = new Scope(); let last: Value = null; try { for (const e of read(source)) last = evaluate(e, env); output.push("=> " + show(last)); } catch (error) { output.push("error: " + (error as Error).message); } };
run("(def (fact n) (if (< n 2) 1 (* n (fact (- n 1))))) (print \"fact\" (fact 10)) (fact 20)");
run("(def (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))) (fib 18)");
run("(def (loop i acc) (if (= i 0) acc (loop (- i 1) (+ acc i)))) (loop 20000 0)");
run("(def (map f l) (if (empty? l) l (cons (f (head l)) (map f (tail l))))) (def (range a b) (if (< a b) (cons a (range (+ a 1) b)) '())) (map (fn (x) (* x x)) (range 1 8))");
run("(def (counter) (def n 0) (fn () (set n (+ n 1)))) (def a (counter)) (def b (counter)) (a) (a) (b) (print (a) (b)) a");
run("(def (compose f g) (fn (x) (f (g x)))) ((compose (fn (x) (+ x 1)) (fn (x) (* x 10))) 5)");
run("(def i 0) (def s \"\") (while (< i 5) (set s (str s i \",\")) (set i (+ i 1))) s");
run("(def (even? n) (if (= n 0) true (odd? (- n 1)))) (def (odd? n) (if (= n 0) false (even? (- n 1)))) (list (even? 1000) (odd? 7))");
run("(undefined-thing)");
run("(1 2)");
run("(head");
run("'(a (b \"c\") 1.5)");
console.log(output.join("\n"));
