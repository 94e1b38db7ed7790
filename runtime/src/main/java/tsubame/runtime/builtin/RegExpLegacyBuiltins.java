package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.regexp.LegacyMatch;
import tsubame.runtime.value.Undefined;

/** RegExp.$1 … $9, input ($_), lastMatch ($&), lastParen ($+), leftContext ($`), rightContext ($') of the last match. */
final class RegExpLegacyBuiltins extends Builtins {
    static final RegExpLegacyBuiltins GROUP = new RegExpLegacyBuiltins();

    private enum Row implements BuiltinRow {
        INPUT("input", "$_"),
        LAST_MATCH("lastMatch", "$&"),
        LAST_PAREN("lastParen", "$+"),
        LEFT_CONTEXT("leftContext", "$`"),
        RIGHT_CONTEXT("rightContext", "$'"),
        DOLLAR_1("$1", null),
        DOLLAR_2("$2", null),
        DOLLAR_3("$3", null),
        DOLLAR_4("$4", null),
        DOLLAR_5("$5", null),
        DOLLAR_6("$6", null),
        DOLLAR_7("$7", null),
        DOLLAR_8("$8", null),
        DOLLAR_9("$9", null),
        SET_INPUT("input", "$_");

        private final Signature signature;
        private final String name;
        private final String alias;

        Row(String name, String alias) {
            this.name = name;
            this.alias = alias;
            boolean setter = name().startsWith("SET_");
            this.signature = Signature.loose((setter ? "set " : "get ") + name, setter ? 1 : 0);
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    private RegExpLegacyBuiltins() {}

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (self != callee.realm.intrinsic(Intrinsic.REGEXP)) {
            throw Errors.typeError("RegExp." + row.name + " accessor called on something else than RegExp");
        }
        LegacyMatch match = Agent.realm.regExpPrototype.legacy;
        if (!match.isValid() && row != Row.SET_INPUT) {
            throw Errors.typeError("RegExp." + row.name + " is not available after a match of a subclass");
        }
        return switch (row) {
            case INPUT -> match.input();
            case LAST_MATCH -> match.group(0);
            case LAST_PAREN -> match.lastParen();
            case LEFT_CONTEXT -> match.leftContext();
            case RIGHT_CONTEXT -> match.rightContext();
            case SET_INPUT -> {
                match.setInput(Conversions.toString(arg(args, 0)));
                yield Undefined.UNDEFINED;
            }
            case DOLLAR_1, DOLLAR_2, DOLLAR_3, DOLLAR_4, DOLLAR_5, DOLLAR_6, DOLLAR_7, DOLLAR_8, DOLLAR_9 ->
                    match.group(id - Row.DOLLAR_1.ordinal() + 1);
        };
    }

    /** The properties hang on %RegExp%: this group has no object of its own. */
    @Override
    public void install(Realm realm) {
        installOn(realm, realm.intrinsic(Intrinsic.REGEXP));
    }

    void installOn(Realm realm, JsObject regExp) {
        for (Row row : ROWS) {
            if (row == Row.SET_INPUT) {
                continue;
            }
            NativeFunction setter = row == Row.INPUT ? makeFunction(realm, Row.SET_INPUT) : null;
            Accessor accessor = new Accessor(makeFunction(realm, row), setter);
            regExp.define(PropertyKey.of(row.name), accessor, Attributes.CONFIGURABLE);
            if (row.alias != null) {
                regExp.define(PropertyKey.of(row.alias), accessor, Attributes.CONFIGURABLE);
            }
        }
    }
}
