package tsubame.runtime.intl;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;

/** Intl.PluralRules (ECMA-402 §16) with the rules of English (CLDR). */
final class PluralRulesService extends IntlService {
    private enum Row implements BuiltinRow {
        PLURAL_RULES(constructor("PluralRules", 0)),
        SUPPORTED_LOCALES_OF(function("supportedLocalesOf", 1)),
        SELECT(method("select", 1)),
        SELECT_RANGE(method("selectRange", 2)),
        RESOLVED_OPTIONS(method("resolvedOptions", 0));

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

    PluralRulesService() {
        super("PluralRules", Intrinsic.INTL_PLURAL_RULES_PROTOTYPE);
    }

    @Override
    BuiltinRow[] rows() {
        return ROWS;
    }

    /** The options, and whether numbers are ranks. */
    private static final class Style {
        final boolean ordinal;
        final NumberStyle number;

        Style(Object options) {
            ordinal = new IntlOptions(options, OWNER).choice("type", "cardinal", "cardinal", "ordinal").equals("ordinal");
            number = new NumberStyle(options, OWNER);
        }
    }

    private static final String OWNER = "Intl.PluralRules";

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case PLURAL_RULES -> {
                requireNew(newTarget);
                String locale = LocaleList.resolve(arg(args, 0), true);
                yield create(newTarget, args.length == 0 ? locale : "en", new Style(arg(args, 1)));
            }
            case SUPPORTED_LOCALES_OF -> LocaleList.supported(arg(args, 0));
            case SELECT -> JsString.of(select((Style) require(self, "select").style, Conversions.toNumber(arg(args, 0))));
            case SELECT_RANGE -> {
                Style style = (Style) require(self, "selectRange").style;
                Conversions.toNumber(arg(args, 0));
                yield JsString.of(style.ordinal ? select(style, Conversions.toNumber(arg(args, 1))) : "other");
            }
            case RESOLVED_OPTIONS -> resolved(require(self, "resolvedOptions"));
        };
    }

    private JsObject resolved(IntlObject rules) {
        Style style = (Style) rules.style;
        JsObject to = description(rules);
        put(to, "type", style.ordinal ? "ordinal" : "cardinal");
        style.number.describeDigits(to);
        put(to, "pluralCategories", style.ordinal
                ? JsArray.of(JsString.of("few"), JsString.of("one"), JsString.of("two"), JsString.of("other"))
                : JsArray.of(JsString.of("one"), JsString.of("other")));
        return to;
    }

    /** By the digits that are shown: 1 is one, 1.0 are others. */
    private static String select(Style style, double number) {
        if (number - number != 0) {
            return "other";
        }
        String digits = NumberText.format(style.number, Math.abs(number)).text();
        if (!style.ordinal) {
            return digits.equals("1") ? "one" : "other";
        }
        int last = digits.charAt(digits.length() - 1) - '0';
        boolean teens = digits.length() > 1 && digits.charAt(digits.length() - 2) == '1';
        if (teens || digits.indexOf('.') >= 0) {
            return "other";
        }
        return last == 1 ? "one" : last == 2 ? "two" : last == 3 ? "few" : "other";
    }

    /** Whether English takes the singular for this number with the usual digits. */
    static boolean isOne(String digits) {
        return digits.equals("1");
    }
}
