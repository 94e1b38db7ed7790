package tsubame.lab.text;

import java.util.Locale;

/** Numbers as people read them: three digits and a unit. Ratios are always of time or work, B over A, so above 1 is worse. */
public final class Numbers {
    private Numbers() {}

    public static String seconds(double seconds) {
        return Double.isNaN(seconds) ? "n/a" : seconds < 1e-3 ? digits(seconds * 1e6) + " µs" : seconds < 1 ? digits(seconds * 1e3) + " ms" : digits(seconds) + " s";
    }

    /** In a unit given, as hyperfine does for all of a command's figures. */
    public static String milliseconds(double seconds) {
        return String.format(Locale.ROOT, "%.1f ms", seconds * 1e3);
    }

    public static String bytes(double bytes) {
        return Double.isNaN(bytes) || bytes < 0 ? "n/a" : bytes < 1e3 ? digits(bytes) + " B" : bytes < 1e6 ? digits(bytes / 1e3) + " kB"
                : bytes < 1e9 ? digits(bytes / 1e6) + " MB" : digits(bytes / 1e9) + " GB";
    }

    public static String count(double count) {
        return Double.isNaN(count) ? "n/a" : count < 1e5 ? String.format(Locale.ROOT, "%.0f", count) : count < 1e9 ? digits4(count / 1e6) + " M"
                : digits4(count / 1e9) + " G";
    }

    public static String ratio(double ratio) {
        return Double.isNaN(ratio) ? "n/a" : ratio >= 9.95 ? String.format(Locale.ROOT, "%.1f", ratio) : String.format(Locale.ROOT, "%.2f", ratio);
    }

    public static String interval(double low, double high) {
        return "[" + (low > 0 ? ratio(low) : "0") + ", " + (Double.isInfinite(high) ? "∞" : ratio(high)) + "]";
    }

    /** The change that a ratio is, such as {@code +61.2 %}. */
    public static String change(double ratio) {
        return Double.isNaN(ratio) ? "n/a" : Math.abs(ratio - 1) < 5e-5 ? "0.0 %" : String.format(Locale.ROOT, "%+.1f %%", 100 * (ratio - 1));
    }

    public static String percent(double share) {
        double percent = 100 * share;
        return Double.isNaN(share) ? "n/a" : percent == Math.rint(percent) || percent >= 10 ? String.format(Locale.ROOT, "%.0f %%", percent)
                : String.format(Locale.ROOT, "%.1f %%", percent);
    }

    private static String digits(double value) {
        return String.format(Locale.ROOT, value >= 99.95 ? "%.0f" : value >= 9.995 ? "%.1f" : "%.2f", value);
    }

    private static String digits4(double value) {
        return String.format(Locale.ROOT, value >= 999.95 ? "%.0f" : value >= 99.995 ? "%.1f" : "%.2f", value);
    }

    /** A duration as on a command line: {@code 90s}, {@code 2m}, {@code 500ms}; in milliseconds. */
    public static long duration(String text) {
        java.util.regex.Matcher parts = java.util.regex.Pattern.compile("([\\d.]+)\\s*(ms|s|m|h)?").matcher(text.strip());
        if (!parts.matches()) {
            throw new IllegalArgumentException("a duration is a number and ms, s, m or h, such as 90s, not " + text);
        }
        String unit = parts.group(2) == null ? "s" : parts.group(2);
        double factor = switch (unit) {
            case "ms" -> 1;
            case "m" -> 60_000;
            case "h" -> 3_600_000;
            default -> 1_000;
        };
        return Math.round(Double.parseDouble(parts.group(1)) * factor);
    }

    /** A share as on a command line: {@code 5%} or {@code 0.05}. */
    public static double share(String text) {
        String digits = text.strip();
        boolean percent = digits.endsWith("%");
        try {
            double value = Double.parseDouble(percent ? digits.substring(0, digits.length() - 1).strip() : digits);
            return percent ? value / 100 : value;
        } catch (NumberFormatException bad) {
            throw new IllegalArgumentException("a share is such as 5% or 0.05, not " + text, bad);
        }
    }
}
