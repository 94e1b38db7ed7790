import { a, b from "x";
let c = ;
function d() {
  if (c) { d(;
  return 1 +;
}
import e from ;
