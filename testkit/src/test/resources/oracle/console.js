// Preloaded into Bun when it serves as an oracle: prints values as Node does, by its own port of util.format.
import { format } from "node:util";

let margin = "";
const print = (stream) => (...values) => stream.write(format(...values).replace(/^/gm, margin) + "\n");
for (const name of ["log", "info", "debug"]) console[name] = print(process.stdout);
for (const name of ["error", "warn"]) console[name] = print(process.stderr);
console.group = (...values) => {
  if (values.length > 0) console.log(...values);
  margin += "  ";
};
console.groupEnd = () => {
  margin = margin.slice(2);
};
