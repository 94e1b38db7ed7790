// Regular expressions at work: tokenizer, template filler, CSV, URL parts, roman numerals, log analysis.
function* tokenize(source: string) {
  const token = /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<name>[a-z_]\w*)|(?<string>"(?:[^"\\]|\\.)*")|(?<op>=>|[-+*/=<>!]=?|[(){};,.]))/iy;
  while (token.lastIndex < source.trimEnd().length) {
    const at = token.lastIndex;
    const match = token.exec(source);
    if (!match) throw new SyntaxError(`unexpected ${JSON.stringify(source[at])} at ${at}`);
    const [kind, text] = Object.entries(match.groups!).find(([, value]) => value !== undefined)!;
    yield `${kind}:${text}`;
  }
}
console.log([...tokenize('let x1 = f(3.14, "a \\"b\\"") >= 2 => {y}; ')].join(" "));
try { [...tokenize("a # b")]; } catch (e) { console.log((e as Error).message); }
const fill = (template: string, data: Record<string, unknown>) => template.replace(/\{\{\s*(\w+)(?:\|(\w+))?\s*\}\}/g, (whole, key, filter) => { const v = String(data[key] ?? whole); return filter === "upper" ? v.toUpperCase() : v; });
console.log(fill("Hi {{name}}, {{ title | upper }} {{title|upper}} {{none}}", { name: "Ann", title: "dr" }));
const csv = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((m) => m[1]).slice(0, -1).map((f) => f.startsWith('"') ? f.slice(1, -1).replaceAll('""', '"') : f);
console.log(csv('a,"b, ""c""",,d'));
const url = /^(?<scheme>[a-z][\w+.-]*):\/\/(?:(?<user>[^@/]+)@)?(?<host>[^:/?#]+)(?::(?<port>\d+))?(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?(?:#(?<hash>.*))?$/i;
for (const u of ["https://me@example.com:8080/a/b?x=1&y=2#top", "ftp://host", "not a url"]) console.log(url.exec(u)?.groups ?? "no match");
const roman = (s: string) => /^M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(s) ? [...s.matchAll(/CM|CD|XC|XL|IX|IV|[MDCLXVI]/g)].reduce((n, [r]) => n + ({ M: 1000, CM: 900, D: 500, CD: 400, C: 100, XC: 90, L: 50, XL: 40, X: 10, IX: 9, V: 5, IV: 4, I: 1 } as any)[r], 0) : NaN;
console.log(["MCMXCIV", "IIII", "XLII", "MMXXVI"].map(roman));
const log = `2026-01-02 ERROR db: timeout after 30s\n2026-01-02 INFO web: ok\n2026-01-03 ERROR web: status 500\nbroken line`;
const entries = log.split("\n").map((l) => /^(?<date>[\d-]+) (?<level>[A-Z]+) (?<source>\w+): (?<message>.*)$/.exec(l)?.groups).filter((g) => g !== undefined);
console.log(entries.length, entries.filter((e) => e!.level === "ERROR").map((e) => `${e!.source}: ${e!.message.match(/\d+/)?.[0]}`));
console.log("the the cat sat sat down".replace(/\b(\w+) \1\b/g, "$1"), "1234567.891".replace(/\B(?=(\d{3})+(?!\d)(?=.*\.))/g, ","), "some-css-property".replace(/-(\w)/g, (_, c) => c.toUpperCase()), "  trim me ".replace(/^\s+|\s+$/g, ""));
console.log("Hello World".replace(/(?<w>\w)(?<rest>\w*)/g, "$<rest>$<w>ay"), "aaa".replace(/a/g, () => "b"), "x=1;y=2".split(";").map((p) => /(\w)=(\d)/.exec(p)!.slice(1)), /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$/.test("Passw0rds"));
