// A stack machine: assembler with labels, arithmetic, jumps, calls; programs for gcd, primes and sorting run on it.
const OPS = ["push", "add", "sub", "mul", "mod", "lt", "eq", "jmp", "jz", "load", "store", "aload", "astore", "call", "ret", "print", "halt", "dup", "pop"] as const;
type Op = (typeof OPS)[number];
function assemble(source: string): Int32Array {
  const labels = new Map<string, number>();
  const code: (number | string)[] = [];
  for (const line of source.split("\n").map((l) => l.replace(/;.*/, "").trim()).filter(Boolean)) {
    if (line.endsWith(":")) { labels.set(line.slice(0, -1), code.length); continue; }
    const [op, arg] = line.split(/\s+/);
    const n = OPS.indexOf(op as Op);
    if (n < 0) throw new SyntaxError(`unknown ${op}`);
    code.push(n);
    if (arg !== undefined) code.push(/^-?\d+$/.test(arg) ? +arg : arg);
  }
  return Int32Array.from(code, (c) => { if (typeof c === "number") return c; const at = labels.get(c); if (at === undefined) throw new ReferenceError(`no label ${c}`); return at; });
}
function execute(code: Int32Array, memory = new Int32Array(64), limit = 100000) {
  const stack: number[] = [];
  const calls: number[] = [];
  const out: number[] = [];
  let pc = 0, steps = 0;
  const pop = () => { if (!stack.length) throw new RangeError(`empty stack at ${pc}`); return stack.pop()!; };
  for (;;) {
    if (++steps > limit) throw new Error("too many steps");
    switch (OPS[code[pc++]]) {
      case "push": stack.push(code[pc++]); break;
      case "add": stack.push((pop() + pop()) | 0); break;
      case "sub": { const b = pop(); stack.push((pop() - b) | 0); break; }
      case "mul": stack.push(Math.imul(pop(), pop())); break;
      case "mod": { const b = pop(); if (!b) throw new RangeError("division by zero"); stack.push(pop() % b); break; }
      case "lt": { const b = pop(); stack.push(+(pop() < b)); break; }
      case "eq": stack.push(+(pop() === pop())); break;
      case "jmp": pc = code[pc]; break;
      case "jz": { const to = code[pc++]; if (!pop()) pc = to; break; }
      case "load": stack.push(memory[code[pc++]]); break;
      case "store": memory[code[pc++]] = pop(); break;
      case "aload": stack.push(memory[pop()]); break;
      case "astore": { const v = pop(); memory[pop()] = v; break; }
      case "call": calls.push(pc + 1); pc = code[pc]; break;
      case "ret": pc = calls.pop()!; break;
      case "print": out.push(pop()); break;
      case "dup": { const v = pop(); stack.push(v, v); break; }
      case "pop": pop(); break;
      case "halt": return { out, steps, depth: stack.length };
      default: throw new Error(`bad opcode at ${pc - 1}`);
    }
  }
}
const gcd = `push 1071\nstore 0\npush 462\nstore 1\nloop:\nload 1\njz done\nload 0\nload 1\nmod\nload 1\nstore 0\nstore 1\njmp loop\ndone:\nload 0\nprint\nhalt`;
const primes = `push 2\nstore 0\nnext: ; candidate in 0\npush 2\nstore 1\ntest:\nload 1\ndup\nmul\nload 0\npush 1\nadd\nlt\njz prime\nload 0\nload 1\nmod\njz skip\nload 1\npush 1\nadd\nstore 1\njmp test\nprime:\nload 0\nprint\nskip:\nload 0\npush 1\nadd\ndup\nstore 0\npush 50\nlt\njz end\njmp next\nend:\nhalt`;
const square = `push 7\ncall square\nprint\npush -3\ncall square\nprint\nhalt\nsquare:\ndup\nmul\nret`;
for (const source of [gcd, primes, square]) console.log(execute(assemble(source)));
const memory = new Int32Array(64);
[5, 3, 9, 1, 4].forEach((v, i) => (memory[10 + i] = v));
const bubble = `push 5\nstore 0\nouter:\nload 0\npush 1\nlt\njz go\nhalt\ngo:\npush 0\nstore 1\ninner:\nload 1\npush 4\nlt\njz endinner\nload 1\npush 11\nadd\naload\nload 1\npush 10\nadd\naload\nlt\njz noswap\nload 1\npush 10\nadd\naload\nstore 2\nload 1\npush 10\nadd\nload 1\npush 11\nadd\naload\nastore\nload 1\npush 11\nadd\nload 2\nastore\nnoswap:\nload 1\npush 1\nadd\nstore 1\njmp inner\nendinner:\nload 0\npush 1\nsub\nstore 0\njmp outer`;
console.log(execute(assemble(bubble), memory).steps, [...memory.subarray(10, 15)]);
for (const bad of ["add\nhalt", "jmp nowhere", "fly 1", "loop:\njmp loop", "push 1\npush 0\nmod"]) { try { execute(assemble(bad)); } catch (e) { console.log((e as Error).name, (e as Error).message); } }
