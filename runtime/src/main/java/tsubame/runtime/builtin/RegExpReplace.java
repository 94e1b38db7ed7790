package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import java.util.Arrays;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.regexp.MatchList;
import tsubame.runtime.regexp.RegExpExecution;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;
import tsubame.text.regexp.RegExpFlags;
import tsubame.text.regexp.RegExpMatcher;

/**
 * RegExp.prototype[@@replace] (ECMA-262 §22.2.6.11). All matches are found before the first replacement is computed, as the
 * specification has it.
 */
final class RegExpReplace {
    private final JsString text;
    /** The function to call, or null. */
    private final JsObject function;
    /** The template; null when there is a function. */
    private final JsString template;
    private final JsStringBuilder out;
    /** Where the text goes on that has not been copied yet. */
    private int copied;

    private RegExpReplace(JsString text, Object replacement) {
        this.text = text;
        this.function = replacement instanceof JsObject object && object.isCallable() ? object : null;
        this.template = function == null ? Conversions.toString(replacement) : null;
        this.out = new JsStringBuilder(text.length());
    }

    static Object replace(Object self, Object[] args) {
        JsObject regExp = RegExpSearch.thisObject(self, "@@replace");
        RegExpReplace replace = new RegExpReplace(Conversions.toString(arg(args, 0)), arg(args, 1));
        if (regExp instanceof JsRegExp plain && plain.isPristine()) {
            return replace.plain(plain);
        }
        return replace.general(regExp);
    }

    // ---- Where nobody watches

    private JsString plain(JsRegExp regExp) {
        MatchList matches = new MatchList(text, regExp.program().groupCount());
        if (regExp.has(RegExpFlags.GLOBAL)) {
            findAll(regExp, matches);
        } else {
            RegExpMatcher matcher = RegExpExecution.matchAtLastIndex(regExp, text);
            if (matcher != null) {
                matches.add(matcher);
            }
        }
        if (matches.count() == 0) {
            return text;
        }
        boolean literal = function == null && template.indexOf('$', 0) < 0;
        for (int i = 0; i < matches.count(); i++) {
            out.append(text, copied, matches.start(i, 0));
            copied = matches.end(i, 0);
            if (literal) {
                out.append(template);
            } else {
                appendReplacement(regExp, matches, i);
            }
        }
        return out.append(text, copied, text.length()).toJsString();
    }

    private void findAll(JsRegExp regExp, MatchList matches) {
        boolean sticky = regExp.has(RegExpFlags.STICKY);
        long from = 0;
        while (from <= text.length()) {
            RegExpMatcher matcher = RegExpExecution.match(regExp, text, (int) from, sticky);
            if (matcher == null) {
                break;
            }
            matches.add(matcher);
            int end = matcher.end(0);
            from = end > matcher.start(0) ? end : RegExpExecution.advance(text, end, regExp.isUnicode());
        }
        regExp.setLastIndex(0);
    }

    private void appendReplacement(JsRegExp regExp, MatchList matches, int match) {
        Object[] all = new Object[matches.groups()];
        for (int i = 0; i < all.length; i++) {
            all[i] = matches.capture(match, i);
        }
        Object groups = RegExpExecution.groups(regExp, all);
        Object[] captures = Arrays.copyOfRange(all, 1, all.length);
        appendReplacement((JsString) all[0], matches.start(match, 0), captures, groups);
    }

    // ---- In general

    private JsString general(JsObject regExp) {
        JsString flags = RegExpExecution.flagsOf(regExp);
        boolean global = RegExpExecution.isGlobal(flags);
        boolean unicode = RegExpSearch.isUnicode(flags);
        if (global) {
            regExp.put(Names.LAST_INDEX, 0.0);
        }
        JsObject[] results = new JsObject[8];
        int count = 0;
        while (RegExpExecution.exec(regExp, text) instanceof JsObject result) {
            if (count == results.length) {
                results = Arrays.copyOf(results, 2 * count);
            }
            results[count++] = result;
            if (!global) {
                break;
            }
            if (Conversions.toString(result.getIndex(0)).isEmpty()) {
                RegExpSearch.advanceLastIndex(regExp, text, unicode);
            }
        }
        for (int i = 0; i < count; i++) {
            appendResult(results[i]);
        }
        if (copied >= text.length()) {
            return out.toJsString();
        }
        return out.append(text, copied, text.length()).toJsString();
    }

    private void appendResult(JsObject result) {
        long groups = Math.max(ObjectOperations.lengthOf(result) - 1, 0);
        JsString matched = Conversions.toString(result.getIndex(0));
        double index = Conversions.toIntegerOrInfinity(result.get(Names.INDEX));
        int position = (int) Math.max(Math.min(index, text.length()), 0);
        Object[] captures = new Object[(int) groups];
        for (int i = 0; i < captures.length; i++) {
            Object capture = result.getIndex(i + 1);
            captures[i] = capture == Undefined.UNDEFINED ? capture : Conversions.toString(capture);
        }
        Object namedCaptures = result.get(Names.GROUPS);
        if (function == null && namedCaptures != Undefined.UNDEFINED) {
            namedCaptures = Conversions.toObject(namedCaptures);
        }
        int before = out.length();
        // A match that lies before what is already copied is computed, and dropped.
        boolean kept = position >= copied;
        if (kept) {
            out.append(text, copied, position);
            copied = Math.min(position + matched.length(), Integer.MAX_VALUE);
        }
        appendReplacement(matched, position, captures, namedCaptures);
        if (!kept) {
            out.truncate(before);
        }
    }

    private void appendReplacement(JsString matched, int position, Object[] captures, Object groups) {
        if (function == null) {
            Substitution.append(out, template, matched, text, position, captures, groups);
            return;
        }
        boolean named = groups != Undefined.UNDEFINED;
        Object[] args = new Object[captures.length + (named ? 4 : 3)];
        args[0] = matched;
        System.arraycopy(captures, 0, args, 1, captures.length);
        args[captures.length + 1] = (double) position;
        args[captures.length + 2] = text;
        if (named) {
            args[captures.length + 3] = groups;
        }
        out.append(Conversions.toString(function.call(Undefined.UNDEFINED, args)));
    }
}
