package tsubame.testkit.rules.samples;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What the runtime dialect allows and a coarser check would forbid. Nothing may be found here. Never run. */
final class Allowed {
    record Pair(Object left, Object right) {}

    enum Kind { ONE, TWO }

    static final class Thrown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Thrown(String message) {
            super(message, null, false, false);
        }
    }

    static final Object SENTINEL = new Object();
    private final ArrayList<Allowed> held = new ArrayList<>();

    static Object numbers(double x) {
        return x;
    }

    static double unboxes(Object x) {
        return x instanceof Double d ? d : Double.NaN;
    }

    static String helpers(int x, String text, char c) {
        int parsed = Integer.parseInt(text) + Integer.numberOfLeadingZeros(x) + Long.bitCount(x) + Character.digit(c, 10);
        return Integer.toString(parsed, 16) + Integer.MAX_VALUE + Character.isLetter(c) + Float.floatToRawIntBits(x);
    }

    static boolean identityOfObjects(Allowed a, Object b) {
        return a == b;
    }

    static boolean identityWithASentinel(Object a) {
        return a == SENTINEL || a == null || a == Boolean.TRUE;
    }

    boolean identityOfThis(Object a) {
        return a == this;
    }

    static int componentsOfARecord(Pair pair) {
        return pair.left() == null ? 0 : 1;
    }

    static int enumSwitch(Kind kind) {
        return switch (kind) {
            case ONE -> 1;
            case TWO -> 2;
        };
    }

    static int stringSwitch(String text) {
        return switch (text) {
            case "one" -> 1;
            case "two" -> 2;
            default -> throw new IllegalStateException("neither one nor two: " + text);
        };
    }

    static int chainOfPatterns(Object x) {
        if (x instanceof String s) return s.length();
        if (x instanceof Pair pair && pair.left() instanceof Double left) return (int) (double) left;
        return 0;
    }

    static int ourOwnException(int[] a) {
        try {
            if (a.length == 0) throw new Thrown("empty");
            return a[0];
        } catch (Thrown e) {
            return e.getMessage().length();
        } finally {
            Arrays.fill(a, 0);
        }
    }

    int collections(Map<String, Allowed> map) {
        int count = 0;
        for (Allowed each : held) count += each.held.size();
        for (Map.Entry<String, Allowed> entry : map.entrySet()) count += entry.getKey().length();
        return count + new HashMap<String, String>().size();
    }

    static double exact(double x) {
        return Math.floor(Math.sqrt(Math.abs(x))) + StrictMath.sin(x);
    }

    Kind[] arrays() {
        Kind[] all = Kind.values().clone();
        System.arraycopy(all, 0, all, 0, all.length);
        return Arrays.copyOf(all, 1);
    }

    Runnable namedClass() {
        return new Runnable() {
            @Override
            public void run() {
                held.clear();
            }
        };
    }
}
