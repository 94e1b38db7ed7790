package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.StringIterator;
import tsubame.runtime.intl.LocaleText;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * String (ECMA-262 §22.1, Annex B.2.2). The methods are in the classes named String… by theme. Case mapping and
 * normalisation follow Unicode without regard to locales.
 */
final class StringBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        STRING(constructor("String", 1)),
        FROM_CHAR_CODE(function("fromCharCode", 1)),
        FROM_CODE_POINT(function("fromCodePoint", 1)),
        RAW(function("raw", 1)),
        AT(method("at", 1)),
        CHAR_AT(method("charAt", 1)),
        CHAR_CODE_AT(method("charCodeAt", 1)),
        CODE_POINT_AT(method("codePointAt", 1)),
        CONCAT(method("concat", 1)),
        ENDS_WITH(method("endsWith", 1)),
        INCLUDES(method("includes", 1)),
        INDEX_OF(method("indexOf", 1)),
        IS_WELL_FORMED(method("isWellFormed", 0)),
        LAST_INDEX_OF(method("lastIndexOf", 1)),
        LOCALE_COMPARE(method("localeCompare", 1)),
        MATCH(method("match", 1)),
        MATCH_ALL(method("matchAll", 1)),
        NORMALIZE(method("normalize", 0)),
        PAD_END(method("padEnd", 1)),
        PAD_START(method("padStart", 1)),
        REPEAT(method("repeat", 1)),
        REPLACE(method("replace", 2)),
        REPLACE_ALL(method("replaceAll", 2)),
        SEARCH(method("search", 1)),
        SLICE(method("slice", 2)),
        SPLIT(method("split", 2)),
        STARTS_WITH(method("startsWith", 1)),
        SUBSTR(method("substr", 2)),
        SUBSTRING(method("substring", 2)),
        TO_LOCALE_LOWER_CASE(method("toLocaleLowerCase", 0)),
        TO_LOCALE_UPPER_CASE(method("toLocaleUpperCase", 0)),
        TO_LOWER_CASE(method("toLowerCase", 0)),
        TO_STRING(method("toString", 0)),
        TO_UPPER_CASE(method("toUpperCase", 0)),
        TO_WELL_FORMED(method("toWellFormed", 0)),
        TRIM(method("trim", 0)),
        TRIM_END(method("trimEnd", 0)),
        TRIM_START(method("trimStart", 0)),
        VALUE_OF(method("valueOf", 0)),
        ITERATOR(method("@@iterator", 0)),
        // The HTML methods: the element, and the attribute that the argument becomes.
        ANCHOR(method("anchor", 1), "a", "name"),
        BIG(method("big", 0), "big", null),
        BLINK(method("blink", 0), "blink", null),
        BOLD(method("bold", 0), "b", null),
        FIXED(method("fixed", 0), "tt", null),
        FONT_COLOR(method("fontcolor", 1), "font", "color"),
        FONT_SIZE(method("fontsize", 1), "font", "size"),
        ITALICS(method("italics", 0), "i", null),
        LINK(method("link", 1), "a", "href"),
        SMALL(method("small", 0), "small", null),
        STRIKE(method("strike", 0), "strike", null),
        SUB(method("sub", 0), "sub", null),
        SUP(method("sup", 0), "sup", null);

        private final Signature signature;
        private final String tag;
        private final String attribute;

        Row(Signature signature) {
            this(signature, null, null);
        }

        Row(Signature signature, String tag, String attribute) {
            this.signature = signature;
            this.tag = tag;
            this.attribute = attribute;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        return switch (row) {
            case STRING -> construct(args, newTarget);
            case FROM_CHAR_CODE -> StringText.fromCharCode(args);
            case FROM_CODE_POINT -> StringText.fromCodePoint(args);
            case RAW -> StringText.raw(args);
            case AT -> StringPieces.at(self, args);
            case CHAR_AT -> StringPieces.charAt(self, args);
            case CHAR_CODE_AT -> StringPieces.charCodeAt(self, args);
            case CODE_POINT_AT -> StringPieces.codePointAt(self, args);
            case CONCAT -> StringPieces.concat(self, args);
            case ENDS_WITH -> StringSearch.endsWith(self, args);
            case INCLUDES -> StringSearch.includes(self, args);
            case INDEX_OF -> StringSearch.indexOf(self, args);
            case IS_WELL_FORMED -> StringText.isWellFormed(thisText(self, "isWellFormed"));
            case LAST_INDEX_OF -> StringSearch.lastIndexOf(self, args);
            case LOCALE_COMPARE -> StringSearch.localeCompare(self, args);
            case MATCH -> StringSearch.match(self, args);
            case MATCH_ALL -> StringSearch.matchAll(self, args);
            case NORMALIZE -> StringCase.normalize(thisText(self, "normalize"), arg(args, 0));
            case PAD_END -> StringPieces.padEnd(self, args);
            case PAD_START -> StringPieces.padStart(self, args);
            case REPEAT -> StringPieces.repeat(self, args);
            case REPLACE -> StringSearch.replace(self, args);
            case REPLACE_ALL -> StringSearch.replaceAll(self, args);
            case SEARCH -> StringSearch.search(self, args);
            case SLICE -> StringPieces.slice(self, args);
            case SPLIT -> StringSearch.split(self, args);
            case STARTS_WITH -> StringSearch.startsWith(self, args);
            case SUBSTR -> StringPieces.substr(self, args);
            case SUBSTRING -> StringPieces.substring(self, args);
            case TO_LOCALE_LOWER_CASE -> StringCase.toLowerCase(LocaleText.checked(thisText(self, "toLocaleLowerCase"), arg(args, 0)));
            case TO_LOCALE_UPPER_CASE -> StringCase.toUpperCase(LocaleText.checked(thisText(self, "toLocaleUpperCase"), arg(args, 0)));
            case TO_LOWER_CASE -> StringCase.toLowerCase(thisText(self, "toLowerCase"));
            case TO_STRING -> thisStringValue(self, "toString");
            case TO_UPPER_CASE -> StringCase.toUpperCase(thisText(self, "toUpperCase"));
            case TO_WELL_FORMED -> StringText.toWellFormed(thisText(self, "toWellFormed"));
            case TRIM -> StringPieces.trim(self, args);
            case TRIM_END -> StringPieces.trimEnd(self, args);
            case TRIM_START -> StringPieces.trimStart(self, args);
            case VALUE_OF -> thisStringValue(self, "valueOf");
            case ITERATOR -> new StringIterator(thisText(self, "[Symbol.iterator]"));
            case ANCHOR, BIG, BLINK, BOLD, FIXED, FONT_COLOR, FONT_SIZE, ITALICS, LINK, SMALL, STRIKE, SUB, SUP ->
                    StringText.html(thisText(self, row.tag), row.tag, row.attribute, arg(args, 0));
        };
    }

    /** ToString(RequireObjectCoercible(this)). */
    static JsString thisText(Object self, String method) {
        if (self instanceof JsString text) {
            return text;
        }
        requireCoercible(self, method);
        return Conversions.toString(self);
    }

    static void requireCoercible(Object self, String method) {
        if (self == Undefined.UNDEFINED || self == Null.NULL) {
            throw Errors.typeError("String.prototype." + method + " called on null or undefined");
        }
    }

    /** ThisStringValue (§22.1.3.36.1). */
    private static JsString thisStringValue(Object self, String method) {
        if (self instanceof JsString text) {
            return text;
        }
        if (self instanceof StringObject object) {
            return object.value;
        }
        throw Errors.typeError("String.prototype." + method + " requires that 'this' be a String");
    }

    private static Object construct(Object[] args, JsObject newTarget) {
        JsString text;
        if (args.length == 0) {
            text = JsString.EMPTY;
        } else if (newTarget == null && args[0] instanceof Symbol symbol) {
            return symbol.descriptiveString();
        } else {
            text = Conversions.toString(args[0]);
        }
        return newTarget == null
                ? text
                : new StringObject(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.STRING_PROTOTYPE), text);
    }

    @Override
    public void install(Realm realm) {
        StringObject prototype = new StringObject(Shape.newDictionary(realm.objectPrototype, 64), JsString.EMPTY);
        realm.register(Intrinsic.STRING_PROTOTYPE, prototype);
        NativeFunction string = makeConstructor(realm, Row.STRING, prototype);
        realm.register(Intrinsic.STRING, string);
        installRows(realm, ROWS, string, prototype);
        alias(prototype, PropertyKey.of("trimLeft"), PropertyKey.of("trimStart"));
        alias(prototype, PropertyKey.of("trimRight"), PropertyKey.of("trimEnd"));
        global(realm, "String", string);
    }
}
