package tsubame.runtime.intl;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Intl.Locale (ECMA-402 §14): the parts of a tag. Does not add likely subtags. */
final class LocaleService extends IntlService {
    private enum Row implements BuiltinRow {
        LOCALE(constructor("Locale", 1)),
        TO_STRING(method("toString", 0)),
        BASE_NAME(getter("baseName")),
        LANGUAGE(getter("language")),
        SCRIPT(getter("script")),
        REGION(getter("region")),
        CALENDAR(getter("calendar")),
        COLLATION(getter("collation")),
        HOUR_CYCLE(getter("hourCycle")),
        CASE_FIRST(getter("caseFirst")),
        NUMERIC(getter("numeric")),
        NUMBERING_SYSTEM(getter("numberingSystem"));

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

    LocaleService() {
        super("Locale", Intrinsic.INTL_LOCALE_PROTOTYPE);
    }

    @Override
    BuiltinRow[] rows() {
        return ROWS;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (row == Row.LOCALE) {
            requireNew(newTarget);
            if (!(arg(args, 0) instanceof JsString) && !(arg(args, 0) instanceof JsObject)) {
                throw Errors.typeError("First argument to Intl.Locale constructor can't be empty or missing");
            }
            return new JsLocale(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.INTL_LOCALE_PROTOTYPE), tag(args));
        }
        if (!(self instanceof JsLocale locale)) {
            throw Errors.typeError("Method Intl.Locale.prototype." + row.signature.key() + " called on incompatible receiver "
                    + Describe.plainly(self));
        }
        String value = switch (row) {
            case TO_STRING -> locale.tag;
            case BASE_NAME -> LocaleList.withoutExtensions(locale.tag);
            case LANGUAGE -> locale.language();
            case SCRIPT -> locale.script();
            case REGION -> locale.region();
            case CALENDAR -> locale.keyword("ca");
            case COLLATION -> locale.keyword("co");
            case HOUR_CYCLE -> locale.keyword("hc");
            case CASE_FIRST -> locale.keyword("kf");
            case NUMBERING_SYSTEM -> locale.keyword("nu");
            default -> locale.keyword("kn");
        };
        if (row == Row.NUMERIC) {
            return value != null && (value.isEmpty() || value.equals("true"));
        }
        return value == null ? Undefined.UNDEFINED : JsString.of(value);
    }

    /** The tag of the arguments: language, script and region of the options replace those of the tag. */
    private static String tag(Object[] args) {
        String tag = LocaleList.tag(arg(args, 0));
        if (!(arg(args, 1) instanceof JsObject)) {
            return tag;
        }
        IntlOptions options = new IntlOptions(args[1], "Intl.Locale");
        JsLocale given = new JsLocale(Shape.rootFor(Agent.realm.intrinsic(Intrinsic.INTL_LOCALE_PROTOTYPE)), tag);
        String language = options.text("language");
        String script = options.text("script");
        String region = options.text("region");
        script = script == null ? given.script() : script;
        region = region == null ? given.region() : region;
        StringBuilder text = new StringBuilder(language == null ? given.language() : language);
        text.append(script == null ? "" : "-" + script).append(region == null ? "" : "-" + region);
        int extension = tag.indexOf("-u-");
        text.append(extension < 0 ? "" : tag.substring(extension));
        String canonical = LanguageTag.canonical(text.toString());
        if (canonical == null) {
            throw Errors.rangeError("Incorrect locale information provided");
        }
        return canonical;
    }
}
