package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Builtins.arg;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.regexp.RegExpExecution;
import tsubame.runtime.regexp.RegExpStringIterator;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.text.regexp.RegExpFlags;
import tsubame.text.regexp.RegExpMatcher;

/** exec, test, and the methods that String.prototype's match, matchAll, search and split call (ECMA-262 §22.2.6). */
final class RegExpSearch {
    private RegExpSearch() {}

    static Object exec(Object self, Object[] args) {
        JsRegExp regExp = RegExpConstructor.thisRegExp(self, "exec");
        return RegExpExecution.builtinExec(regExp, Conversions.toString(arg(args, 0)));
    }

    static Object test(Object self, Object[] args) {
        JsObject regExp = thisObject(self, "test");
        JsString text = Conversions.toString(arg(args, 0));
        if (regExp instanceof JsRegExp plain && plain.isPristine()) {
            return RegExpExecution.matchAtLastIndex(plain, text) != null;
        }
        return RegExpExecution.exec(regExp, text) != Null.NULL;
    }

    static JsObject thisObject(Object self, String method) {
        if (self instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError("RegExp.prototype." + method + " called on incompatible receiver " + Describe.plainly(self));
    }

    // ---- @@match

    static Object match(Object self, Object[] args) {
        JsObject regExp = thisObject(self, "@@match");
        JsString text = Conversions.toString(arg(args, 0));
        if (regExp instanceof JsRegExp plain && plain.isPristine()) {
            return plain.has(RegExpFlags.GLOBAL) ? allMatches(plain, text) : RegExpExecution.builtinExec(plain, text);
        }
        JsString flags = RegExpExecution.flagsOf(regExp);
        if (!RegExpExecution.isGlobal(flags)) {
            return RegExpExecution.exec(regExp, text);
        }
        boolean unicode = isUnicode(flags);
        regExp.put(Names.LAST_INDEX, 0.0);
        JsArray matches = JsArray.create();
        Object result = RegExpExecution.exec(regExp, text);
        while (result instanceof JsObject found) {
            JsString matched = Conversions.toString(found.getIndex(0));
            ArrayOperations.createDataProperty(matches, matches.length(), matched);
            if (matched.isEmpty()) {
                advanceLastIndex(regExp, text, unicode);
            }
            result = RegExpExecution.exec(regExp, text);
        }
        return matches.length() == 0 ? Null.NULL : matches;
    }

    private static Object allMatches(JsRegExp regExp, JsString text) {
        JsArray matches = JsArray.create();
        boolean sticky = regExp.has(RegExpFlags.STICKY);
        long from = 0;
        while (from <= text.length()) {
            RegExpMatcher matcher = RegExpExecution.match(regExp, text, (int) from, sticky);
            if (matcher == null) {
                break;
            }
            int start = matcher.start(0);
            int end = matcher.end(0);
            ArrayOperations.createDataProperty(matches, matches.length(), text.slice(start, end));
            from = end > start ? end : RegExpExecution.advance(text, end, regExp.isUnicode());
        }
        regExp.setLastIndex(0);
        return matches.length() == 0 ? Null.NULL : matches;
    }

    static boolean isUnicode(JsString flags) {
        return flags.indexOf('u', 0) >= 0 || flags.indexOf('v', 0) >= 0;
    }

    /** After an empty match: lastIndex moves on by one character. */
    static void advanceLastIndex(JsObject regExp, JsString text, boolean unicode) {
        long index = Conversions.toLength(regExp.get(Names.LAST_INDEX));
        regExp.put(Names.LAST_INDEX, (double) RegExpExecution.advance(text, index, unicode));
    }

    // ---- @@matchAll

    static Object matchAll(Object self, Object[] args) {
        JsObject regExp = thisObject(self, "@@matchAll");
        JsString text = Conversions.toString(arg(args, 0));
        JsObject constructor = ObjectOperations.speciesConstructor(regExp, Agent.realm.intrinsic(Intrinsic.REGEXP));
        JsString flags = RegExpExecution.flagsOf(regExp);
        JsObject matcher = constructor.construct(new Object[] {regExp, flags}, constructor);
        long lastIndex = Conversions.toLength(regExp.get(Names.LAST_INDEX));
        matcher.put(Names.LAST_INDEX, (double) lastIndex);
        return new RegExpStringIterator(matcher, text, RegExpExecution.isGlobal(flags), isUnicode(flags));
    }

    static Object nextMatch(Object self) {
        if (self instanceof RegExpStringIterator iterator) {
            return IterationResult.ofStep(iterator.advance());
        }
        throw Errors.typeError("Method %RegExpStringIterator%.prototype.next called on incompatible receiver "
                + Describe.plainly(self));
    }

    // ---- @@search

    static Object search(Object self, Object[] args) {
        JsObject regExp = thisObject(self, "@@search");
        JsString text = Conversions.toString(arg(args, 0));
        if (regExp instanceof JsRegExp plain && plain.isPristine()) {
            RegExpMatcher matcher = RegExpExecution.match(plain, text, 0, plain.has(RegExpFlags.STICKY));
            return matcher == null ? -1.0 : (double) matcher.start(0);
        }
        Object previous = regExp.get(Names.LAST_INDEX);
        if (!Conversions.sameValue(previous, 0.0)) {
            regExp.put(Names.LAST_INDEX, 0.0);
        }
        Object result = RegExpExecution.exec(regExp, text);
        if (!Conversions.sameValue(regExp.get(Names.LAST_INDEX), previous)) {
            regExp.put(Names.LAST_INDEX, previous);
        }
        return result instanceof JsObject found ? found.get(Names.INDEX) : (Object) (-1.0);
    }

    // ---- @@split

    static Object split(Object self, Object[] args) {
        JsObject regExp = thisObject(self, "@@split");
        JsString text = Conversions.toString(arg(args, 0));
        Object limitArgument = arg(args, 1);
        if (regExp instanceof JsRegExp plain && plain.isPristine() && !(limitArgument instanceof JsObject)) {
            return splitPlain(plain, text, limit(limitArgument));
        }
        JsObject constructor = ObjectOperations.speciesConstructor(regExp, Agent.realm.intrinsic(Intrinsic.REGEXP));
        JsString flags = RegExpExecution.flagsOf(regExp);
        JsString sticky = flags.indexOf('y', 0) >= 0 ? flags : JsString.concat(flags, JsString.ofChar('y'));
        JsObject splitter = constructor.construct(new Object[] {regExp, sticky}, constructor);
        long limit = limit(limitArgument);
        if (limit == 0) {
            return JsArray.create();
        }
        if (text.isEmpty()) {
            return RegExpExecution.exec(splitter, text) == Null.NULL ? JsArray.of(text) : JsArray.create();
        }
        return splitBy(splitter, text, limit, isUnicode(flags));
    }

    private static long limit(Object argument) {
        return argument == Undefined.UNDEFINED ? JsArray.MAX_LENGTH : Conversions.toUint32(argument);
    }

    private static JsArray splitBy(JsObject splitter, JsString text, long limit, boolean unicode) {
        JsArray parts = JsArray.create();
        int partStart = 0;
        long at = 0;
        while (at < text.length()) {
            splitter.put(Names.LAST_INDEX, (double) at);
            Object result = RegExpExecution.exec(splitter, text);
            long end = result == Null.NULL
                    ? partStart
                    : Math.min(Conversions.toLength(splitter.get(Names.LAST_INDEX)), text.length());
            if (end == partStart) {
                at = RegExpExecution.advance(text, at, unicode);
                continue;
            }
            append(parts, text.slice(partStart, (int) at));
            if (parts.length() == limit) {
                return parts;
            }
            partStart = (int) end;
            long captures = Math.max(ObjectOperations.lengthOf((JsObject) result) - 1, 0);
            for (long i = 1; i <= captures; i++) {
                append(parts, ((JsObject) result).getIndex(i));
                if (parts.length() == limit) {
                    return parts;
                }
            }
            at = partStart;
        }
        append(parts, text.slice(partStart));
        return parts;
    }

    /** The same where nobody watches: sticky attempts at every index are one search. */
    private static JsArray splitPlain(JsRegExp regExp, JsString text, long limit) {
        JsArray parts = JsArray.create();
        if (limit == 0) {
            return parts;
        }
        if (text.isEmpty()) {
            return RegExpExecution.match(regExp, text, 0, true) == null ? JsArray.of(text) : parts;
        }
        int groups = regExp.program().groupCount();
        int partStart = 0;
        long at = 0;
        while (at < text.length()) {
            RegExpMatcher matcher = RegExpExecution.match(regExp, text, (int) at, false);
            if (matcher == null || matcher.start(0) >= text.length()) {
                break;
            }
            if (matcher.end(0) == partStart) {
                at = RegExpExecution.advance(text, Math.max(at, matcher.start(0)), regExp.isUnicode());
                continue;
            }
            append(parts, text.slice(partStart, matcher.start(0)));
            partStart = matcher.end(0);
            for (int i = 1; i < groups && parts.length() < limit; i++) {
                append(parts, RegExpExecution.capture(text, matcher, i));
            }
            if (parts.length() == limit) {
                return parts;
            }
            at = partStart;
        }
        append(parts, text.slice(partStart));
        return parts;
    }

    private static void append(JsArray parts, Object value) {
        ArrayOperations.createDataProperty(parts, parts.length(), value);
    }
}
