function* a() { let yield = 1; }
async function b() { let await = 1; }
let let = 1;
class C { x = arguments; static { await; } }
function d(x, y, x) { "use strict"; }
(x, x) => 1;
function e(x = 1) { "use strict"; }
function f(eval) { "use strict"; }
let if = 1;
({ while });
({ for } = {});
const { new } = {};
function g() { await h; }
