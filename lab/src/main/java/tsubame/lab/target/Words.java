package tsubame.lab.target;

import java.util.ArrayList;
import java.util.List;

/** A command line as people type it, split into words by the shell's rules of quoting, without a shell. */
public final class Words {
    private static final String SHELL = "|&;<>()$`*?~{}";

    private Words() {}

    /** The words, or null if the text means something only to a shell. */
    public static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '\'' || c == '"') {
                i = quoted(text, i, word);
                inWord = true;
            } else if (Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                }
                inWord = false;
                i++;
            } else if (SHELL.indexOf(c) >= 0) {
                return null;
            } else {
                i += c == '\\' && i + 1 < text.length() ? 1 : 0;
                word.append(text.charAt(i++));
                inWord = true;
            }
            if (i < 0) {
                return null;
            }
        }
        if (inWord) {
            words.add(word.toString());
        }
        boolean assignment = !words.isEmpty() && words.getFirst().matches("[A-Za-z_]\\w*=.*");
        return assignment ? null : words;
    }

    /** Takes what is quoted from the position on; gives the position behind it, or -1 if a shell would do more than take it. */
    private static int quoted(String text, int from, StringBuilder word) {
        char quote = text.charAt(from);
        for (int i = from + 1; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == quote) {
                return i + 1;
            }
            if (quote == '"' && (c == '$' || c == '`')) {
                return -1;
            }
            i += quote == '"' && c == '\\' && i + 1 < text.length() ? 1 : 0;
            word.append(text.charAt(i));
        }
        return -1;
    }

    /** A word as a shell would need it. */
    public static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
