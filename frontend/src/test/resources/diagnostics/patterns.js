([a.b]) => 1;
(a, 1) => 1;
([...a, b] = c);
[...a, ] = c;
[...a = 1] = c;
(...a, ) => 1;
(...a = 1) => 1;
({ m() {} } = a);
({ ...{ a } } = b);
let { ...{ c } } = b;
let [...d, ] = b;
let [...e = 1] = b;
function f(...a, b) {}
function g(...a = []) {}
function* h(a = yield) {}
async function i(a = await 1) {}
function* j() { (a = yield) => 1; }
async (a = await 1) => 1;
async (a = await) => 1;
({ get a(b) {}, set a() {}, set b(...c) {} });
((a)) => 1;
([(a)]) => 1;
({ a: 1 }) => 1;
