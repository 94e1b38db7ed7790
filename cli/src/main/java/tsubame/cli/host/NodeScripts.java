package tsubame.cli.host;

import java.io.IOException;
import java.io.InputStream;

/**
 * Node's modules that are written in JavaScript: resources beside this program, one for each name, CommonJS. They are compiled when a
 * program asks for them, and go into an executable like the program's own modules.
 */
final class NodeScripts {
    private static final String FOLDER = "/tsubame/node/";

    private NodeScripts() {}

    /** Whether there is a script for the module; {@code name} without {@code node:}. */
    static boolean has(String name) {
        return isName(name) && NodeScripts.class.getResource(FOLDER + name + ".js") != null;
    }

    /** A name of small letters, which cannot lead out of the folder. */
    private static boolean isName(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if ((c < 'a' || c > 'z') && c != '_' && c != '/' && (c < '0' || c > '9')) {
                return false;
            }
        }
        return !name.isEmpty() && name.charAt(0) != '/' && !name.contains("//");
    }

    static byte[] read(String name) throws IOException {
        try (InputStream in = NodeScripts.class.getResourceAsStream(FOLDER + name + ".js")) {
            return in.readAllBytes();
        }
    }
}
