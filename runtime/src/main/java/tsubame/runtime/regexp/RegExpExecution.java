package tsubame.runtime.regexp;

import tsubame.runtime.builtin.RegExpBuiltins;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.text.regexp.RegExpFlags;
import tsubame.text.regexp.RegExpMatcher;
import tsubame.text.regexp.RegExpProgram;

/** RegExpExec and RegExpBuiltinExec (ECMA-262 §22.2.7), and the match on which they stand. */
public final class RegExpExecution {
    private RegExpExecution() {}

    /** RegExpExec (§22.2.7.1): the result of {@code exec}, an object or null. */
    public static Object exec(JsObject regExp, JsString text) {
        Object exec = regExp.get(Names.EXEC);
        if (regExp instanceof JsRegExp plain && isOriginalExec(exec)) {
            return builtinExec(plain, text);
        }
        if (exec instanceof JsObject function && function.isCallable()) {
            Object result = function.call(regExp, new Object[] {text});
            if (result instanceof JsObject || result == Null.NULL) {
                return result;
            }
            throw Errors.typeError(Describe.plainly(result) + " is not an object or null");
        }
        if (regExp instanceof JsRegExp plain) {
            return builtinExec(plain, text);
        }
        throw Errors.typeError("Receiver is not a RegExp: " + Describe.plainly(regExp));
    }

    private static boolean isOriginalExec(Object exec) {
        return exec instanceof NativeFunction f && f.group() instanceof RegExpBuiltins && f.id() == RegExpBuiltins.EXEC;
    }

    /** RegExpBuiltinExec (§22.2.7.2). */
    public static Object builtinExec(JsRegExp regExp, JsString text) {
        RegExpMatcher matcher = matchAtLastIndex(regExp, text);
        return matcher == null ? Null.NULL : result(regExp, text, matcher);
    }

    /** As builtinExec, but the result stays in the matcher; null when there is no match. */
    public static RegExpMatcher matchAtLastIndex(JsRegExp regExp, JsString text) {
        long lastIndex = regExp.lastIndex();
        boolean moves = regExp.has(RegExpFlags.GLOBAL | RegExpFlags.STICKY);
        long from = moves ? lastIndex : 0;
        RegExpMatcher matcher = from > text.length() ? null : match(regExp, text, (int) from, regExp.has(RegExpFlags.STICKY));
        if (moves) {
            regExp.setLastIndex(matcher == null ? 0 : matcher.end(0));
        }
        return matcher;
    }

    /** A match from an index on; null for none. Does not touch lastIndex. Runs no user code. */
    public static RegExpMatcher match(JsRegExp regExp, JsString text, int from, boolean sticky) {
        RegExpMatcher matcher = RegExpCache.current().matcher;
        RegExpProgram program = regExp.program();
        int outcome = matcher.match(program, text.latin1OrNull(), text.utf16OrNull(), text.base(), text.length(), from, sticky);
        if (outcome == RegExpMatcher.OUT_OF_STACK) {
            throw Errors.rangeError("Maximum call stack size exceeded");
        }
        if (outcome != RegExpMatcher.MATCHED) {
            return null;
        }
        LegacyMatch legacy = regExp.realm.regExpPrototype.legacy;
        if (regExp.legacyEnabled) {
            legacy.record(text, matcher, program.groupCount());
        } else {
            legacy.invalidate();
        }
        return matcher;
    }

    /** AdvanceStringIndex (§22.2.7.3). */
    public static long advance(JsString text, long index, boolean unicode) {
        if (!unicode || index + 1 >= text.length()) {
            return index + 1;
        }
        return index + (text.codePointAt((int) index) >= 0x10000 ? 2 : 1);
    }

    // ---- The result array

    private static JsArray result(JsRegExp regExp, JsString text, RegExpMatcher matcher) {
        RegExpProgram program = regExp.program();
        int count = program.groupCount();
        Object[] captures = new Object[count];
        for (int i = 0; i < count; i++) {
            captures[i] = capture(text, matcher, i);
        }
        int[] bounds = regExp.has(RegExpFlags.HAS_INDICES) ? bounds(matcher, count) : null;
        JsArray result = new JsArray(Agent.realm.matchShape());
        result.replaceDense(captures, count);
        result.slots = new Object[] {(double) matcher.start(0), text, groups(regExp, captures)};
        if (bounds != null) {
            result.addSlot(Names.INDICES, indices(regExp, bounds), Attributes.DEFAULT);
        }
        return result;
    }

    /** The text of a group: a JsString, or undefined. */
    public static Object capture(JsString text, RegExpMatcher matcher, int group) {
        int start = matcher.start(group);
        return start < 0 ? Undefined.UNDEFINED : text.slice(start, matcher.end(group));
    }

    private static int[] bounds(RegExpMatcher matcher, int count) {
        int[] bounds = new int[2 * count];
        for (int i = 0; i < count; i++) {
            bounds[2 * i] = matcher.start(i);
            bounds[2 * i + 1] = matcher.end(i);
        }
        return bounds;
    }

    /** The groups object of what each group captured, or undefined. Of equal names the one that took part counts. */
    public static Object groups(JsRegExp regExp, Object[] captures) {
        RegExpProgram program = regExp.program();
        if (!program.hasGroupNames()) {
            return Undefined.UNDEFINED;
        }
        return regExp.groupsShape != null ? groupsByShape(regExp, captures) : groupsByName(regExp, captures);
    }

    private static JsObject groupsByShape(JsRegExp regExp, Object[] captures) {
        Object[] values = new Object[regExp.groupsShape.slotCount()];
        int count = 0;
        for (int i = 1; i < captures.length; i++) {
            if (regExp.program().groupName(i) != null) {
                values[count++] = captures[i];
            }
        }
        return new JsObject(regExp.groupsShape, values);
    }

    /** Remembers the shape, where each name is that of one group. */
    private static JsObject groupsByName(JsRegExp regExp, Object[] captures) {
        RegExpProgram program = regExp.program();
        JsObject groups = new JsObject((JsObject) null);
        boolean isUnique = true;
        for (int i = 1; i < captures.length; i++) {
            if (program.groupName(i) != null) {
                JsString name = JsString.of(program.groupName(i));
                boolean present = groups.hasOwn(name.toPropertyKey());
                isUnique &= !present;
                if (!present || captures[i] != Undefined.UNDEFINED) {
                    groups.define(name.toPropertyKey(), captures[i], Attributes.DEFAULT);
                }
            }
        }
        if (isUnique && !groups.shape.isDictionary()) {
            regExp.groupsShape = groups.shape;
        }
        return groups;
    }

    /** MakeMatchIndicesIndexPairArray (§22.2.7.8). */
    private static JsArray indices(JsRegExp regExp, int[] bounds) {
        Object[] pairs = new Object[bounds.length / 2];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = bounds[2 * i] < 0
                    ? Undefined.UNDEFINED
                    : JsArray.of((double) bounds[2 * i], (double) bounds[2 * i + 1]);
        }
        Object groups = groups(regExp, pairs);
        JsArray indices = JsArray.of(pairs);
        indices.addSlot(Names.GROUPS, groups, Attributes.DEFAULT);
        return indices;
    }

    /** Whether the flags text has g, for the methods that read it. */
    public static boolean isGlobal(JsString flags) {
        return flags.indexOf('g', 0) >= 0;
    }

    /** ToString(Get(R, "flags")). */
    public static JsString flagsOf(JsObject regExp) {
        return Conversions.toString(regExp.get(Names.FLAGS));
    }
}
