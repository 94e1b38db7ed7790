package tsubame.lab.target;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A thing to measure, found and made ready.
 *
 * @param label what the user called it
 * @param command how it is started
 * @param binary the executable's copy in the store, or null if it is started from where it is
 * @param hash of the executable file, or null for commands that are looked up
 * @param code hash of its code and constants, or null
 * @param facts what was observed of it
 */
public record Target(String label, List<String> command, Path binary, String hash, String code, Map<String, String> facts) {
    public Target {
        command = List.copyOf(command);
        facts = Map.copyOf(facts);
    }

    public Target named(String name) {
        return new Target(name, command, binary, hash, code, facts);
    }
}
