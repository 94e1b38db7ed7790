// oracle: none (Bun does not count paths from the file that has them)
// What a tsconfig.json with extends changes: paths, baseUrl, fields by target, imports that stay.
import { a } from "@lib/a";
import { e } from "exact";
import { s } from "@lib/special/x";
import { h } from "app/helper";
import { unused } from "@lib/effects";
import { type T } from "@lib/effects";
console.log(a, e, s, h);

class Base {
    constructor() {
        Object.defineProperty(this, "x", { set(value) { console.log("set", value); }, configurable: true });
    }
}
class Assigned extends Base {
    x = 1;
    declared?: string;
    static counter = 0;
    constructor(readonly given: number, public sum = given + 1) { super(); }
    total = this.sum * 2;
}
const assigned = new Assigned(3);
console.log(assigned.total, Object.keys(assigned), "declared" in assigned);
