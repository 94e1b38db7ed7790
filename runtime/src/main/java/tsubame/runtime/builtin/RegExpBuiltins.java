package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.staticGetter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.regexp.RegExpPrototype;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;
import tsubame.text.regexp.RegExpFlags;

/** RegExp (ECMA-262 §22.2). The static properties of old are in {@link RegExpLegacyBuiltins}. */
public final class RegExpBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        REGEXP(constructor("RegExp", 2)),
        ESCAPE(function("escape", 1)),
        SPECIES(staticGetter("@@species")),
        COMPILE(method("compile", 2)),
        EXEC(method("exec", 1)),
        TEST(method("test", 1)),
        TO_STRING(method("toString", 0)),
        MATCH(method("@@match", 1)),
        MATCH_ALL(method("@@matchAll", 1)),
        REPLACE(method("@@replace", 2)),
        SEARCH(method("@@search", 1)),
        SPLIT(method("@@split", 2)),
        FLAGS(getter("flags")),
        SOURCE(getter("source")),
        // In the order in which flags reads them
        HAS_INDICES(getter("hasIndices"), RegExpFlags.HAS_INDICES),
        GLOBAL(getter("global"), RegExpFlags.GLOBAL),
        IGNORE_CASE(getter("ignoreCase"), RegExpFlags.IGNORE_CASE),
        MULTILINE(getter("multiline"), RegExpFlags.MULTILINE),
        DOT_ALL(getter("dotAll"), RegExpFlags.DOT_ALL),
        UNICODE(getter("unicode"), RegExpFlags.UNICODE),
        UNICODE_SETS(getter("unicodeSets"), RegExpFlags.UNICODE_SETS),
        STICKY(getter("sticky"), RegExpFlags.STICKY),
        NEXT(loose("next", 0));

        private final Signature signature;
        /** The flag that a getter reads; 0 for the other rows. */
        private final int flag;

        Row(Signature signature) {
            this(signature, 0);
        }

        Row(Signature signature, int flag) {
            this.signature = signature;
            this.flag = flag;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    /** The row of exec, by which the original is known. */
    public static final int EXEC = Row.EXEC.ordinal();

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        return switch (row) {
            case REGEXP -> RegExpConstructor.construct(callee, arg(args, 0), arg(args, 1), newTarget);
            case ESCAPE -> RegExpConstructor.escape(arg(args, 0));
            case SPECIES -> self;
            case COMPILE -> RegExpConstructor.compile(self, arg(args, 0), arg(args, 1));
            case EXEC -> RegExpSearch.exec(self, args);
            case TEST -> RegExpSearch.test(self, args);
            case TO_STRING -> toString(RegExpSearch.thisObject(self, "toString"));
            case MATCH -> RegExpSearch.match(self, args);
            case MATCH_ALL -> RegExpSearch.matchAll(self, args);
            case REPLACE -> RegExpReplace.replace(self, args);
            case SEARCH -> RegExpSearch.search(self, args);
            case SPLIT -> RegExpSearch.split(self, args);
            case FLAGS -> flags(RegExpSearch.thisObject(self, "flags"));
            case SOURCE -> source(self);
            case HAS_INDICES, GLOBAL, IGNORE_CASE, MULTILINE, DOT_ALL, UNICODE, UNICODE_SETS, STICKY -> hasFlag(self, row);
            case NEXT -> RegExpSearch.nextMatch(self);
        };
    }

    private static JsString toString(JsObject regExp) {
        JsString source = Conversions.toString(regExp.get(Names.SOURCE));
        JsString flags = Conversions.toString(regExp.get(Names.FLAGS));
        return new JsStringBuilder().append('/').append(source).append('/').append(flags).toJsString();
    }

    private static JsString flags(JsObject regExp) {
        JsStringBuilder letters = new JsStringBuilder(8);
        for (Row row : ROWS) {
            if (row.flag != 0 && Conversions.toBoolean(regExp.get(row.signature.key))) {
                letters.append(RegExpFlags.LETTERS.charAt(Integer.numberOfTrailingZeros(row.flag)));
            }
        }
        return letters.toJsString();
    }

    private static Object hasFlag(Object self, Row row) {
        if (self instanceof JsRegExp regExp) {
            return regExp.has(row.flag);
        }
        if (self == Agent.realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE)) {
            return Undefined.UNDEFINED;
        }
        throw Errors.typeError("RegExp.prototype." + row.signature.key + " getter called on non-RegExp object");
    }

    private static Object source(Object self) {
        if (self instanceof JsRegExp regExp) {
            return escapedSource(regExp.source());
        }
        if (self == Agent.realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE)) {
            return JsString.of("(?:)");
        }
        throw Errors.typeError("RegExp.prototype.source getter called on non-RegExp object " + Describe.plainly(self));
    }

    /** EscapeRegExpPattern (§22.2.6.13.1): what stands between slashes and means the same pattern. */
    private static JsString escapedSource(JsString source) {
        if (source.isEmpty()) {
            return JsString.of("(?:)");
        }
        JsStringBuilder out = new JsStringBuilder(source.length() + 4);
        boolean inClass = false;
        for (int i = 0; i < source.length(); i++) {
            char unit = source.charAt(i);
            if (unit == '\\' && i + 1 < source.length()) {
                char escaped = source.charAt(++i);
                if (!isLineTerminator(escaped)) {
                    out.append('\\').append(escaped);
                    continue;
                }
                unit = escaped;
            }
            inClass = unit == '[' || inClass && unit != ']';
            if (isLineTerminator(unit)) {
                out.append(unit == '\n' ? "\\n" : unit == '\r' ? "\\r" : unit == '\u2028' ? "\\u2028" : "\\u2029");
            } else if (unit == '/' && !inClass) {
                out.append("\\/");
            } else {
                out.append(unit);
            }
        }
        return out.toJsString();
    }

    private static boolean isLineTerminator(char unit) {
        return unit == '\n' || unit == '\r' || unit == '\u2028' || unit == '\u2029';
    }

    @Override
    public void install(Realm realm) {
        RegExpPrototype prototype = new RegExpPrototype(Shape.newDictionary(realm.objectPrototype, 32));
        realm.register(Intrinsic.REGEXP_PROTOTYPE, prototype);
        NativeFunction regExp = makeConstructor(realm, Row.REGEXP, prototype);
        realm.register(Intrinsic.REGEXP, regExp);
        installRows(realm, ROWS, regExp, prototype);
        RegExpLegacyBuiltins.GROUP.installOn(realm, regExp);
        global(realm, "RegExp", regExp);
        prototype.seal(regExp, Symbol.SPECIES);
        JsObject iterator = prototypeObject(realm.iteratorPrototype, 2);
        realm.register(Intrinsic.REGEXP_STRING_ITERATOR_PROTOTYPE, iterator);
        hidden(iterator, "next", makeFunction(realm, Row.NEXT));
        toStringTag(iterator, "RegExp String Iterator");
    }
}
