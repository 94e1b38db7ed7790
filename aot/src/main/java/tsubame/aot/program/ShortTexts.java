package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.bytecode.Constant;
import tsubame.ir.Value;

/**
 * Equality with strings that are constants and short: as {@code tsubame.runtime.value.ShortString} has them, they are two words, which are known when the
 * program is compiled; so nothing is loaded but the words of the other.
 */
final class ShortTexts {
    // as in ShortString
    private static final int MOST = 11;
    private static final int LENGTH = 24;
    private static final int LOWER = 8;

    private final Emitter e;

    ShortTexts(Emitter emitter) {
        this.e = emitter;
    }

    /** Whether two registers hold the same, if one of them is such a constant; else null. */
    Value same(int left, int right) {
        String constant = constant(right);
        int other = left;
        if (constant == null) {
            constant = constant(left);
            other = right;
        }
        if (constant == null) {
            return null;
        }
        Value head = e.builder.i32(head(constant));
        Value low = e.builder.i64(low(constant));
        return e.truth(e.entry("CompiledText", e.type(other).is(STRING) ? "isShort" : "isShortText", e.boxed(other), head, low));
    }

    private String constant(int register) {
        int base = e.unit.prototype.constantBase();
        Constant constant = register < base ? null : e.unit.prototype.constants()[register - base];
        boolean isShort = constant != null && constant.kind() == Constant.Kind.STRING && constant.text().length() <= MOST
                && constant.text().chars().allMatch(unit -> unit <= 0xFF);
        return isShort ? constant.text() : null;
    }

    private static int head(String text) {
        int head = 1 << 31 | text.length() << LENGTH;
        for (int i = LOWER; i < text.length(); i++) {
            head |= text.charAt(i) << 8 * (i - LOWER);
        }
        return head;
    }

    private static long low(String text) {
        long low = 0;
        for (int i = 0; i < Math.min(text.length(), LOWER); i++) {
            low |= (long) text.charAt(i) << 8 * i;
        }
        return low;
    }
}
