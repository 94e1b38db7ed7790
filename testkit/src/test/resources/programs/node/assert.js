// node:assert: what passes, what fails, the errors' fields and messages.
const assert = require("assert");
assert(true);
assert.ok(1);
assert.equal(1, "1");
assert.notEqual(1, 2);
assert.strictEqual("a", "a");
assert.notStrictEqual(1, "1");
assert.deepEqual({ a: 1 }, { a: "1" });
assert.deepStrictEqual({ a: [1, new Map([[1, new Set([2])]])] }, { a: [1, new Map([[1, new Set([2])]])] });
assert.notDeepStrictEqual({ a: 1 }, { a: "1" });
assert.throws(() => { throw new TypeError("bad value"); }, TypeError);
assert.throws(() => { throw new TypeError("bad value"); }, /bad/);
assert.throws(() => { throw new TypeError("bad value"); }, { name: "TypeError", message: /value/ });
assert.throws(() => { throw new TypeError("bad value"); }, (error) => error instanceof Error);
assert.doesNotThrow(() => 1);
assert.match("text", /ex/);
assert.ifError(null);
console.log("all passed");
const failing = {
  ok: () => assert.ok(0, "zero is falsy"),
  strictEqual: () => assert.strictEqual(1, 2),
  strictStrings: () => assert.strictEqual("a", "b", undefined),
  message: () => assert.strictEqual(1, 2, "custom message"),
  error: () => assert.strictEqual(1, 2, new RangeError("own error")),
  equal: () => assert.equal(1, 2),
  notStrictEqual: () => assert.notStrictEqual(5, 5),
  throwsNothing: () => assert.throws(() => {}),
  throwsNothingClass: () => assert.throws(() => {}, TypeError, "with message"),
  throwsOther: () => assert.throws(() => { throw new RangeError("other"); }, TypeError),
  unwanted: () => assert.doesNotThrow(() => { throw new Error("inner"); }),
  fail: () => assert.fail(),
  failMessage: () => assert.fail("on purpose"),
  match: () => assert.match("abc", /x/),
  ifError: () => assert.ifError(new Error("given")),
  deepEqual: () => assert.deepStrictEqual([1, 2], [1, 3]),
};
for (const [name, run] of Object.entries(failing)) {
  try {
    run();
    console.log(name, "did not fail");
  } catch (error) {
    const first = error.message.split("\n")[0];
    console.log(name, "|", error.name, error.code, error.operator, error.generatedMessage, "|", first);
  }
}
assert.rejects(Promise.reject(new Error("r")), /r/).then(() => console.log("rejects ok"));
assert.rejects(Promise.resolve(1)).catch((e) => console.log(e.message));
assert.rejects(async () => { throw new TypeError("t"); }, RangeError).catch((e) => console.log(e.name, e.message));
const e = new assert.AssertionError({ actual: 1, expected: 2, operator: "strictEqual" });
console.log(e instanceof Error, e.code, assert.strict.equal === assert.strict.strictEqual, require("assert/strict") === assert.strict);
