// Tagged templates: raw strings, identity of the strings array, this, invalid escapes, chains.
function show(strings: TemplateStringsArray, ...values: unknown[]) { return JSON.stringify([strings, strings.raw, values]); }
console.log(show`a${1}b${"two"}c`, show``, show`${0}`, show`\n\u0041\x`.length > 0);
console.log(show`\unicode and \xerxes \u{110000} \01`);
const seen: TemplateStringsArray[] = [];
const remember = (s: TemplateStringsArray) => seen.push(s);
const site = () => remember`same ${1} site`;
site(); site();
remember`same ${1} site`;
console.log(seen[0] === seen[1], seen[0] === seen[2], Object.isFrozen(seen[0]), Object.isFrozen(seen[0].raw), Array.isArray(seen[0]), seen[0].length, Object.getOwnPropertyDescriptor(seen[0], "raw")!.enumerable);
const object = { prefix: ">", tag(s: TemplateStringsArray, ...v: any[]) { return this.prefix + String.raw(s, ...v); }, get getter() { return (s: TemplateStringsArray) => "got " + s[0]; } };
console.log(object.tag`x${1}\n`, object["tag"]`y`, object.getter`z`);
const curry = (a: TemplateStringsArray) => (b: TemplateStringsArray) => (c: TemplateStringsArray) => a[0] + b[0] + c[0];
console.log(curry`1``2``3`, (() => (s: TemplateStringsArray) => s.raw[0])()`\t`, ((s: any, ...v: any[]) => v.length)`${1}${2}${3}`);
const escapeHtml = (s: TemplateStringsArray, ...v: unknown[]) => s.reduce((out, part, i) => out + part + (i < v.length ? String(v[i]).replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`) : ""), "");
console.log(escapeHtml`<p>${"<script>&"}</p>`);
const dedent = (s: TemplateStringsArray, ...v: unknown[]) => String.raw(s, ...v).replace(/^\s*\n|\n\s*$/g, "").replace(/^ +/gm, "");
console.log(dedent`
    indented
      ${"twice"}
`);
async function* gen() { yield show`in generator ${await Promise.resolve("awaited")}`; }
console.log((await gen().next()).value);
const order: string[] = [];
const f = (name: string) => (order.push(name), (s: any, ...v: any[]) => order.push("call " + name));
f("tag")`${order.push("first")}${order.push("second")}`;
console.log(order.join(), typeof String.raw, String.raw`${"\\"}\\`, String.raw`a\
b`.length);
try { (undefined as any)`x`; } catch (e) { console.log((e as Error).name); }
try { (object as any).missing`x`; } catch (e) { console.log((e as Error).name); }
