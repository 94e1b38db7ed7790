package tsubame.runtime.intl;

import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.text.number.DoubleToDecimals;

/** A finite decimal number: 0.d₁d₂… × 10^point and a sign. Rounds by all modes of ECMA-402. */
final class DecimalDigits {
    final boolean negative;
    /** Without zeros at either end; empty for zero. */
    private String digits;
    /** How many digits stand before the decimal point; may be negative. */
    int point;

    private DecimalDigits(boolean negative, String digits, int point) {
        this.negative = negative;
        this.point = point;
        this.digits = digits;
        trim();
    }

    /** The shortest decimal that stands for a finite number. */
    static DecimalDigits of(double value) {
        double magnitude = Math.abs(value);
        boolean negative = value < 0 || 1 / value < 0;
        if (magnitude == 0) {
            return new DecimalDigits(negative, "", 0);
        }
        String text = JsString.ofLatin1(DoubleToDecimals.exponential(magnitude)).toJavaString();
        int mark = text.indexOf('e');
        String digits = text.substring(0, 1) + (mark > 2 ? text.substring(2, mark) : "");
        return new DecimalDigits(negative, digits, Integer.parseInt(text.substring(mark + 1)) + 1);
    }

    static DecimalDigits of(JsBigInt value) {
        String text = value.toJsString(10).toJavaString();
        boolean negative = text.startsWith("-");
        String digits = negative ? text.substring(1) : text;
        return new DecimalDigits(negative, digits, digits.length());
    }

    DecimalDigits copy() {
        return new DecimalDigits(negative, digits, point);
    }

    boolean isZero() {
        return digits.isEmpty();
    }

    /** The exponent of the first digit; 0 for zero. */
    int magnitude() {
        return digits.isEmpty() ? 0 : point - 1;
    }

    /** Multiplies by a power of ten. */
    void shift(int exponent) {
        if (!digits.isEmpty()) {
            point += exponent;
        }
    }

    private void trim() {
        int start = 0;
        int end = digits.length();
        while (start < end && digits.charAt(start) == '0') {
            start++;
        }
        while (end > start && digits.charAt(end - 1) == '0') {
            end--;
        }
        point = start == end ? 0 : point - start;
        digits = digits.substring(start, end);
    }

    /** Rounds to a multiple of 10^-fraction; fraction may be negative. */
    void round(int fraction, String mode) {
        int keep = point + fraction;
        if (digits.isEmpty() || keep >= digits.length()) {
            return;
        }
        boolean up = roundsUp(keep, mode);
        String kept = keep <= 0 ? "" : digits.substring(0, keep);
        if (up) {
            kept = increment(keep <= 0 ? "0" : kept);
            point = keep <= 0 ? 1 - fraction : point + kept.length() - keep;
        }
        digits = kept;
        trim();
    }

    private boolean roundsUp(int keep, String mode) {
        int half = keep < 0 ? -1 : compareToHalf(keep);
        char last = keep <= 0 ? '0' : digits.charAt(keep - 1);
        return switch (mode) {
            case "ceil" -> !negative;
            case "floor" -> negative;
            case "expand" -> true;
            case "trunc" -> false;
            case "halfCeil" -> half > 0 || half == 0 && !negative;
            case "halfFloor" -> half > 0 || half == 0 && negative;
            case "halfTrunc" -> half > 0;
            case "halfEven" -> half > 0 || half == 0 && (last - '0') % 2 == 1;
            default -> half >= 0;
        };
    }

    /** How the digits from {@code keep} on compare with one half of the place before. */
    private int compareToHalf(int keep) {
        char first = digits.charAt(keep);
        return first != '5' ? Integer.compare(first, '5') : digits.length() > keep + 1 ? 1 : 0;
    }

    private static String increment(String number) {
        StringBuilder out = new StringBuilder(number);
        int i = out.length() - 1;
        while (i >= 0 && out.charAt(i) == '9') {
            out.setCharAt(i--, '0');
        }
        if (i < 0) {
            out.insert(0, '1');
        } else {
            out.setCharAt(i, (char) (out.charAt(i) + 1));
        }
        return out.toString();
    }

    /** The digits before the decimal point, at least so many. */
    String integer(int least) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < point; i++) {
            out.append(i < digits.length() ? digits.charAt(i) : '0');
        }
        while (out.length() < least) {
            out.insert(0, '0');
        }
        return out.toString();
    }

    /** The digits behind it, at least so many. */
    String fraction(int least) {
        StringBuilder out = new StringBuilder();
        for (int i = point; i < digits.length(); i++) {
            out.append(i < 0 ? '0' : digits.charAt(i));
        }
        while (out.length() < least) {
            out.append('0');
        }
        return out.toString();
    }
}
