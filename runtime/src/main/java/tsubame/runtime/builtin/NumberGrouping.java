package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;
import tsubame.text.number.DoubleToDecimals;

/**
 * The toLocaleString of numbers and BigInts without ECMA-402: the en-US form, digits in groups of three, at most three
 * decimals unless the options say otherwise. Understands the styles decimal, percent and currency, the bounds of fraction digits, and
 * useGrouping; any other option of Intl.NumberFormat is a RangeError that says so.
 */
final class NumberGrouping {
    private int minimumFraction;
    private int maximumFraction = 3;
    private boolean grouped = true;
    private boolean percent;
    /** What stands before the digits of an amount of money; null for other styles. */
    private String currency;

    private static final String[] NOT_SUPPORTED = {
        "notation", "signDisplay", "minimumIntegerDigits", "minimumSignificantDigits", "maximumSignificantDigits", "unit",
        "roundingIncrement", "roundingMode", "roundingPriority", "trailingZeroDisplay"
    };
    private static final String[] SYMBOLS = {
        "USD", "$", "EUR", "\u20AC", "GBP", "\u00A3", "JPY", "\u00A5", "INR", "\u20B9", "CNY", "CN\u00A5", "KRW", "\u20A9",
        "CAD", "CA$", "AUD", "A$", "MXN", "MX$", "BRL", "R$", "NZD", "NZ$", "HKD", "HK$", "TWD", "NT$", "ILS", "\u20AA",
        "VND", "\u20AB"
    };

    private NumberGrouping() {}

    static JsString format(double value, Object options) {
        NumberGrouping format = new NumberGrouping();
        format.read(options);
        return format.format(value);
    }

    /** The digits of an integer, a sign in front allowed, with commas. */
    static JsString grouped(String digits) {
        JsStringBuilder out = new JsStringBuilder();
        int sign = digits.startsWith("-") ? 1 : 0;
        out.append(digits.substring(0, sign));
        appendGrouped(out, digits.substring(sign));
        return out.toJsString();
    }

    private static void appendGrouped(JsStringBuilder out, String digits) {
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0) {
                out.append(',');
            }
            out.append(digits.charAt(i));
        }
    }

    private void read(Object options) {
        if (!(options instanceof JsObject object)) {
            return;
        }
        for (String name : NOT_SUPPORTED) {
            if (object.get(PropertyKey.of(name)) != Undefined.UNDEFINED) {
                throw Errors.rangeError("toLocaleString: the option " + name + " is not supported");
            }
        }
        Object style = object.get(PropertyKey.of("style"));
        if (style != Undefined.UNDEFINED) {
            applyStyle(Conversions.toString(style), object.get(PropertyKey.of("currency")));
        }
        Object minimum = object.get(PropertyKey.of("minimumFractionDigits"));
        Object maximum = object.get(PropertyKey.of("maximumFractionDigits"));
        if (minimum != Undefined.UNDEFINED) {
            minimumFraction = digits(minimum, "minimumFractionDigits");
            maximumFraction = Math.max(maximumFraction, minimumFraction);
        }
        if (maximum != Undefined.UNDEFINED) {
            maximumFraction = digits(maximum, "maximumFractionDigits");
            minimumFraction = minimum == Undefined.UNDEFINED ? Math.min(minimumFraction, maximumFraction) : minimumFraction;
            if (maximumFraction < minimumFraction) {
                throw Errors.rangeError("maximumFractionDigits value is out of range.");
            }
        }
        Object grouping = object.get(PropertyKey.of("useGrouping"));
        grouped = grouping == Undefined.UNDEFINED || Conversions.toBoolean(grouping);
    }

    private void applyStyle(JsString style, Object code) {
        if (style.is("percent")) {
            percent = true;
            maximumFraction = 0;
        } else if (style.is("currency")) {
            if (code == Undefined.UNDEFINED) {
                throw Errors.typeError("Currency code is required with currency style.");
            }
            String name = StringCase.toUpperCase(Conversions.toString(code)).toJavaString();
            currency = name;
            for (int i = 0; i < SYMBOLS.length; i += 2) {
                currency = name.equals(SYMBOLS[i]) ? SYMBOLS[i + 1] : currency;
            }
            maximumFraction = name.equals("JPY") || name.equals("KRW") || name.equals("VND") ? 0 : 2;
            minimumFraction = maximumFraction;
        } else if (!style.is("decimal")) {
            throw Errors.rangeError("toLocaleString: the style " + style.toJavaString() + " is not supported");
        }
    }

    private static int digits(Object value, String name) {
        double digits = Conversions.toNumber(value);
        if (!(digits >= 0 && digits <= 100)) {
            throw Errors.rangeError(name + " value is out of range.");
        }
        return (int) digits;
    }

    private JsString format(double value) {
        JsStringBuilder out = new JsStringBuilder();
        if (value < 0 || 1 / value < 0) {
            out.append('-');
        }
        double magnitude = Math.abs(value);
        if (currency != null) {
            boolean code = currency.charAt(currency.length() - 1) >= 'A' && currency.charAt(currency.length() - 1) <= 'Z';
            out.append(currency).append(code && magnitude - magnitude == 0 ? "\u00A0" : "");
        }
        if (magnitude != magnitude) {
            out.append("NaN");
        } else if (magnitude == Double.POSITIVE_INFINITY) {
            out.append('\u221E');
        } else {
            appendDecimal(out, magnitude);
        }
        return out.append(percent ? "%" : "").toJsString();
    }

    /** Rounds the shortest decimal that stands for the number, halves away from zero. */
    private void appendDecimal(JsStringBuilder out, double magnitude) {
        String shortest = ascii(DoubleToDecimals.exponential(magnitude));
        int mark = shortest.indexOf('e');
        String digits = shortest.substring(0, 1) + (mark > 2 ? shortest.substring(2, mark) : "");
        int point = Integer.parseInt(shortest.substring(mark + 1)) + 1 + (percent ? 2 : 0);
        StringBuilder plain = new StringBuilder();
        for (int i = Math.min(point, 0); i < Math.max(point + maximumFraction, 0) || i < point; i++) {
            plain.append(i >= 0 && i < digits.length() ? digits.charAt(i) : '0');
        }
        int cut = point + maximumFraction;
        if (cut >= 0 && cut < digits.length() && digits.charAt(cut) >= '5') {
            increment(plain);
        }
        while (plain.length() < maximumFraction + 1) {
            plain.insert(0, '0');
        }
        int whole = plain.length() - maximumFraction;
        int end = plain.length();
        while (end > whole + minimumFraction && plain.charAt(end - 1) == '0') {
            end--;
        }
        int start = 0;
        while (start < whole - 1 && plain.charAt(start) == '0') {
            start++;
        }
        if (grouped) {
            appendGrouped(out, plain.substring(start, whole));
        } else {
            out.append(plain.substring(start, whole));
        }
        if (end > whole) {
            out.append('.').append(plain.substring(whole, end));
        }
    }

    private static void increment(StringBuilder digits) {
        int i = digits.length() - 1;
        while (i >= 0 && digits.charAt(i) == '9') {
            digits.setCharAt(i--, '0');
        }
        if (i < 0) {
            digits.insert(0, '1');
        } else {
            digits.setCharAt(i, (char) (digits.charAt(i) + 1));
        }
    }

    private static String ascii(byte[] bytes) {
        return JsString.ofLatin1(bytes).toJavaString();
    }
}
