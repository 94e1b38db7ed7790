package tsubame.aot.sample;

import java.io.Serializable;
import java.util.function.Supplier;

/** One of each thing that cannot be compiled. */
public final class BadRoot {
    private static final Object LOCK = new Object();
    private static final Supplier<String> MADE = (Supplier<String> & Serializable) () -> "made";
    private static final Thread THREAD = new Thread("never started");

    private BadRoot() {}

    public static int main() {
        synchronized (LOCK) {
            return caught(MADE) + (THREAD == null ? 1 : 0);
        }
    }

    private static synchronized int caught(Supplier<String> text) {
        try {
            Supplier<String> other = (Supplier<String> & Serializable) () -> "other";
            return text.get().getClass().getName().length() + other.get().strip().length();
        } catch (NullPointerException fault) {
            return 0;
        }
    }
}
