({ a = 1 });
f({ a = 1 }, 2);
({ __proto__: a, __proto__: b });
-a ** 2;
a ?? b || c;
a + (b) => c;
!(a => b), ! a => b;
(a)
  => b;
(a, b,);
(...a, b);
(...a);
new a?.b();
a?.b`c`;
class A { #p; m() { delete this.#p; #p; } }
a.#q;
new import("x");
1 = 2;
f() &&= 1;
a?.b = 1;
a++ = 1;
++a++;
for (a + 1 of b) {}
[a, 1] = b;
<div>text</div>;
x = ;
f(1, 2;
[1, 2;
a ? b;
a.;
function () {}
()
