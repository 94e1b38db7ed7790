package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;

/**
 * One file of test262 with what its frontmatter asks for (INTERPRETING.md, "Metadata").
 *
 * @param path relative to the checkout, with forward slashes
 * @param source the file's bytes
 * @param flags {@code module}, {@code async}, {@code onlyStrict}, {@code noStrict}, {@code raw} …
 * @param includes harness files beside assert.js and sta.js
 * @param negativePhase {@code parse}, {@code resolution} or {@code runtime}; null for a test that must pass
 * @param negativeType name of the error's constructor; null for a test that must pass
 */
public record TestCase(
        String path,
        byte[] source,
        ArrayList<String> flags,
        ArrayList<String> includes,
        String negativePhase,
        String negativeType) {

    /** Reads the file and its frontmatter. */
    static TestCase read(Path checkout, String path) throws IOException {
        byte[] source = Files.readAllBytes(checkout.resolve(path));
        String text = new String(source, java.nio.charset.StandardCharsets.ISO_8859_1);
        int open = text.indexOf("/*---");
        int close = text.indexOf("---*/", open + 1);
        String[] lines = open < 0 || close < 0 ? new String[0] : text.substring(open + 5, close).split("\r\n|\r|\n");
        return new TestCase(
                path, source, list(lines, "flags:"), list(lines, "includes:"), nested(lines, "phase:"), nested(lines, "type:"));
    }

    boolean is(String flag) {
        for (int i = 0; i < flags.size(); i++) {
            if (flags.get(i).equals(flag)) {
                return true;
            }
        }
        return false;
    }

    boolean isNegative() {
        return negativeType != null;
    }

    /** A list in either YAML form: {@code key: [a, b]}, possibly over several lines, or one {@code - a} a line. */
    private static ArrayList<String> list(String[] lines, String key) {
        ArrayList<String> values = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].startsWith(key)) {
                continue;
            }
            StringBuilder inline = new StringBuilder(lines[i].substring(key.length()));
            for (i++; i < lines.length && (lines[i].startsWith(" ") || lines[i].startsWith("-") || lines[i].isBlank()); i++) {
                String line = lines[i].strip();
                inline.append(line.startsWith("- ") ? "," + line.substring(2) : " " + line);
            }
            for (String value : inline.toString().split("[\\[\\],]")) {
                if (!value.isBlank()) {
                    values.add(value.strip());
                }
            }
            return values;
        }
        return values;
    }

    private static String nested(String[] lines, String key) {
        boolean inNegative = false;
        for (String line : lines) {
            if (!line.startsWith(" ")) {
                inNegative = line.startsWith("negative:");
            } else if (inNegative && line.strip().startsWith(key)) {
                return line.strip().substring(key.length()).strip();
            }
        }
        return null;
    }
}
