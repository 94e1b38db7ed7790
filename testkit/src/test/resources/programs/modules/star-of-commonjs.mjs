import * as all from "./_star/again.mjs";

console.log(all.foo, Object.keys(all));
