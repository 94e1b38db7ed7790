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
 * decimals unless the options say otherwise. Understands minimumFractionDigits, maximumFractionDigits, useGrouping and the
 * styles decimal and percent; any other style is a RangeError that says so.
 */
final class NumberGrouping {
    private int minimumFraction;
    private int maximumFraction = 3;
    private boolean grouped = true;
    private boolean percent;

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
        Object style = object.get(PropertyKey.of("style"));
        if (style != Undefined.UNDEFINED) {
            JsString name = Conversions.toString(style);
            percent = name.is("percent");
            if (!percent && !name.is("decimal")) {
                throw Errors.rangeError("toLocaleString: the style " + name.toJavaString() + " is not supported");
            }
            maximumFraction = percent ? 0 : maximumFraction;
        }
        Object minimum = object.get(PropertyKey.of("minimumFractionDigits"));
        Object maximum = object.get(PropertyKey.of("maximumFractionDigits"));
        if (minimum != Undefined.UNDEFINED) {
            minimumFraction = digits(minimum, "minimumFractionDigits");
            maximumFraction = Math.max(maximumFraction, minimumFraction);
        }
        if (maximum != Undefined.UNDEFINED) {
            maximumFraction = digits(maximum, "maximumFractionDigits");
            if (maximumFraction < minimumFraction) {
                throw Errors.rangeError("maximumFractionDigits value is out of range.");
            }
        }
        Object grouping = object.get(PropertyKey.of("useGrouping"));
        grouped = grouping == Undefined.UNDEFINED || Conversions.toBoolean(grouping);
    }

    private static int digits(Object value, String name) {
        double digits = Conversions.toNumber(value);
        if (!(digits >= 0 && digits <= 100)) {
            throw Errors.rangeError(name + " value is out of range.");
        }
        return (int) digits;
    }

    private JsString format(double value) {
        if (value != value) {
            return JsString.of("NaN");
        }
        JsStringBuilder out = new JsStringBuilder();
        if (value < 0 || 1 / value < 0) {
            out.append('-');
        }
        double magnitude = Math.abs(value);
        if (magnitude == Double.POSITIVE_INFINITY) {
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
