package tsubame.runtime.convert;

import tsubame.runtime.value.JsString;

/** Numbers to strings and back (Number::toString, StringToNumber); the strings of small integers are made once. */
final class NumberText {
    private static final JsString[] SMALL = smallIntegers();

    private NumberText() {}

    private static JsString[] smallIntegers() {
        JsString[] table = new JsString[1024];
        for (int i = 0; i < table.length; i++) {
            table[i] = JsString.of(Integer.toString(i));
        }
        return table;
    }

    static JsString format(double number) {
        int i = (int) number;
        if (i == number && i >= 0 && i < SMALL.length) {
            return SMALL[i];
        }
        return i == number ? JsString.of(Integer.toString(i)) : JsString.of(formatSlow(number));
    }

    // Until tsubame.text.number is there.
    private static String formatSlow(double v) {
        if (v != v) return "NaN";
        if (Double.isInfinite(v)) return v > 0 ? "Infinity" : "-Infinity";
        if (v == 0) return "0";
        String sign = v < 0 ? "-" : "";
        java.math.BigDecimal d = new java.math.BigDecimal(Double.toString(Math.abs(v))).stripTrailingZeros();
        String digits = d.unscaledValue().toString();
        int k = digits.length();
        int n = k - d.scale();
        if (k <= n && n <= 21) return sign + digits + "0".repeat(n - k);
        if (0 < n && n <= 21) return sign + digits.substring(0, n) + "." + digits.substring(n);
        if (-6 < n && n <= 0) return sign + "0." + "0".repeat(-n) + digits;
        String e = (n - 1 >= 0 ? "+" : "-") + Math.abs(n - 1);
        return sign + digits.charAt(0) + (k > 1 ? "." + digits.substring(1) : "") + "e" + e;
    }

    static double parse(JsString text) {
        String s = text.toJavaString().strip();
        if (s.isEmpty()) return 0;
        if (s.equals("Infinity") || s.equals("+Infinity")) return Double.POSITIVE_INFINITY;
        if (s.equals("-Infinity")) return Double.NEGATIVE_INFINITY;
        try {
            if (s.startsWith("0x") || s.startsWith("0X")) return new java.math.BigInteger(s.substring(2), 16).doubleValue();
            if (s.startsWith("0o") || s.startsWith("0O")) return new java.math.BigInteger(s.substring(2), 8).doubleValue();
            if (s.startsWith("0b") || s.startsWith("0B")) return new java.math.BigInteger(s.substring(2), 2).doubleValue();
            char last = s.charAt(s.length() - 1);
            if (!(last >= '0' && last <= '9') && last != '.') return Double.NaN;
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                if (!(c >= '0' && c <= '9') && "+-.eE".indexOf(c) < 0) return Double.NaN;
            }
            return Double.parseDouble(s);
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
