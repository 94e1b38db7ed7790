package tsubame.aot.classfile;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/**
 * Gives classes other names, in the bytes of class files: every name of the table that occurs in a Utf8 entry of the
 * constant pool (class names, descriptors, signatures) is replaced. Indices and everything behind the pool stay as they
 * are, so code need not be looked at. The names must be such that no text contains them by accident.
 */
public final class Renaming {
    public static final Renaming NONE = new Renaming(Map.of());

    private static final int UTF8 = 1;
    private static final int POOL_COUNT = 8;

    /** From our name to the name it takes on, and back. */
    private final Map<String, String> byReplacement = new TreeMap<>();
    private final Map<String, String> byOriginal = new TreeMap<>();

    /** @param replacements the name to take on → our class; nested classes follow theirs */
    public Renaming(Map<String, String> replacements) {
        replacements.forEach((original, replacement) -> {
            byOriginal.put(original, replacement);
            byReplacement.put(replacement, original);
        });
    }

    /** Our class that takes on this name, or null. */
    public String replacement(String original) {
        int nested = original.indexOf('$');
        String outer = nested < 0 ? original : original.substring(0, nested);
        String replacement = byOriginal.get(outer);
        if (replacement == null || nested < 0) return replacement;
        return replacement + original.substring(nested);
    }

    /** The name that our class takes on, or null. */
    public String original(String replacement) {
        int nested = replacement.indexOf('$');
        String outer = nested < 0 ? replacement : replacement.substring(0, nested);
        String original = byReplacement.get(outer);
        return original == null || nested < 0 ? original : original + replacement.substring(nested);
    }

    /** The class file with all names replaced. */
    public byte[] apply(byte[] classFile) {
        if (byReplacement.isEmpty()) return classFile;
        Output out = new Output(classFile.length);
        int at = POOL_COUNT + 2;
        int count = u2(classFile, POOL_COUNT);
        out.write(classFile, 0, at);
        for (int entry = 1; entry < count; entry++) {
            int tag = classFile[at];
            int size = size(classFile, at);
            if (tag == UTF8) writeUtf8(classFile, at, out);
            else out.write(classFile, at, size);
            if (tag == 5 || tag == 6) entry++; // long and double take two entries
            at += size;
        }
        out.write(classFile, at, classFile.length - at);
        return out.bytes();
    }

    private void writeUtf8(byte[] classFile, int at, Output out) {
        int length = u2(classFile, at + 1);
        // ISO-8859-1 keeps the bytes of modified UTF-8 apart; our names are ASCII.
        String text = new String(classFile, at + 3, length, StandardCharsets.ISO_8859_1);
        String renamed = rename(text);
        if (renamed.equals(text)) {
            out.write(classFile, at, 3 + length);
            return;
        }
        byte[] bytes = renamed.getBytes(StandardCharsets.ISO_8859_1);
        out.write(new byte[] {UTF8, (byte) (bytes.length >> 8), (byte) bytes.length}, 0, 3);
        out.write(bytes, 0, bytes.length);
    }

    private String rename(String text) {
        if (!text.contains("/")) return text;
        String result = text;
        for (Map.Entry<String, String> row : byReplacement.entrySet()) {
            if (result.contains(row.getKey())) result = replaceName(result, row.getKey(), row.getValue());
        }
        return result;
    }

    /** Replaces the name where it ends as a name: {@code a/Text} is not part of {@code a/TextMethods}. */
    private static String replaceName(String text, String name, String by) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, from)) {
            int end = at + name.length();
            boolean whole = end == text.length() || "$;<".indexOf(text.charAt(end)) >= 0;
            out.append(text, from, at).append(whole ? by : name);
            from = end;
        }
        return out.append(text, from, text.length()).toString();
    }

    private static int size(byte[] pool, int at) {
        return switch (pool[at]) {
            case UTF8 -> 3 + u2(pool, at + 1);
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 5;
            case 5, 6 -> 9;
            case 7, 8, 16, 19, 20 -> 3;
            case 15 -> 4;
            default -> throw new IllegalArgumentException("no constant pool entry has the tag " + pool[at]);
        };
    }

    private static int u2(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    /** A growing array of bytes. */
    private static final class Output {
        private byte[] bytes;
        private int length;

        Output(int expected) {
            bytes = new byte[expected + expected / 8];
        }

        void write(byte[] from, int at, int count) {
            if (length + count > bytes.length) bytes = java.util.Arrays.copyOf(bytes, 2 * (length + count));
            System.arraycopy(from, at, bytes, length, count);
            length += count;
        }

        byte[] bytes() {
            return java.util.Arrays.copyOf(bytes, length);
        }
    }
}
