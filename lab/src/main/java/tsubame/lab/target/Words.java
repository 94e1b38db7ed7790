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
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else if (quote == '"' && (c == '$' || c == '`')) {
                    return null;
                } else if (c == '\\' && quote == '"' && i + 1 < text.length()) {
                    word.append(text.charAt(++i));
                } else {
                    word.append(c);
                }
            } else if (c == '\'' || c == '"') {
                quote = c;
                inWord = true;
            } else if (c == '\\' && i + 1 < text.length()) {
                word.append(text.charAt(++i));
                inWord = true;
            } else if (Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                }
                inWord = false;
            } else if (SHELL.indexOf(c) >= 0) {
                return null;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != 0) {
            return null;
        }
        if (inWord) {
            words.add(word.toString());
        }
        boolean assignment = !words.isEmpty() && words.getFirst().matches("[A-Za-z_]\\w*=.*");
        return assignment ? null : words;
    }

    /** A word as a shell would need it. */
    public static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
