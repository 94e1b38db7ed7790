package tsubame.runtime.web;

import java.util.Arrays;
import tsubame.text.unicode.CaseMapping;
import tsubame.text.unicode.Normalization;
import tsubame.text.unicode.NormalizationForm;

/**
 * Domain to ASCII (URL Standard, §3.3): lower case, compatibility composition, and Punycode (RFC 3492) of the labels beyond ASCII.
 * That is what UTS #46 does to the names in use; its tables of disallowed characters are not here.
 */
final class DomainName {
    private static final int BASE = 36;
    private static final int T_MIN = 1;
    private static final int T_MAX = 26;
    private static final int SKEW = 38;
    private static final int DAMP = 700;
    private static final int INITIAL_BIAS = 72;
    private static final int INITIAL_N = 0x80;
    private static final char IDEOGRAPHIC_FULL_STOP = '\u3002';
    private static final char SOFT_HYPHEN = '\u00AD';

    private DomainName() {}

    /** The name in ASCII; null when that cannot be. */
    static String toAscii(String domain) {
        boolean ascii = true;
        StringBuilder lower = new StringBuilder();
        for (int i = 0; i < domain.length(); i++) {
            char c = domain.charAt(i);
            ascii &= c < 0x80;
            lower.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
        }
        return ascii ? lower.toString() : beyondAscii(domain);
    }

    private static String beyondAscii(String domain) {
        char[] units = composed(lowered(composed(domain.toCharArray())));
        StringBuilder out = new StringBuilder();
        int start = 0;
        for (int i = 0; i <= units.length; i++) {
            if (i == units.length || units[i] == '.' || units[i] == IDEOGRAPHIC_FULL_STOP) {
                if (!appendLabel(out, units, start, i)) {
                    return null;
                }
                if (i < units.length) {
                    out.append('.');
                }
                start = i + 1;
            }
        }
        return out.toString();
    }

    private static char[] composed(char[] units) {
        char[] changed = Normalization.normalize(units, 0, units.length, NormalizationForm.NFKC);
        return changed == null ? units : changed;
    }

    private static char[] lowered(char[] units) {
        char[] kept = new char[units.length];
        int count = 0;
        for (int i = 0; i < units.length; i++) {
            if (units[i] != SOFT_HYPHEN) {
                kept[count++] = units[i];
            }
        }
        char[] lower = CaseMapping.lower(kept, 0, count);
        return lower == null ? Arrays.copyOf(kept, count) : lower;
    }

    private static boolean appendLabel(StringBuilder out, char[] units, int from, int to) {
        boolean ascii = true;
        for (int i = from; i < to; i++) {
            ascii &= units[i] < 0x80;
            if (units[i] == 0xFFFD) {
                return false;
            }
        }
        if (ascii) {
            out.append(units, from, to - from);
            return true;
        }
        out.append("xn--");
        return punycode(out, new String(units, from, to - from));
    }

    /** The encoding procedure of RFC 3492, §6.3. False when it would overflow. */
    private static boolean punycode(StringBuilder out, String label) {
        int basic = 0;
        int points = 0;
        for (int i = 0; i < label.length(); i++) {
            int c = label.codePointAt(i);
            points++;
            if (c < 0x80) {
                out.append((char) c);
                basic++;
            }
            i += c > 0xFFFF ? 1 : 0;
        }
        if (basic > 0) {
            out.append('-');
        }
        int n = INITIAL_N;
        long delta = 0;
        int bias = INITIAL_BIAS;
        for (int done = basic; done < points; n++, delta++) {
            int next = nextPoint(label, n);
            delta += (long) (next - n) * (done + 1);
            n = next;
            for (int i = 0; i < label.length(); i++) {
                int c = label.codePointAt(i);
                i += c > 0xFFFF ? 1 : 0;
                delta += c < n ? 1 : 0;
                if (delta > Integer.MAX_VALUE) {
                    return false;
                }
                if (c == n) {
                    appendVariableLength(out, (int) delta, bias);
                    bias = adapt((int) delta, done + 1, done == basic);
                    delta = 0;
                    done++;
                }
            }
        }
        return true;
    }

    /** The least code point of the label that is at least n. */
    private static int nextPoint(String label, int n) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < label.length(); i++) {
            int c = label.codePointAt(i);
            i += c > 0xFFFF ? 1 : 0;
            if (c >= n && c < least) {
                least = c;
            }
        }
        return least;
    }

    private static void appendVariableLength(StringBuilder out, int delta, int bias) {
        int q = delta;
        for (int k = BASE; ; k += BASE) {
            int t = Math.max(T_MIN, Math.min(T_MAX, k - bias));
            if (q < t) {
                out.append(digit(q));
                return;
            }
            out.append(digit(t + (q - t) % (BASE - t)));
            q = (q - t) / (BASE - t);
        }
    }

    private static char digit(int value) {
        return (char) (value < 26 ? 'a' + value : '0' + value - 26);
    }

    private static int adapt(int delta, int points, boolean first) {
        int d = first ? delta / DAMP : delta / 2;
        d += d / points;
        int k = 0;
        while (d > (BASE - T_MIN) * T_MAX / 2) {
            d /= BASE - T_MIN;
            k += BASE;
        }
        return k + (BASE - T_MIN + 1) * d / (d + SKEW);
    }
}
