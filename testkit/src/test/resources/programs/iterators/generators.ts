// Generators: values in both directions, return, throw, finally, delegation, states.
function* conversation(): Generator<string, string, any> {
  const a = yield "first?";
  const b = yield `got ${a}, second?`;
  try {
    yield `got ${b}, try`;
  } catch (error) {
    yield `caught ${error}`;
  } finally {
    yield "cleanup";
  }
  return "end";
}
const c = conversation();
console.log(c.next("ignored"), c.next("A"), c.next("B"), c.throw("T"), c.next(), c.next(), c.next(), c[Symbol.toStringTag]);
const early = conversation();
early.next(); early.next(1); early.next(2);
console.log(early.return("R"), early.next(), early.next(), early.return("again"));
const fresh = conversation();
console.log(fresh.return("before start"), fresh.next());
try {
  conversation().throw(new Error("before start"));
} catch (error) {
  console.log((error as Error).message);
}
function* inner(): Generator<any, string, any> {
  try {
    const x = yield "inner 1";
    yield "inner got " + x;
  } catch (e) {
    yield "inner caught " + e;
  } finally {
    console.log("inner finally");
  }
  return "inner result";
}
function* outer(): Generator<any, any, any> {
  const result = yield* inner();
  yield "outer got " + result;
  yield* [1, 2];
  yield* "ab";
  return yield* inner();
}
const d = outer();
console.log(d.next().value, d.next("X").value, d.next().value, d.next().value, d.next().value, d.next().value, d.next().value, d.next().value, d.throw("boom").value, d.next());
const e = outer();
e.next();
console.log(e.return("cut"), e.next());
function* overriding() { try { yield 1; } finally { return "overridden"; } }
const o = overriding();
o.next();
console.log(o.return("ignored"));
function* yieldInFinally() { try { yield 1; } finally { yield "delayed"; } }
const y = yieldInFinally();
y.next();
console.log(y.return("kept"), y.next(), y.next());
function* running(): Generator { (self as any).next(); }
const self = running();
try { self.next(); } catch (error) { console.log((error as Error).name, (error as Error).message); }
console.log([...self], [...conversation()].length, Object.prototype.toString.call(conversation), conversation.constructor.name);
function* expressions(): any { const list = [yield 1, (yield 2) + 1, `${yield 3}`, { k: yield 4 }, (yield) ?? "nothing"]; return list; }
const x = expressions();
x.next();
for (const v of ["a", 10, "t", "o"]) x.next(v);
console.log(x.next(null));
function* walk(tree: any): any { if (tree) { yield* walk(tree.left); yield tree.value; yield* walk(tree.right); } }
const insert = (t: any, value: number): any => (!t ? { value } : value < t.value ? { ...t, left: insert(t.left, value) } : { ...t, right: insert(t.right, value) });
console.log([...walk([5, 2, 8, 1, 9, 3].reduce(insert, null))].join(" "));
class Tree { *[Symbol.iterator]() { yield* [1, 2]; } static *gen() { yield this.name; } *method(this: any) { yield this.constructor.name; } }
console.log([...new Tree()], [...Tree.gen()], [...new Tree().method()], (() => { try { new (conversation as any)(); } catch (e) { return (e as Error).name; } })(), conversation.prototype.isPrototypeOf(conversation()), typeof conversation.prototype.next);
