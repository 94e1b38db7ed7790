import { minify } from "terser";
import { readFileSync } from "node:fs";
const source = `
// a comment
class Point { constructor(x, y) { this.x = x; this.y = y; } length() { return Math.sqrt(this.x ** 2 + this.y ** 2); } }
function unused() { return 1; }
const DEBUG = false;
export function area(width, height) { if (DEBUG) { console.log("never"); } let result = width * height; return result > 0 ? result : undefined; }
export const p = new Point(3, 4).length(), s = \`a\${1 + 2}\`, big = 10n ** 20n, o = { p, ...{ q: 1 } }, f = async ({ a = 1, ...b }) => { for await (const x of a) yield_(x?.y ?? b); };
`;
const result = await minify(source, { module: true, toplevel: true, sourceMap: { filename: "out.js" } });
console.log(result.code, JSON.parse(result.map).mappings.length > 50);
console.log((await minify(source, { compress: false, mangle: false, module: true, format: { beautify: true } })).code);
const file = readFileSync(new URL("../node_modules/handlebars/dist/handlebars.runtime.js", import.meta.url), "utf8");
const small = await minify(file, { compress: { passes: 2 }, mangle: true });
console.log(file.length, small.code.length, small.code.slice(0, 200));
try {
    await minify("let a = ;");
} catch (error) {
    console.log(error.name, error.message, error.line, error.col);
}
