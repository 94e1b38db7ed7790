package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Symbol (§20.4). */
final class SymbolBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        SYMBOL(constructor("Symbol", 0)),
        FOR(function("for", 1)),
        KEY_FOR(function("keyFor", 1)),
        TO_STRING(method("toString", 0)),
        VALUE_OF(method("valueOf", 0)),
        DESCRIPTION(getter("description")),
        TO_PRIMITIVE(method("@@toPrimitive", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case SYMBOL -> symbol(arg(args, 0), newTarget);
            case FOR -> Symbol.forKey(Conversions.toString(arg(args, 0)));
            case KEY_FOR -> keyFor(arg(args, 0));
            case TO_STRING -> thisSymbol(thisValue, "toString").descriptiveString();
            case VALUE_OF -> thisSymbol(thisValue, "valueOf");
            case DESCRIPTION -> description(thisSymbol(thisValue, "description"));
            case TO_PRIMITIVE -> thisSymbol(thisValue, "[Symbol.toPrimitive]");
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 8);
        NativeFunction constructor = makeConstructor(realm, Row.SYMBOL, prototype);
        installRows(realm, ROWS, constructor, prototype);
        for (Symbol symbol : Symbol.wellKnownSymbols()) {
            constant(constructor, symbol.description().slice("Symbol.".length()).toJavaString(), symbol);
        }
        prototype.define(Symbol.TO_PRIMITIVE, makeFunction(realm, Row.TO_PRIMITIVE), Attributes.READ_ONLY);
        toStringTag(prototype, "Symbol");
        realm.register(Intrinsic.SYMBOL_PROTOTYPE, prototype);
        realm.register(Intrinsic.SYMBOL, constructor);
        global(realm, "Symbol", constructor);
    }

    private static Object symbol(Object description, JsObject newTarget) {
        if (newTarget != null) {
            throw Errors.typeError("Symbol is not a constructor");
        }
        return Symbol.create(description == Undefined.UNDEFINED ? null : Conversions.toString(description));
    }

    private static Object keyFor(Object value) {
        if (!(value instanceof Symbol symbol)) {
            throw Errors.typeError(Describe.plainly(value) + " is not a symbol");
        }
        return symbol.isRegistered() ? symbol.description() : Undefined.UNDEFINED;
    }

    private static Object description(Symbol symbol) {
        JsString text = symbol.description();
        return text == null ? Undefined.UNDEFINED : text;
    }

    private static Symbol thisSymbol(Object value, String method) {
        if (value instanceof Symbol symbol) {
            return symbol;
        }
        if (value instanceof PrimitiveObject object && object.value instanceof Symbol symbol) {
            return symbol;
        }
        throw Errors.typeError("Symbol.prototype." + method + " requires that 'this' be a Symbol");
    }
}
