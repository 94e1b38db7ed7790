// Template literals: nesting, line breaks, conversions, evaluation order.
const name = "swallow";
const n = 5;
console.log(`${name} has ${n} letters? ${n === name.length ? "yes" : `no, ${name.length}`}`);
console.log(`line 1
  line 2 \
continued	tab \u0041 \x42 \\ \` \${not} $ {} $$ ${"$"}{}`);
const order: string[] = [];
const part = (s: string) => ({ toString() { order.push(s); return s; } });
console.log(`${part("a")}${part("b")}` + `${part("c")}`, order.join());
console.log(`${[1, [2, 3]]} ${{}} ${null} ${undefined} ${true} ${() => 1} ${-0} ${1n} ${new Date(NaN)}`);
for (const bad of [() => `${Symbol("s") as never}`, () => `${{ toString: () => ({}) }}`, () => `${Object.create(null)}`]) {
  try { bad(); } catch (e) { console.log((e as Error).name); }
}
console.log(`${{ [Symbol.toPrimitive]: (hint: string) => hint }}`, `${`${`${"deep"}`}`}`, `a${1}b${2}c`, ``.length, `${""}`.length, `\r\n`.length, `
`.length);
const table = [["id", "name"], [1, "one"], [22, "two"]];
console.log(table.map((row) => `| ${row.map((cell) => `${cell}`.padEnd(5)).join(" | ")} |`).join("\n"));
const html = (items: string[]) => `<ul>${items.map((item) => `<li class="${item.length > 3 ? "long" : "short"}">${item}</li>`).join("")}</ul>`;
console.log(html(["abc", "defgh"]));
console.log(typeof `x`, `a` + `b` === `ab`, `${1}` === "1", { [`key${n}`]: `value` }, `%s ${"%d"}`, `${`}`}`, `${"`"}`, `/* ${"not"} a comment */`);
