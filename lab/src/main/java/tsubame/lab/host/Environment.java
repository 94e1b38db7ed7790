package tsubame.lab.host;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What measured programs see of the world: a list of names that are let through, the rest fixed. */
public final class Environment {
    private static final List<String> LET_THROUGH =
            List.of("PATH", "HOME", "USER", "TMPDIR", "LD_LIBRARY_PATH", "JAVA_HOME", "TSUBAME_JAVA_HOME", "TSUBAME_CACHE", "TSUBAME_LLVM");

    private Environment() {}

    /** The environment with additions; a name with an empty value is taken over from the lab's own. */
    public static Map<String, String> clean(Map<String, String> additions) {
        Map<String, String> environment = new TreeMap<>(Map.of("LC_ALL", "C", "TZ", "UTC"));
        for (String name : LET_THROUGH) {
            take(name, environment);
        }
        additions.forEach((name, value) -> {
            if (value.isEmpty()) {
                take(name, environment);
            } else {
                environment.put(name, value);
            }
        });
        return environment;
    }

    private static void take(String name, Map<String, String> environment) {
        String value = System.getenv(name);
        if (value != null) {
            environment.put(name, value);
        }
    }

    /** The processor for what is measured: the last one, if there are two; else none in particular. */
    public static int processor() {
        int processors = Runtime.getRuntime().availableProcessors();
        return processors >= 2 ? processors - 1 : -1;
    }
}
