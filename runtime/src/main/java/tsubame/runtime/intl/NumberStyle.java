package tsubame.runtime.intl;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** The options of a number format (ECMA-402 §15.1, SetNumberFormatUnitOptions and SetNumberFormatDigitOptions), read and checked. */
final class NumberStyle {
    private static final String[] ROUNDING_MODES = {
        "ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven"
    };

    String style = "decimal";
    String currency;
    String currencyDisplay = "symbol";
    String currencySign = "standard";
    String unit;
    String unitDisplay = "short";
    String notation = "standard";
    String compactDisplay = "short";
    String signDisplay = "auto";
    /** auto, always, min2, or false. */
    String grouping = "auto";
    int minimumInteger = 1;
    /** -1: digits of the fraction do not count. */
    int minimumFraction = -1;
    int maximumFraction = -1;
    /** -1: significant digits do not count. */
    int minimumSignificant = -1;
    int maximumSignificant = -1;
    /** auto, morePrecision or lessPrecision. */
    String priority = "auto";
    String roundingMode = "halfExpand";
    boolean stripsZeros;

    private final IntlOptions options;

    NumberStyle(Object source, String owner) {
        options = new IntlOptions(source, owner);
        readUnit();
        notation = options.choice("notation", "standard", "standard", "scientific", "engineering", "compact");
        int places = currency != null && notation.equals("standard") ? Currencies.places(currency) : -1;
        readDigits(places >= 0 ? places : 0, places >= 0 ? places : style.equals("percent") || currency != null ? 0 : 3);
        compactDisplay = options.choice("compactDisplay", "short", "short", "long");
        readGrouping();
        signDisplay = options.choice("signDisplay", "auto", "auto", "never", "always", "exceptZero", "negative");
    }

    private void readUnit() {
        style = options.choice("style", "decimal", "decimal", "percent", "currency", "unit");
        String code = options.text("currency");
        if (code == null && style.equals("currency")) {
            throw Errors.typeError("Currency code is required with currency style.");
        }
        if (code != null && (code.length() != 3 || !LanguageTag.isLetters(code))) {
            throw Errors.rangeError("Invalid currency code : " + code);
        }
        currencyDisplay = options.choice("currencyDisplay", "symbol", "code", "symbol", "narrowSymbol", "name");
        currencySign = options.choice("currencySign", "standard", "standard", "accounting");
        String name = options.text("unit");
        if (name == null && style.equals("unit")) {
            throw Errors.typeError("Unit is required with unit style.");
        }
        if (name != null && !Units.isKnown(name)) {
            throw Errors.rangeError("Invalid unit argument for Intl.NumberFormat() '" + name + "'");
        }
        unitDisplay = options.choice("unitDisplay", "short", "short", "narrow", "long");
        currency = style.equals("currency") ? LanguageTag.upper(code) : null;
        unit = style.equals("unit") ? name : null;
    }

    private void readDigits(int leastDefault, int mostDefault) {
        minimumInteger = options.integer(options.value("minimumIntegerDigits"), "minimumIntegerDigits", 1, 21, 1);
        Object leastFraction = options.value("minimumFractionDigits");
        Object mostFraction = options.value("maximumFractionDigits");
        Object leastSignificant = options.value("minimumSignificantDigits");
        Object mostSignificant = options.value("maximumSignificantDigits");
        Object increment = options.value("roundingIncrement");
        if (increment != Undefined.UNDEFINED && Conversions.toNumber(increment) != 1) {
            throw Errors.rangeError("Intl.NumberFormat: the option roundingIncrement is not supported");
        }
        roundingMode = options.choice("roundingMode", "halfExpand", ROUNDING_MODES);
        priority = options.choice("roundingPriority", "auto", "auto", "morePrecision", "lessPrecision");
        stripsZeros = options.choice("trailingZeroDisplay", "auto", "auto", "stripIfInteger").equals("stripIfInteger");
        boolean hasSignificant = leastSignificant != Undefined.UNDEFINED || mostSignificant != Undefined.UNDEFINED;
        boolean hasFraction = leastFraction != Undefined.UNDEFINED || mostFraction != Undefined.UNDEFINED;
        boolean automatic = priority.equals("auto");
        boolean needsSignificant = !automatic || hasSignificant;
        boolean needsFraction = !automatic || !hasSignificant && (hasFraction || !notation.equals("compact"));
        if (needsSignificant) {
            minimumSignificant = options.integer(leastSignificant, "minimumSignificantDigits", 1, 21, 1);
            maximumSignificant = options.integer(mostSignificant, "maximumSignificantDigits", minimumSignificant, 21, 21);
        }
        if (needsFraction) {
            readFraction(leastFraction, mostFraction, leastDefault, mostDefault);
        }
        if (!needsSignificant && !needsFraction) {
            minimumFraction = 0;
            maximumFraction = 0;
            minimumSignificant = 1;
            maximumSignificant = 2;
            priority = "morePrecision";
        }
    }

