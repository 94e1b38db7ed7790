"use strict";
let a = 010;
let b = "\01";
let interface = 1;
let eval = 1;
arguments = 1;
delete a;
with (a) {}
if (a) function f() {}
({ eval } = a);
function g(static) {}
function h() { "\07"; "use strict"; }
implements => 1;
