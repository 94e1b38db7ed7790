const both = require("./_required/both.mjs");
console.log(Object.keys(both), both.default(), both.__esModule, both === require("./_required/both.mjs"), "__esModule" in require("./_required/named.mjs"));
const byTypeScript = both && both.__esModule ? both : { default: both };
console.log(typeof byTypeScript.default, require("./_required/named.mjs").only);
import("./_required/both.mjs").then((ns) => console.log("__esModule" in ns, ns.default === both.default));
