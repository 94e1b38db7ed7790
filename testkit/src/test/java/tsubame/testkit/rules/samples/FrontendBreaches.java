package tsubame.testkit.rules.samples;

import java.util.List;
import tsubame.testkit.rules.Rule;

/** What frontend's dialect forbids, and what it allows beyond runtime's. Never run. */
final class FrontendBreaches {
    @Caught(Rule.FRONTEND)
    static long streams(List<String> list) {
        return list.stream().count();
    }

    @Caught(Rule.FRONTEND)
    static boolean regex(String text) {
        return text.matches("a+");
    }

    @Caught(Rule.FRONTEND)
    static String formats(String text) {
        return "%s".formatted(text);
    }

    @Caught(Rule.FRONTEND)
    static long clock() {
        return System.currentTimeMillis();
    }

    @Caught(Rule.FRONTEND)
    static Object boxes(int number) {
        return number;
    }

    @Caught(Rule.FRONTEND)
    static Object identities() {
        return new java.util.IdentityHashMap<Object, Object>();
    }

    static Object lambdasAndPatterns(Object x) {
        java.util.function.Supplier<Object> supplier = () -> x;
        return switch (x) {
            case Integer i when i > 0 -> i;
            case null, default -> supplier.get();
        };
    }
}
