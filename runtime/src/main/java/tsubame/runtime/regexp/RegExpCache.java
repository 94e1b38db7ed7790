package tsubame.runtime.regexp;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.text.regexp.RegExpCompiler;
import tsubame.text.regexp.RegExpFlags;
import tsubame.text.regexp.RegExpMatcher;
import tsubame.text.regexp.RegExpProgram;
import tsubame.text.regexp.RegExpSyntaxException;

/** Programs compiled lately, so that a literal in a loop is compiled once; and the agent's one matcher. */
public final class RegExpCache {
    private static final int ENTRIES = 128;

    private final JsString[] patterns = new JsString[ENTRIES];
    private final JsString[] flags = new JsString[ENTRIES];
    private final RegExpProgram[] programs = new RegExpProgram[ENTRIES];
    private JsString lastPattern;
    private JsString lastFlags;
    private RegExpProgram last;
    final RegExpMatcher matcher = new RegExpMatcher(null);

    /** The agent's, made on first demand. */
    static RegExpCache current() {
        if (Agent.regExpCache == null) {
            Agent.regExpCache = new RegExpCache();
        }
        return Agent.regExpCache;
    }

    /** The program of a pattern; a SyntaxError, worded as V8 does, for a bad pattern or bad flags. */
    static RegExpProgram compiled(JsString pattern, JsString flags) {
        RegExpCache cache = current();
        if (pattern == cache.lastPattern && flags == cache.lastFlags) {
            return cache.last; // a literal in a loop: the same strings, not only equal ones
        }
        cache.last = cache.find(pattern, flags);
        cache.lastPattern = pattern;
        cache.lastFlags = flags;
        return cache.last;
    }

    private RegExpProgram find(JsString pattern, JsString flags) {
        int at = (pattern.hashCode() * 31 + flags.hashCode()) * 0x9E3779B1 >>> 25;
        if (patterns[at] != null && JsString.same(patterns[at], pattern) && JsString.same(this.flags[at], flags)) {
            return programs[at];
        }
        RegExpProgram program = compile(pattern, flags);
        patterns[at] = pattern;
        this.flags[at] = flags;
        programs[at] = program;
        return program;
    }

    private static RegExpProgram compile(JsString pattern, JsString flags) {
        String letters = flags.toJavaString();
        if (RegExpFlags.parse(letters) == RegExpFlags.INVALID) {
            throw Errors.syntaxError("Invalid flags supplied to RegExp constructor '" + letters + "'");
        }
        String text = pattern.toJavaString();
        try {
            return RegExpCompiler.compile(text, letters);
        } catch (RegExpSyntaxException bad) {
            throw Errors.syntaxError("Invalid regular expression: /" + text + "/" + letters + ": " + bad.getMessage());
        }
    }
}
