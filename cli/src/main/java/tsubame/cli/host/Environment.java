package tsubame.cli.host;

import java.util.TreeSet;

/**
 * The environment as the user has set it. The JVM decodes arguments and file names by the locale, and a program is UTF-8 in all of them, so
 * the launcher starts the JVM with an {@code LC_ALL} of its own choice and hands over the user's as a property: empty if it is not set.
 */
final class Environment {
    private static final String OVERRIDDEN = "LC_ALL";
    private static final String USERS = System.getProperty("tsubame.LC_ALL");

    private Environment() {}

    /** The value, or null. */
    static String get(String name) {
        if (USERS != null && name.equals(OVERRIDDEN)) {
            return USERS.isEmpty() ? null : USERS;
        }
        return System.getenv(name);
    }

    /** All names, sorted. */
    static String[] names() {
        TreeSet<String> names = new TreeSet<>(System.getenv().keySet());
        if (get(OVERRIDDEN) == null) {
            names.remove(OVERRIDDEN);
        }
        return names.toArray(new String[0]);
    }
}
