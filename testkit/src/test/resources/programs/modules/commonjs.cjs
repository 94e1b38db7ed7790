// CommonJS: require, module, exports, caching, cycles, JSON, __dirname, require of ES modules by import().
console.log(typeof require, typeof module, typeof exports, module.exports === exports, this === exports, require.main === module, __filename.endsWith("commonjs.cjs"), __dirname === require("path").dirname(__filename));
const a = require("./_cjs-a.cjs");
console.log(a, require("./_cjs-a.cjs") === a, Object.keys(require.cache).some((k) => k.endsWith("_cjs-a.cjs")), require.resolve("./_cjs-a.cjs").endsWith("_cjs-a.cjs"), require("./_data.json").name, require("./_data") === require("./_data.json"));
const { x, Klass } = require("./_cjs-function.cjs");
console.log(require("./_cjs-function.cjs")(2), x, new Klass().v, require("./folder").from, require("fs") === require("node:fs"));
try { require("./none"); } catch (e) { console.log(e.code, e.message.split("\n")[0].replace(/ imported.*/, "")); }
try { require("./_cjs-throws.cjs"); } catch (e) { console.log(e.message); }
try { require("./_cjs-throws.cjs"); } catch (e) { console.log(e.message, globalThis.throwCount); }
try { require(5); } catch (e) { console.log(e.name); }
import("./_live-functions.mjs").then((m) => {
  console.log("imported", m.f1());
  return import("./_cjs-a.cjs");
}).then((m) => console.log(Object.keys(m).sort(), m.default === a, m.fromA));
(function () { console.log(typeof arguments[0], new.target === undefined); })(1);
exports.late = 1;
module.exports = { replaced: true };
console.log(exports.late, require.cache[__filename].exports, module.id, module.loaded, module.children.length > 0 || module.children.length === 0, arguments.length);
var global1 = 1;
console.log(typeof globalThis.global1, (() => { return typeof this; })());
return;
console.log("never");
