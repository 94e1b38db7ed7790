package tsubame.runtime.intl;

import tsubame.runtime.value.JsBigInt;

/** Numbers in the en-US form (ECMA-402 §15.5.4 PartitionNumberPattern). */
final class NumberText {
    private static final String[] COMPACT_SHORT = {"K", "M", "B", "T"};
    private static final String[] COMPACT_LONG = {"thousand", "million", "billion", "trillion"};
    private static final int COMPACT_STEP = 3;

    private final NumberStyle style;
    /** The power of ten that scientific and compact notation have taken out. */
    private int exponent;

    private NumberText(NumberStyle style) {
        this.style = style;
    }

    /** @param value a Double or JsBigInt */
    static PartList format(NumberStyle style, Object value) {
        return new NumberText(style).format(value);
    }

    private PartList format(Object value) {
        PartList number = new PartList();
        DecimalDigits decimal = null;
        boolean negative;
        boolean zero = false;
        double approximate = value instanceof Double d ? d : 0;
        if (approximate - approximate != 0) {
            negative = approximate < 0;
            zero = Double.isNaN(approximate);
            number.add(zero ? "nan" : "infinity", zero ? "NaN" : "\u221E");
        } else {
            decimal = value instanceof Double d ? DecimalDigits.of(d) : DecimalDigits.of((JsBigInt) value);
            negative = decimal.negative;
            if (style.style.equals("percent")) {
                decimal.shift(2);
            }
            scale(decimal);
            round(decimal);
            zero = decimal.isZero();
            digits(number, decimal);
        }
        return decorated(number, sign(negative, zero), decimal);
    }

    // ---- Rounding

    private void scale(DecimalDigits decimal) {
        if (style.notation.equals("standard")) {
            return;
        }
        exponent = exponentOf(decimal.magnitude());
        DecimalDigits rounded = decimal.copy();
        rounded.shift(-exponent);
        round(rounded);
        if (!rounded.isZero()) {
            exponent = exponentOf(rounded.magnitude() + exponent); // 999,999 becomes 1M
        }
        decimal.shift(-exponent);
    }

    private int exponentOf(int magnitude) {
        return switch (style.notation) {
            case "scientific" -> magnitude;
            case "engineering" -> Math.floorDiv(magnitude, COMPACT_STEP) * COMPACT_STEP;
            default -> magnitude < COMPACT_STEP ? 0
                    : Math.min(magnitude / COMPACT_STEP, COMPACT_SHORT.length) * COMPACT_STEP;
        };
    }

    /** Where to round: the place of the last digit behind the point. */
    private int place(DecimalDigits decimal) {
        int bySignificant = style.maximumSignificant - (decimal.isZero() ? 1 : decimal.point);
        if (style.maximumFraction < 0) {
            return bySignificant;
        }
        if (style.maximumSignificant < 0) {
            return style.maximumFraction;
        }
        return style.priority.equals("morePrecision")
                ? Math.max(bySignificant, style.maximumFraction)
                : Math.min(bySignificant, style.maximumFraction);
    }

    private void round(DecimalDigits decimal) {
        decimal.round(place(decimal), style.roundingMode);
    }

    private int leastFraction(DecimalDigits decimal) {
        int bySignificant = style.minimumSignificant - (decimal.isZero() ? 1 : decimal.point);
        if (style.minimumSignificant < 0) {
            return style.minimumFraction;
        }
        if (style.minimumFraction < 0) {
            return Math.max(bySignificant, 0);
        }
        boolean significant = style.maximumSignificant - (decimal.isZero() ? 1 : decimal.point) > style.maximumFraction
                == style.priority.equals("morePrecision");
        return significant ? Math.max(bySignificant, 0) : style.minimumFraction;
    }

    // ---- Digits

    private void digits(PartList to, DecimalDigits decimal) {
        String integer = decimal.integer(style.minimumInteger);
        String fraction = decimal.fraction(leastFraction(decimal));
        if (style.stripsZeros && isZeros(fraction)) {
            fraction = "";
        }
        int least = style.grouping.equals("min2") ? 5 : 4;
        boolean groups = !style.grouping.equals("false") && integer.length() >= least;
        int from = 0;
        for (int to3 = groups ? (integer.length() - 1) % 3 + 1 : integer.length(); to3 <= integer.length(); to3 += 3) {
            if (from > 0) {
                to.add("group", ",");
            }
            to.add("integer", integer.substring(from, to3));
            from = to3;
        }
        if (!fraction.isEmpty()) {
            to.add("decimal", ".").add("fraction", fraction);
        }
    }

    private static boolean isZeros(String digits) {
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) != '0') {
                return false;
            }
        }
        return true;
    }

    // ---- What stands around them

    /** -1, 0 for none, or 1. */
    private int sign(boolean negative, boolean zero) {
        return switch (style.signDisplay) {
            case "never" -> 0;
            case "always" -> negative ? -1 : 1;
            case "exceptZero" -> zero ? 0 : negative ? -1 : 1;
            case "negative" -> negative && !zero ? -1 : 0;
            default -> negative ? -1 : 0;
        };
    }

    private PartList decorated(PartList number, int sign, DecimalDigits decimal) {
        boolean one = decimal != null && exponent == 0 && number.text().equals("1");
        boolean accounting = style.currency != null && style.currencySign.equals("accounting") && sign < 0
                && !style.currencyDisplay.equals("name");
        PartList out = new PartList();
        if (accounting) {
            out.add("literal", "(");
        } else if (sign != 0) {
            out.add(sign < 0 ? "minusSign" : "plusSign", sign < 0 ? "-" : "+");
        }
        boolean named = style.currencyDisplay.equals("name");
        if (style.currency != null && !named) {
            String symbol = style.currencyDisplay.equals("code")
                    ? style.currency
                    : Currencies.symbol(style.currency, style.currencyDisplay.equals("narrowSymbol"));
            out.add("currency", symbol);
            char last = symbol.charAt(symbol.length() - 1);
            out.add("literal", last >= 'A' && last <= 'Z' || last >= 'a' && last <= 'z' ? decimal == null ? "" : "\u00A0" : "");
        }
        out.addAll(number);
        if (decimal != null) {
            notation(out);
        }
        if (style.style.equals("percent")) {
            out.add("percentSign", "%");
        } else if (style.unit != null) {
            unit(out, one);
        } else if (style.currency != null && named) {
            out.add("literal", " ").add("currency", Currencies.name(style.currency, one));
        }
        return accounting ? out.add("literal", ")") : out;
    }

    private void unit(PartList out, boolean one) {
        String suffix = Units.suffix(style.unit, style.unitDisplay, one);
        if (suffix.startsWith(" ")) {
            out.add("literal", " ");
            suffix = suffix.substring(1);
        }
        out.add(style.unit.equals("percent") && !style.unitDisplay.equals("long") ? "percentSign" : "unit", suffix);
    }

    private void notation(PartList out) {
        if (style.notation.equals("compact")) {
            if (exponent > 0) {
                boolean isLong = style.compactDisplay.equals("long") && style.currency == null;
                out.add("literal", isLong ? " " : "");
                out.add("compact", (isLong ? COMPACT_LONG : COMPACT_SHORT)[exponent / COMPACT_STEP - 1]);
            }
        } else if (!style.notation.equals("standard")) {
            out.add("exponentSeparator", "E");
            if (exponent < 0) {
                out.add("exponentMinusSign", "-");
            }
            out.add("exponentInteger", Integer.toString(Math.abs(exponent)));
        }
    }
}
