package tsubame.text.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Runs regexp/cases.txt, whose results text/src/test/scripts/regexp-cases.mjs filled in, over both widths of input, and with the memo
 * from the first step as well as late.
 */
class RegExpCasesTest {
    @Test
    void matchesAsListed() throws IOException {
        String table = new String(RegExpCasesTest.class.getResourceAsStream("cases.txt").readAllBytes(), StandardCharsets.UTF_8);
        List<String> wrong = new ArrayList<>();
        int cases = 0;
        for (String line : table.split("\n")) {
            String[] cells = line.split("\t", -1);
            if (cells.length != 4) continue;
            cases++;
            String expected = cells[3].replace("!", "");
            for (int tank : new int[] {0, 1 << 15}) {
                String found = exec(cells[0], cells[1], unescape(cells[2]), tank);
                if (!found.equals(expected)) wrong.add(line + "  found " + found);
            }
        }
        assertEquals(List.of(), wrong);
        assertEquals(true, cases > 600);
    }

    static String exec(String pattern, String flags, String text, int tank) {
        RegExpProgram program;
        try {
            program = RegExpCompiler.compile(pattern, flags);
        } catch (RegExpSyntaxException error) {
            return "error";
        }
        RegExpMatcher matcher = new RegExpMatcher(null, tank);
        String wide = run(program, matcher, null, text.toCharArray());
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        if (!new String(bytes, StandardCharsets.ISO_8859_1).equals(text)) return wide;
        String narrow = run(program, matcher, bytes, null);
        return narrow.equals(wide) ? wide : "narrow " + narrow + ", wide " + wide;
    }

    private static String run(RegExpProgram program, RegExpMatcher matcher, byte[] latin1, char[] utf16) {
        int length = latin1 != null ? latin1.length : utf16.length;
        int status = matcher.match(program, latin1, utf16, 0, length, 0, false);
        if (status != RegExpMatcher.MATCHED) return status == RegExpMatcher.NO_MATCH ? "none" : "status " + status;
        StringBuilder out = new StringBuilder();
        for (int g = 0; g < program.groupCount(); g++) {
            if (g > 0) out.append(' ');
            if (matcher.start(g) < 0) out.append('-');
            else out.append(matcher.start(g)).append('-').append(matcher.end(g));
        }
        return out.toString();
    }

    private static String unescape(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.startsWith("\\u", i)) {
                out.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
                i += 5;
            } else {
                out.append(text.charAt(i));
            }
        }
        return out.toString();
    }
}