    private void readFraction(Object least, Object most, int leastDefault, int mostDefault) {
        minimumFraction = options.integer(least, "minimumFractionDigits", 0, 100, -1);
        maximumFraction = options.integer(most, "maximumFractionDigits", 0, 100, -1);
        if (minimumFraction < 0 && maximumFraction < 0) {
            minimumFraction = leastDefault;
            maximumFraction = mostDefault;
        } else if (minimumFraction < 0) {
            minimumFraction = Math.min(leastDefault, maximumFraction);
        } else if (maximumFraction < 0) {
            maximumFraction = Math.max(mostDefault, minimumFraction);
        } else if (minimumFraction > maximumFraction) {
            throw Errors.rangeError("maximumFractionDigits value is out of range.");
        }
    }

    private void readGrouping() {
        String otherwise = notation.equals("compact") ? "min2" : "auto";
        Object value = options.value("useGrouping");
        if (value == Undefined.UNDEFINED) {
            grouping = otherwise;
        } else if (value instanceof Boolean flag) {
            grouping = flag ? "always" : "false";
        } else if (!Conversions.toBoolean(value)) {
            grouping = "false";
        } else {
            String text = options.choice("useGrouping", otherwise, "min2", "auto", "always", "true", "false");
            grouping = text.equals("true") || text.equals("false") ? otherwise : text;
        }
    }

    // ---- resolvedOptions

    void describe(JsObject to) {
        put(to, "style", style);
        if (currency != null) {
            put(to, "currency", currency);
            put(to, "currencyDisplay", currencyDisplay);
            put(to, "currencySign", currencySign);
        }
        if (unit != null) {
            put(to, "unit", unit);
            put(to, "unitDisplay", unitDisplay);
        }
        describeDigits(to);
        ObjectOperations.createDataProperty(to, PropertyKey.of("useGrouping"),
                grouping.equals("false") ? Boolean.FALSE : (Object) JsString.of(grouping));
        put(to, "notation", notation);
        if (notation.equals("compact")) {
            put(to, "compactDisplay", compactDisplay);
        }
        put(to, "signDisplay", signDisplay);
        put(to, "roundingMode", roundingMode);
        digits(to, "roundingIncrement", 1);
        put(to, "trailingZeroDisplay", stripsZeros ? "stripIfInteger" : "auto");
        put(to, "roundingPriority", priority);
    }

    /** The part that plural rules describe too. */
    void describeDigits(JsObject to) {
        digits(to, "minimumIntegerDigits", minimumInteger);
        digits(to, "minimumFractionDigits", minimumFraction);
        digits(to, "maximumFractionDigits", maximumFraction);
        digits(to, "minimumSignificantDigits", minimumSignificant);
        digits(to, "maximumSignificantDigits", maximumSignificant);
    }

    static void put(JsObject to, String name, String value) {
        ObjectOperations.createDataProperty(to, PropertyKey.of(name), JsString.of(value));
    }

    private static void digits(JsObject to, String name, int value) {
        if (value >= 0) {
            ObjectOperations.createDataProperty(to, PropertyKey.of(name), (double) value);
        }
    }
}
