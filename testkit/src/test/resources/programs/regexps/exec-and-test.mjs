// exec and test have short ways in compiled code: they must see patched methods, other receivers, and lastIndex in any state.
const log = [];
const test = (re, text) => re.test(text);
const exec = (re, text) => {
    const m = re.exec(text);
    return m && [...m, m.index, m.input === text];
};
function all(label) {
    console.log(label, test(/a+/, "caat"), JSON.stringify(exec(/(a)(b)?/, "cat")), test(/x/, "cat"), exec(/x/, "cat"));
    const global = /a/g;
    console.log(test(global, "aa"), global.lastIndex, test(global, "aa"), global.lastIndex, test(global, "aa"), global.lastIndex);
    const sticky = /a/y;
    sticky.lastIndex = 1;
    console.log(JSON.stringify(exec(sticky, "ba")), sticky.lastIndex, exec(sticky, "ba"), sticky.lastIndex);
}
all("plain");
const odd = /a/;
odd.lastIndex = { valueOf() { log.push("lastIndex"); return 0; } };
console.log(test(odd, "a"), exec(odd, "a")?.[0], log.splice(0));
const own = /a/;
own.exec = function (text) { log.push("own exec of " + text); return null; };
console.log(test(own, "a"), exec(own, "a"), log.splice(0));
class Sub extends RegExp {
    exec(text) {
        log.push("sub " + text);
        return super.exec(text);
    }
}
console.log(test(new Sub("a"), "a"), exec(new Sub("(a)"), "a"), log.splice(0));
const original = RegExp.prototype.exec;
RegExp.prototype.exec = function (text) {
    log.push("patched");
    return original.call(this, text);
};
all("patched");
console.log(log.splice(0).length);
RegExp.prototype.exec = original;
all("restored");
const frozen = Object.freeze(/a/g);
try {
    console.log(test(frozen, "ba"));
} catch (e) {
    console.log(e.message);
}
for (const receiver of [{ test: (x) => "own " + x, exec: () => null }, { test: RegExp.prototype.test, exec: () => ({}) }]) console.log(test(receiver, "a"));
for (const text of [undefined, null, 12, true, { toString: () => "a1" }, ["a"]]) console.log(test(/a|1|true|und|null/, text), exec(/\w/, text)?.[0]);
/(b)(c)?/.test("abd");
console.log(RegExp.$1, JSON.stringify(RegExp.$2), JSON.stringify(RegExp.$3), RegExp.lastMatch, RegExp.leftContext, RegExp.rightContext, RegExp.lastParen === "");
/((((((((((z))))))))))/.exec("yz");
console.log(RegExp.$9, RegExp.lastParen);
/q/.test("q");
console.log(JSON.stringify([RegExp.$1, RegExp.$9, RegExp.lastParen]));
