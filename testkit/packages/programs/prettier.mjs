import * as prettier from "prettier";
import { readFileSync } from "node:fs";
const source = readFileSync(new URL("../node_modules/esprima/bin/esvalidate.js", import.meta.url), "utf8");
console.log(await prettier.format(source, { parser: "babel" }));
console.log(await prettier.format("type A<T>={a:T,b?:string}|null;export  class  X<T> extends Y{ @dec() private readonly x:number=1;m<K extends keyof T>(k:K):T[K]{return this.t[k]!} }", { parser: "typescript", semi: false, singleQuote: true }));
console.log(await prettier.format("a{color:red;background:url(x.png)}@media (min-width:1px){b>c{d:e}}", { parser: "css" }));
console.log(await prettier.format("# T\n* a\n* b\n\n|a|b|\n|-|-|\n|1|22222|", { parser: "markdown" }), await prettier.format('{"a":1,"b":[1,2,{"c":null}]}', { parser: "json" }));
