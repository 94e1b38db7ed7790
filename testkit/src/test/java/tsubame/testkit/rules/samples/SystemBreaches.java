package tsubame.testkit.rules.samples;

import tsubame.system.Address;
import tsubame.system.Text;
import tsubame.system.rule.Inline;
import tsubame.system.rule.Intrinsic;
import tsubame.system.rule.SystemCode;
import tsubame.testkit.rules.Rule;

/** What System Java forbids, and what it allows. Never run. */
@SystemCode("a sample")
final class SystemBreaches {
    private static int count;

    @Caught(Rule.SYSTEM)
    static long allocates() {
        return new long[2].length;
    }

    @Caught(Rule.SYSTEM)
    static void fails(int x) {
        if (x < 0) throw null;
    }

    @Caught(Rule.SYSTEM)
    static void locks(Address lock) {
        synchronized (lock) {
            lock.storeInt(0, 1);
        }
    }

    @Caught(Rule.SYSTEM)
    static void managed(Address p) {
        Allowed.class.cast(null);
        p.storeLong(0, System.nanoTime());
    }

    @Caught(Rule.SYSTEM)
    static boolean sameAddress(Address a, Address b) {
        return a == b;
    }

    @Caught(Rule.SYSTEM)
    static int statics() {
        return count++;
    }

    @Caught(Rule.SYSTEM)
    static int text(String text) {
        return 1;
    }

    @Caught(Rule.SYSTEM)
    static int passesText() {
        return text("text");
    }

    @Caught(Rule.SYSTEM)
    int instance() {
        return 1;
    }

    @Caught(Rule.SYSTEM)
    static long catches(Address p) {
        try {
            return p.loadLong(0);
        } catch (Error wrong) {
            return 0;
        }
    }

    @Caught(Rule.REASON)
    @Inline(" ")
    static int withoutReason() {
        return 1;
    }

    @Intrinsic("its body is for a JVM")
    static String intrinsic() {
        return new StringBuilder().append(count).toString();
    }

    static long allowed(Address p, long size) {
        Address end = p.plus(Math.max(size, 8));
        long sum = Text.literal("text").loadByte(0);
        while (p.isBelow(end) && !p.eq(Address.zero())) {
            sum += Long.bitCount(p.loadLong(0));
            p = p.plus(8);
        }
        return sum + withoutReason();
    }
}
