package tsubame.testkit.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/**
 * The tables of exceptions in {@code testkit/rules}: text, one line each, {@code #} begins a comment line. Each exception
 * must still be needed. {@code exceptions.txt}: rule, class, method or {@code *}, reason. {@code file-length.txt}: path, lines,
 * reason. {@code method-length.txt}: path#Class.method, lines.
 */
final class Exceptions {
    record Length(int lines, int line) {}

    private record Site(String rule, String place, String member, int line) {
        boolean covers(Violation violation) {
            return violation.rule().name().equals(rule) && violation.place().equals(place)
                    && (member.equals("*") || violation.member().equals(member));
        }
    }

    private Exceptions() {}

    static Map<String, Length> lengths(Path table) throws IOException {
        Map<String, Length> lengths = new LinkedHashMap<>();
        for (Row row : rows(table)) {
            String[] words = row.words(3);
            lengths.put(words[0], new Length(Integer.parseInt(words[1]), row.line()));
        }
        return lengths;
    }

    /** Takes the excepted violations out of what was found, and puts in one for each exception that covered none. */
    static void apply(Path table, SortedSet<Violation> found) throws IOException {
        for (Row row : rows(table)) {
            String[] words = row.words(4);
            if (words.length < 4) throw new IOException(table + ":" + row.line() + ": an exception is: RULE class method reason");
            Site site = new Site(words[0], words[1], words[2], row.line());
            if (!found.removeIf(site::covers)) {
                found.add(new Violation(Rule.UNNEEDED_EXCEPTION, "testkit/rules/" + table.getFileName(), "", row.line(),
                        "covers nothing: " + row.text()));
            }
        }
    }

    private record Row(String text, int line) {
        String[] words(int limit) {
            return text.trim().split("\\s+", limit);
        }
    }

    private static List<Row> rows(Path table) throws IOException {
        List<Row> rows = new ArrayList<>();
        if (!Files.exists(table)) return rows;
        int line = 0;
        for (String text : Files.readAllLines(table)) {
            line++;
            if (!text.isBlank() && !text.startsWith("#")) rows.add(new Row(text, line));
        }
        return rows;
    }
}
