package tsubame.lab.session;

import java.util.Map;

/**
 * One of the things that are compared. Factors are what its makers say it differs in; facts are what was observed of it.
 *
 * @param control whether it is a copy of the first variant, there to show the noise
 */
public record Variant(String id, String label, Map<String, String> factors, Map<String, String> facts, boolean control) {
    public static Variant plain(String id, String label) {
        return new Variant(id, label, Map.of(), Map.of(), false);
    }
}
