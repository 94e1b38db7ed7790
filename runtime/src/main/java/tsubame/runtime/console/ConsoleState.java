package tsubame.runtime.console;

import java.util.HashMap;

/** What one console remembers: open groups, counters by label, and when timers began. */
final class ConsoleState {
    /** Spaces before each line. */
    int indentation;
    final HashMap<String, Double> counts = new HashMap<>();
    /** Nanoseconds of the monotonic clock. */
    final HashMap<String, Double> timers = new HashMap<>();
}
