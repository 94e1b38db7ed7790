let a: = 1;
let b: { c: number d: string };
function e(f: number, g?: string = 1): asserts f is {}
function h(this: Window, public i) {}
class J { constructor(private { k }) {} }
class K { m(@l n) {} }
module "o" {}
interface P { q: (r: number => string }
type S = T extends U ? V;
enum W { 1, x }
let y = <number z;
declare const fine: number;
class Z<> {}
let aa: Array<number;
abstract class AB { abstract m(): void; n(): string }
namespace CD { export let }
export enum EF { a = await 1 }
let jsx1 = <div className="x">a</div>;
let jsx2 = <br/>;
let jsx3 = <><b>a</b></>;
