if (a) let b = 1;
while (a) const c = 1;
while (a) class D {}
while (a) function e() {}
while (a) f: function g() {}
l: function* h() {}
let { i };
const j;
for (let k, l of a) {}
for (let m = 1 of a) {}
for (let n = 1 in a) {}
for (let of a) {}
for (let.o of a) {}
for (async of a) {}
function p() { for await (q of a) {} }
async function r() { for await (s in a) {} }
{ for (using t in a) {} }
switch (a) { case 1: using u = a; }
break;
continue;
l: { continue l; }
break v;
w: w: a;
throw
1;
switch (a) { default: default: }
try {}
{ using x; }
{ const y; let [z]; }
while (a) { function () {} }
} 
