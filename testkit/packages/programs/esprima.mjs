import esprima from "esprima";
import { readFileSync } from "node:fs";
const source = readFileSync(new URL("../node_modules/esprima/dist/esprima.js", import.meta.url), "utf8");
const tree = esprima.parseScript(source, { range: true, tokens: true, comment: true });
console.log(tree.body.length, tree.tokens.length, tree.comments.length);
console.log(JSON.stringify(esprima.parseModule("export const f = async (x) => { await x; }"), null, 1));
console.log(esprima.tokenize("var a = /re/g, b = `t`;"));
