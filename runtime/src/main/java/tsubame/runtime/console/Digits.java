package tsubame.runtime.console;

/** Numbers with underscores between groups of three digits. */
final class Digits {
    private static final int GROUP = 3;

    private Digits() {}

    /** Groups the digits before the point from the right, those after it from the left; exponents stay as they are. */
    static String grouped(String number) {
        if (number.indexOf('e') >= 0 || number.indexOf('I') >= 0 || number.indexOf('N') >= 0) {
            return number;
        }
        int sign = number.startsWith("-") ? 1 : 0;
        int point = number.indexOf('.');
        int end = point < 0 ? number.length() : point;
        StringBuilder out = new StringBuilder(number.substring(0, sign));
        for (int i = sign; i < end; i++) {
            if (i > sign && (end - i) % GROUP == 0) {
                out.append('_');
            }
            out.append(number.charAt(i));
        }
        for (int i = end; i < number.length(); i++) {
            int after = i - end - 1;
            if (after > 0 && after % GROUP == 0) {
                out.append('_');
            }
            out.append(number.charAt(i));
        }
        return out.toString();
    }
}
