package tsubame.runtime.builtin;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static tsubame.runtime.builtin.Program.array;
import static tsubame.runtime.builtin.Program.call;
import static tsubame.runtime.builtin.Program.expect;
import static tsubame.runtime.builtin.Program.expectThrow;
import static tsubame.runtime.builtin.Program.function;
import static tsubame.runtime.builtin.Program.get;
import static tsubame.runtime.builtin.Program.global;
import static tsubame.runtime.builtin.Program.make;
import static tsubame.runtime.builtin.Program.put;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.value.JsString;

class RegExpBuiltinsTest {
    @BeforeEach
    void realm() {
        Agent.realm = Realm.create();
    }

    private static JsObject regExp(String source, String flags) {
        return JsRegExp.create(JsString.of(source), JsString.of(flags));
    }

    /** The same expression, but with an exec of its own: it takes the way of the specification's letter. */
    private static JsObject slow(String source, String flags) {
        JsObject slow = regExp(source, flags);
        Object exec = get(slow, "exec");
        put(slow, "exec", function((self, args) -> ((JsObject) exec).call(self, args)));
        return slow;
    }

    @Test
    void resultsHaveIndexInputGroupsAndIndices() {
        Object match = call(regExp("(?<year>\\d+)-(\\d+)?", "d"), "exec", "on 2026-");
        expect("[2026-, 2026, undefined]", match);
        expect("3", get(match, "index"));
        expect("on 2026-", get(match, "input"));
        expect("2026", get(get(match, "groups"), "year"));
        expect("[[3, 8], [3, 7], undefined]", get(match, "indices"));
        expect("[3, 7]", get(get(get(match, "indices"), "groups"), "year"));
        expect("[index, input, groups, indices]", call(global("Object"), "keys", match) instanceof JsObject keys
                ? call(keys, "slice", 3) : "");
    }

    @Test
    void lastIndexMovesWithGlobalAndStickyOnly() {
        JsObject global = regExp("a", "g");
        expect("true", call(global, "test", "banana"));
        expect("2", get(global, "lastIndex"));
        put(global, "lastIndex", 7);
        expect("false", call(global, "test", "banana"));
        expect("0", get(global, "lastIndex"));
        JsObject plain = regExp("a", "");
        put(plain, "lastIndex", 5);
        call(plain, "exec", "banana");
        expect("5", get(plain, "lastIndex"));
        call(global("Object"), "freeze", global);
        expectThrow("TypeError: Cannot assign to read only property 'lastIndex'", () -> call(global, "test", "xx"));
    }

    @Test
    void bothWaysGiveTheSame() {
        String[][] cases = {
            {"a", "g", "banana"}, {"", "g", "abc"}, {"(?:)", "gu", "x\uD83D\uDE00y"}, {"(b)?", "", "abab"}, {"[an]+", "y", "banana"},
            {"(?<=a)", "g", "aab"}, {"(?<x>a)|(?<x>n)", "g", "banana"}, {"^", "gm", "a\nb"}, {"z", "g", "banana"}, {"(a)(n)?", "gy", "anab"},
        };
        for (String[] c : cases) {
            expect(Program.show(call(c[2], "match", slow(c[0], c[1]))), call(c[2], "match", regExp(c[0], c[1])));
            expect(Program.show(call(c[2], "search", slow(c[0], c[1]))), call(c[2], "search", regExp(c[0], c[1])));
            expect(Program.show(call(c[2], "split", slow(c[0], c[1]))), call(c[2], "split", regExp(c[0], c[1])));
            expect(Program.show(call(c[2], "split", slow(c[0], c[1]), 2)), call(c[2], "split", regExp(c[0], c[1]), 2));
            String template = "<$&|$1|$`|$'|$<x>|$$>";
            expect(Program.show(call(c[2], "replace", slow(c[0], c[1]), template)), call(c[2], "replace", regExp(c[0], c[1]), template));
            Object joined = function((self, args) -> {
                Object last = args[args.length - 1];
                args[args.length - 1] = last instanceof JsObject groups ? get(groups, "x") : last;
                return call(array(args), "join", ";");
            });
            expect(Program.show(call(c[2], "replace", slow(c[0], c[1]), joined)), call(c[2], "replace", regExp(c[0], c[1]), joined));
        }
    }

    @Test
    void stringMethods() {
        expect("[a, a, a]", call("banana", "match", regExp("a", "g")));
        expect("null", call("banana", "match", regExp("x", "g")));
        expect("[b, n, n, ]", call("banana", "split", regExp("a", "")));
        expect("[A, <, B, >, C]", call("A<B>C", "split", regExp("([<>])", "")));
        expect("b[a]n[a]n[a]", call("banana", "replace", regExp("(a)", "g"), "[$1]"));
        expect("Smith, John", call("John Smith", "replace", regExp("(?<f>\\w+) (?<l>\\w+)", ""), "$<l>, $<f>"));
        Object all = call("a1b22", "matchAll", regExp("\\d+", "g"));
        expect("[1]", get(call(all, "next"), "value"));
        expect("[22]", get(call(all, "next"), "value"));
        expect("true", get(call(all, "next"), "done"));
        expectThrow("TypeError: String.prototype.matchAll called with a non-global RegExp argument",
                () -> call("x", "matchAll", regExp("x", "")));
    }

    @Test
    void constructorAndProperties() {
        expect("/a\\/b[/]/gi", make("RegExp", "a/b[/]", "ig"));
        expect("/(?:)/", make("RegExp"));
        expect("/\\n/", make("RegExp", "\n"));
        expect("dgimsuy", get(make("RegExp", "a", "yusmigd"), "flags"));
        JsObject first = regExp("a", "g");
        expect("true", ((JsObject) global("RegExp")).call(null, new Object[] {first}) == first);
        assertNotSame(first, make("RegExp", first));
        expect("/a/i", make("RegExp", first, "i"));
        expectThrow("SyntaxError: Invalid regular expression: /(/: ", () -> make("RegExp", "("));
        expectThrow("SyntaxError: Invalid flags supplied to RegExp constructor 'gg'", () -> make("RegExp", "a", "gg"));
        expect("undefined", get(get(global("RegExp"), "prototype"), "global"));
        expect("/(?:)/", call(get(global("RegExp"), "prototype"), "toString"));
    }

    @Test
    void escape() {
        expect("\\x66oo\\.bar\\x2dbaz\\n", call(global("RegExp"), "escape", "foo.bar-baz\n"));
        expect("\\ud800_\\u2028\uD83D\uDE00", call(global("RegExp"), "escape", "\uD800_\u2028\uD83D\uDE00"));
    }

    @Test
    void legacyStaticProperties() {
        call(regExp("(n)(a)", ""), "test", "banana");
        expect("n", get(global("RegExp"), "$1"));
        expect("na", get(global("RegExp"), "lastMatch"));
        expect("a", get(global("RegExp"), "$+"));
        expect("ba", get(global("RegExp"), "$`"));
        expect("na", get(global("RegExp"), "rightContext"));
    }
}
