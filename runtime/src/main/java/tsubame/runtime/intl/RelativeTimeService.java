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
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.Undefined;

/** Intl.RelativeTimeFormat (ECMA-402 §17): "in 3 days", "yesterday". */
final class RelativeTimeService extends IntlService {
    private enum Row implements BuiltinRow {
        RELATIVE_TIME_FORMAT(constructor("RelativeTimeFormat", 0)),
        SUPPORTED_LOCALES_OF(function("supportedLocalesOf", 1)),
        FORMAT(method("format", 2)),
        FORMAT_TO_PARTS(method("formatToParts", 2)),
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

    RelativeTimeService() {
        super("RelativeTimeFormat", Intrinsic.INTL_RELATIVE_TIME_FORMAT_PROTOTYPE);
    }

    @Override
    BuiltinRow[] rows() {
        return ROWS;
    }

    /** Name; short form of one and of many; narrow form; what last, this and next of it are called. */
    private static final String[] UNITS = {
        "second", "sec.", "sec.", "s", "", "now", "",
        "minute", "min.", "min.", "m", "", "this minute", "",
        "hour", "hr.", "hr.", "h", "", "this hour", "",
        "day", "day", "days", "d", "yesterday", "today", "tomorrow",
        "week", "wk.", "wk.", "w", "last", "this", "next",
        "month", "mo.", "mo.", "mo", "last", "this", "next",
        "quarter", "qtr.", "qtrs.", "q", "last", "this", "next",
        "year", "yr.", "yr.", "y", "last", "this", "next",
    };
    private static final int COLUMNS = 7;

    private static final class Style {
        final String style;
        final boolean auto;
        final NumberStyle number = new NumberStyle(Undefined.UNDEFINED, "Intl.NumberFormat");

        Style(Object source) {
            IntlOptions options = new IntlOptions(source, "Intl.RelativeTimeFormat");
            style = options.choice("style", "long", "long", "short", "narrow");
            auto = options.choice("numeric", "always", "always", "auto").equals("auto");
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case RELATIVE_TIME_FORMAT -> {
                requireNew(newTarget);
                yield create(newTarget, LocaleList.resolve(arg(args, 0), true), new Style(arg(args, 1)));
            }
            case SUPPORTED_LOCALES_OF -> LocaleList.supported(arg(args, 0));
            case FORMAT -> parts(require(self, "format"), "format", args, null).toJsString();
            case FORMAT_TO_PARTS -> {
                String[] unit = new String[1];
                PartList parts = parts(require(self, "formatToParts"), "formatToParts", args, unit);
                JsArray list = parts.toArray();
                for (int i = 0; i < parts.size(); i++) {
                    if (!parts.type(i).equals("literal")) {
                        put((JsObject) list.getIndex(i), "unit", unit[0]);
                    }
                }
                yield list;
            }
            case RESOLVED_OPTIONS -> {
                IntlObject format = require(self, "resolvedOptions");
                Style style = (Style) format.style;
                JsObject to = description(format);
                put(to, "style", style.style);
                put(to, "numeric", style.auto ? "auto" : "always");
                put(to, "numberingSystem", "latn");
                yield to;
            }
        };
    }

    private static PartList parts(IntlObject format, String method, Object[] args, String[] unitName) {
        Style style = (Style) format.style;
        double value = Conversions.toNumber(arg(args, 0));
        String name = Conversions.toString(arg(args, 1)).toJavaString();
        int row = row(name.endsWith("s") ? name.substring(0, name.length() - 1) : name);
        if (row < 0) {
            throw Errors.rangeError("Invalid unit argument for Intl.RelativeTimeFormat.prototype." + method + "() '" + name + "'");
        }
        if (value - value != 0) {
            throw Errors.rangeError("Invalid time value");
        }
        if (unitName != null) {
            unitName[0] = UNITS[row];
        }
        PartList out = new PartList();
        String word = style.auto && value == Math.rint(value) && Math.abs(value) <= 1 ? word(row, (int) value, style.style) : "";
        if (!word.isEmpty()) {
            return out.add("literal", word);
        }
        PartList number = NumberText.format(style.number, Math.abs(value));
        boolean past = value < 0 || 1 / value < 0;
        String unit = unit(row, style.style, PluralRulesService.isOne(number.text()));
        out.add("literal", past ? "" : "in ");
        out.addAll(number);
        return out.add("literal", unit + (past ? " ago" : ""));
    }

    private static int row(String name) {
        for (int i = 0; i < UNITS.length; i += COLUMNS) {
            if (UNITS[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private static String unit(int row, String style, boolean one) {
        return switch (style) {
            case "long" -> " " + UNITS[row] + (one ? "" : "s");
            case "short" -> " " + UNITS[row + (one ? 1 : 2)];
            default -> UNITS[row + 3];
        };
    }

    private static String word(int row, int value, String style) {
        String word = UNITS[row + 5 + value];
        boolean needsUnit = word.equals("last") || word.equals("this") || word.equals("next");
        return needsUnit ? word + " " + UNITS[style.equals("long") ? row : row + 1] : word;
    }
}
