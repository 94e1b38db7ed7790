package tsubame.runtime.intl;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Intl.Collator (ECMA-402 §10), and String.prototype.localeCompare. */
final class CollatorService extends IntlService {
    private enum Row implements BuiltinRow {
        COLLATOR(constructor("Collator", 0)),
        SUPPORTED_LOCALES_OF(function("supportedLocalesOf", 1)),
        COMPARE(getter("compare")),
        RESOLVED_OPTIONS(method("resolvedOptions", 0)),
        BOUND_COMPARE(loose("", 2));

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

    CollatorService() {
        super("Collator", Intrinsic.INTL_COLLATOR_PROTOTYPE);
    }

    @Override
    BuiltinRow[] rows() {
        return ROWS;
    }

    private static final String OWNER = "Intl.Collator";

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case COLLATOR -> create(newTarget, LocaleList.resolve(arg(args, 0), true), collation(arg(args, 1)));
            case SUPPORTED_LOCALES_OF -> LocaleList.supported(arg(args, 0));
            case COMPARE -> bound(require(self, "compare"), callee.realm, Row.BOUND_COMPARE);
            case BOUND_COMPARE -> {
                JsString a = Conversions.toString(arg(args, 0));
                yield (double) ((Collation) ((IntlObject) callee.data).style).compare(a, Conversions.toString(arg(args, 1)));
            }
            case RESOLVED_OPTIONS -> resolved(require(self, "resolvedOptions"));
        };
    }

    private static Collation collation(Object source) {
        if (source == Undefined.UNDEFINED) {
            return Collation.PLAIN;
        }
        IntlOptions options = new IntlOptions(source, OWNER);
        String usage = options.choice("usage", "sort", "sort", "search");
        boolean numeric = Conversions.toBoolean(options.value("numeric"));
        String caseFirst = options.choice("caseFirst", "false", "upper", "lower", "false");
        String sensitivity = options.choice("sensitivity", "variant", "base", "accent", "case", "variant");
        return new Collation(usage, sensitivity, Conversions.toBoolean(options.value("ignorePunctuation")), numeric, caseFirst);
    }

    private JsObject resolved(IntlObject collator) {
        Collation style = (Collation) collator.style;
        JsObject to = description(collator);
        put(to, "usage", style.usage);
        put(to, "sensitivity", style.sensitivity);
        put(to, "ignorePunctuation", style.ignoresPunctuation);
        put(to, "collation", "default");
        put(to, "numeric", style.numeric);
        put(to, "caseFirst", style.caseFirst);
        return to;
    }

    /** localeCompare (§19.1.1). */
    static double compare(JsString a, JsString b, Object locales, Object options) {
        LocaleList.resolve(locales, true);
        return collation(options).compare(a, b);
    }
}
