// lastIndex with g and y, split, replace with functions, matchAll, flags, toString, source, legacy features.
const g = /o/g;
const text = "foo boo";
console.log(g.test(text), g.lastIndex, g.exec(text)!.index, g.lastIndex, g.test(text), g.test(text), g.test(text), g.lastIndex, text.match(g), g.lastIndex);
const y = /b/y;
console.log(y.test("ab"), y.lastIndex, ((y.lastIndex = 1), y.test("ab")), y.lastIndex, "bbab".replace(/b/y, "-"), "bbab".replace(/b/gy, "-"), "a,b;c".split(/[,;]/y));
const m = /(?<first>\w)(?<second>\d)?/d.exec("xa1")!;
console.log(m, m.groups, (m as any).indices, Object.getPrototypeOf(m.groups));
console.log([..."a1b2c3".matchAll(/([a-z])(\d)/g)].map((m) => [m[0], m[1], m[2], m.index]), (() => { try { return [..."x".matchAll(/x/ as any)]; } catch (e) { return (e as Error).name; } })());
console.log("one  two three".split(/\s+/), "a1b2".split(/(\d)/), "abc".split(/(?:)/u), "".split(/x/), "".split(/(?:)/), "a,b,c".split(/,/, 2), "A<B>bold</B>and<CODE>coded</CODE>".split(/<(\/)?([^<>]+)>/));
for (const re of [/a/dgimsuy, /b/v, new RegExp("", "g"), new RegExp("/"), new RegExp("\n"), RegExp("a\\/b", "i"), /[/]/]) console.log(String(re), re.flags, re.source, re.global, re.sticky, re.unicode, re.hasIndices);
for (const [s, f] of [["(", ""], ["a", "gg"], ["a", "q"], ["[b-a]", ""], ["a**", ""], ["(?<n>a)(?<n>b)", ""], ["\\u{110000}", "u"], ["a", "uv"], ["\\p{Nope}", "u"], ["(?<=a)+", ""], ["{1}", "u"], ["\\1(?<a>.)\\k<b>", ""]]) {
  try { console.log(s, String(new RegExp(s, f))); } catch (e) { console.log(s, f, (e as Error).name); }
}
const re = /x/g;
console.log(RegExp(re) === re, new RegExp(re) === re, new RegExp(re, "i").flags, re.constructor === RegExp, RegExp.prototype.toString.call({ source: "s", flags: "f" }), typeof RegExp.prototype.flags, RegExp.prototype.source);
console.log("aBc".replace(/b/i, (m, ...rest) => JSON.stringify([m, ...rest])), "abc".replace(/(?<l>b)/, (...args) => JSON.stringify(args.at(-1))), "x".replace(/(y)?x/, "[$1]"), "abc".replace(/b/, "$`|$&|$'|$$|$1|$<x>"));
class Upper extends RegExp { override [Symbol.replace](s: string, r: any) { return super[Symbol.replace](s, r).toUpperCase(); } override exec(s: string) { const m = super.exec(s); return m; } }
console.log("abc".replace(new Upper("b"), "x"), new Upper("c").test("abc"), "abc".search(new Upper("c")), new Upper("a") instanceof RegExp);
const custom = { [Symbol.match]: () => "matched", [Symbol.split]: () => ["split"], [Symbol.search]: () => 99 };
console.log("x".match(custom as any), "x".split(custom as any), "x".search(custom as any), "a.b".includes("." as any), (() => { try { return "x".includes(/x/ as any); } catch (e) { return (e as Error).name; } })(), "/x/".startsWith(Object.assign(/x/, { [Symbol.match]: false }) as any));
console.log(/(?:a|b)\1?/.test("a"), /^(?:\+|-)?\d+(?:\.\d*)?(?:e[+-]?\d+)?$/i.test("-12.5E+3"), "aaa".lastIndexOf("a"), /[\d-x]/.test("-"), "tel. 01-23".replace(/\D/g, ""), new RegExp("^[\\w-]+$").test("a-b"));
