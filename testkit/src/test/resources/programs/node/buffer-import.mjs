// What is imported by its name from a module is there; what is made late does not get in the way of the rest.
import { Buffer as Imported, atob as decode } from "node:buffer";
import * as all from "buffer";
console.log(Imported === Buffer, decode("YQ=="), all.Buffer === Buffer, typeof all.default.Buffer);
