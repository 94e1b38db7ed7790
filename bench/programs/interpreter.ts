// A tiny interpreter of syntax trees: closures of environments, a union of node types, dispatch by a switch over strings.
type Expression =
  | { kind: "number"; value: number }
  | { kind: "variable"; name: string }
  | { kind: "binary"; operator: string; left: Expression; right: Expression }
  | { kind: "if"; condition: Expression; then: Expression; otherwise: Expression }
  | { kind: "let"; name: string; value: Expression; body: Expression }
  | { kind: "function"; parameters: string[]; body: Expression }
  | { kind: "call"; callee: Expression; operands: Expression[] };

type Value = number | Closure;

class Environment {
  private readonly names: string[];
  private readonly values: Value[];
  private readonly outer: Environment | null;

  constructor(names: string[], values: Value[], outer: Environment | null) {
    this.names = names;
    this.values = values;
    this.outer = outer;
  }

  lookup(name: string): Value {
    const index = this.names.indexOf(name);
    if (index >= 0) return this.values[index];
    if (this.outer === null) throw new ReferenceError(`${name} is not defined`);
    return this.outer.lookup(name);
  }

  define(name: string, value: Value): void {
    this.names.push(name);
    this.values.push(value);
  }
}

class Closure {
  readonly parameters: string[];
  readonly body: Expression;
  readonly environment: Environment;

  constructor(parameters: string[], body: Expression, environment: Environment) {
    this.parameters = parameters;
    this.body = body;
    this.environment = environment;
  }
}

function evaluate(node: Expression, environment: Environment): Value {
  switch (node.kind) {
    case "number":
      return node.value;
    case "variable":
      return environment.lookup(node.name);
    case "binary":
      return apply(node.operator, evaluate(node.left, environment) as number, evaluate(node.right, environment) as number);
    case "if":
      return evaluate(node.condition, environment) !== 0
        ? evaluate(node.then, environment)
        : evaluate(node.otherwise, environment);
    case "let": {
      const inner = new Environment([], [], environment);
      inner.define(node.name, evaluate(node.value, inner));
      return evaluate(node.body, inner);
    }
    case "function":
      return new Closure(node.parameters, node.body, environment);
    case "call": {
      const callee = evaluate(node.callee, environment);
      if (!(callee instanceof Closure)) throw new TypeError("not a function");
      const values = node.operands.map((operand) => evaluate(operand, environment));
      return evaluate(callee.body, new Environment(callee.parameters, values, callee.environment));
    }
  }
}

function apply(operator: string, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "%":
      return left % right;
    case "<":
      return left < right ? 1 : 0;
    default:
      throw new SyntaxError(`unknown operator ${operator}`);
  }
}

/** Reads expressions written as lists: (let fib (fn (n) (if (< n 2) n ...)) (fib 20)). */
class Reader {
  private readonly tokens: string[];
  private at = 0;

  constructor(source: string) {
    this.tokens = source.match(/[()]|[^\s()]+/g) ?? [];
  }

  expression(): Expression {
    const token = this.take();
    if (token !== "(") {
      const value = Number(token);
      return Number.isNaN(value) ? { kind: "variable", name: token } : { kind: "number", value };
    }
    const head = this.tokens[this.at];
    let node: Expression;
    if (head === "if") {
      this.at++;
      node = { kind: "if", condition: this.expression(), then: this.expression(), otherwise: this.expression() };
    } else if (head === "let") {
      this.at++;
      node = { kind: "let", name: this.take(), value: this.expression(), body: this.expression() };
    } else if (head === "fn") {
      this.at++;
      node = { kind: "function", parameters: this.names(), body: this.expression() };
    } else if (/^[-+*%<]$/.test(head)) {
      this.at++;
      node = { kind: "binary", operator: head, left: this.expression(), right: this.expression() };
    } else {
      const callee = this.expression();
      const operands: Expression[] = [];
      while (this.tokens[this.at] !== ")") operands.push(this.expression());
      node = { kind: "call", callee, operands };
    }
    this.take();
    return node;
  }

  private names(): string[] {
    const names: string[] = [];
    this.take();
    while (this.tokens[this.at] !== ")") names.push(this.take());
    this.take();
    return names;
  }

  private take(): string {
    return this.tokens[this.at++];
  }
}

const n = Number(process.argv[2] ?? 28);
const program = `
  (let fib (fn (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
    (let loop (fn (i sum) (if (< i 1) sum (loop (- i 1) (% (+ (* sum 31) i) 1000003))))
      (+ (fib ${n}) (loop 1000 7))))`;
console.log(evaluate(new Reader(program).expression(), new Environment([], [], null)));
