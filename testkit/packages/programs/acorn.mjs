import * as acorn from "acorn";
import { readFileSync } from "node:fs";
const source = readFileSync(new URL("../node_modules/acorn/dist/acorn.mjs", import.meta.url), "utf8");
const tree = acorn.parse(source, { ecmaVersion: "latest", sourceType: "module", locations: true });
const counts = {};
(function visit(node) {
    if (Array.isArray(node)) node.forEach(visit);
    else if (node && typeof node.type === "string") {
        counts[node.type] = (counts[node.type] || 0) + 1;
        for (const key of Object.keys(node)) if (key !== "loc") visit(node[key]);
    }
})(tree);
console.log(source.length, counts);
console.log([...acorn.tokenizer("a => `x${b}`", { ecmaVersion: 2022 })].map((t) => t.type.label).join(" "));
try {
    acorn.parse("let x = ;", { ecmaVersion: 2020 });
} catch (error) {
    console.log(error.name, error.message, error.pos);
}
