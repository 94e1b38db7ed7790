let a: number = 1;
function b(c: string, d?: number): void {}
interface E { f: string }
type G = string;
let h = a as number;
enum I { j }
class K { private l = 1; m!: string; n(o: number) {} }
const p = (q: number) => q;
abstract class R {}
import s = require("s");
import type { T } from "t";
namespace U { let v = 1; }
declare let w;
class X<Y> implements Z {}
