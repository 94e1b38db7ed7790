package tsubame.text.regexp;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Sweeps the regular expression literals of a test262 checkout: those of negative tests must be refused, all others accepted and
 * compiled. Literals are found by their surroundings, not by parsing JavaScript; main prints what disagrees and exits with 1.
 */
final class Test262Sweep {
    private static final String BEFORE_LITERAL = "(,=:[!&|?{};\n";
    private int literals;
    private final List<String> wrong = new ArrayList<>();

    public static void main(String[] arguments) throws IOException {
        Test262Sweep sweep = new Test262Sweep();
        for (String folder : List.of("test/language/literals/regexp", "test/built-ins/RegExp", "test/built-ins/String/prototype",
                "test/annexB/built-ins/RegExp", "test/annexB/language/literals/regexp")) {
            sweep.folder(Path.of(arguments[0], folder));
        }
        for (String line : sweep.wrong) System.out.println(line);
        System.out.println(sweep.literals + " literals, " + sweep.wrong.size() + " wrong");
        System.exit(sweep.wrong.isEmpty() ? 0 : 1);
    }

    private void folder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".js")).sorted().toList()) file(file);
        }
    }

    private void file(Path file) throws IOException {
        String source = Files.readString(file);
        boolean negative = source.contains("phase: parse");
        int from = Math.max(source.indexOf("---*/"), 0) + 5;
        if (negative) from = source.indexOf("$DONOTEVALUATE();") + 17;
        boolean refused = false;
        for (int i = from; i < source.length(); i++) {
            if (source.startsWith("//", i)) {
                i = source.indexOf('\n', i);
                if (i < 0) break;
            } else if (source.startsWith("/*", i)) {
                i = source.indexOf("*/", i) + 1;
            } else if (source.charAt(i) == '"' || source.charAt(i) == '\'' || source.charAt(i) == '`') {
                i = skipString(source, i);
            } else if (source.charAt(i) == '/' && beginsLiteral(source, i)) {
                int end = literalEnd(source, i);
                if (end < 0) continue;
                int flagsEnd = end + 1;
                while (flagsEnd < source.length() && Character.isJavaIdentifierPart(source.charAt(flagsEnd))) flagsEnd++;
                refused |= literal(file, source.substring(i + 1, end), source.substring(end + 1, flagsEnd), negative);
                i = flagsEnd - 1;
            }
        }
        if (negative && !refused && !isLexical(file.getFileName().toString()) && source.indexOf('/', from) >= 0) wrong.add(file + ": accepted");
    }

    /** Tests of where a literal ends, which is the lexer's business. */
    private static boolean isLexical(String name) {
        return name.startsWith("S7.8.5_") || name.endsWith("-separator.js") || name.equals("early-err-flags-unicode-escape.js");
    }

    private boolean literal(Path file, String pattern, String flags, boolean negative) {
        literals++;
        RegExpSyntaxException error = RegExpSyntax.check(pattern, flags);
        if (error != null && !negative) {
            wrong.add(file + ": /" + pattern + "/" + flags + ": " + error.getMessage() + " at " + error.offset());
        }
        return error != null;
    }

    private static int skipString(String source, int start) {
        char quote = source.charAt(start);
        for (int i = start + 1; i < source.length(); i++) {
            char c = source.charAt(i);
            if (c == '\\') i++;
            else if (c == quote || c == '\n' && quote != '`') return i;
        }
        return source.length();
    }

    private static boolean beginsLiteral(String source, int slash) {
        int i = slash - 1;
        while (i > 0 && (source.charAt(i) == ' ' || source.charAt(i) == '\t')) i--;
        if (BEFORE_LITERAL.indexOf(source.charAt(i)) >= 0) return true;
        return source.startsWith("return", i - 5);
    }

    private static int literalEnd(String source, int slash) {
        boolean inClass = false;
        for (int i = slash + 1; i < source.length(); i++) {
            char c = source.charAt(i);
            if (c == '\n') return -1;
            if (c == '\\') i++;
            else if (c == '[') inClass = true;
            else if (c == ']') inClass = false;
            else if (c == '/' && !inClass) return i;
        }
        return -1;
    }
}
