package tsubame.frontend.syntax;

import java.util.ArrayList;
import java.util.List;

/** A parenthesised form of the printed tree: a head, and parts that are atoms or forms. Printed on one line if it fits, else indented. */
final class Form {
    private static final int WIDTH = 110;

    private final String head;
    /** Strings and Forms. */
    private final ArrayList<Object> parts = new ArrayList<>();

    Form(String head) {
        this.head = head;
    }

    /** A word, printed as it is. */
    Form word(String word) {
        if (!word.isEmpty()) {
            parts.add(word);
        }
        return this;
    }

    Form word(boolean present, String word) {
        return present ? word(word) : this;
    }

    /** A name or text in quotes; null is printed as {@code -}. */
    Form text(String text) {
        parts.add(text == null ? "-" : quote(text));
        return this;
    }

    /** Null is printed as {@code -}. */
    Form form(Form form) {
        parts.add(form == null ? "-" : form);
        return this;
    }

    Form forms(List<Form> forms) {
        parts.addAll(forms);
        return this;
    }

    /** Left out if it is null. */
    Form optional(Form form) {
        if (form != null) {
            parts.add(form);
        }
        return this;
    }

    private static String quote(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c == 0x2028 || c == 0x2029 || Character.isSurrogate(c) && !isPair(text, i)) {
                String hex = Integer.toHexString(c);
                quoted.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }

    private static boolean isPair(String text, int i) {
        char c = text.charAt(i);
        return Character.isHighSurrogate(c)
                ? i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))
                : i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    }

    /** The whole on one line. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        print(out);
        return out.toString();
    }

    private void print(StringBuilder out) {
        out.append('(').append(head);
        for (Object part : parts) {
            out.append(' ');
            if (part instanceof Form form) {
                form.print(out);
            } else {
                out.append(part);
            }
        }
        out.append(')');
    }

    /** The length on one line, or more than {@code limit} if it is more. */
    private int length(int limit) {
        int length = head.length() + 2;
        for (Object part : parts) {
            if (length > limit) {
                break;
            }
            length += 1 + (part instanceof Form form ? form.length(limit - length) : ((String) part).length());
        }
        return length;
    }

    void print(StringBuilder out, int indent) {
        if (length(WIDTH - indent) <= WIDTH - indent) {
            print(out);
            return;
        }
        out.append('(').append(head);
        boolean broken = false;
        for (Object part : parts) {
            if (part instanceof Form form) {
                out.append('\n').append(" ".repeat(indent + 2));
                form.print(out, indent + 2);
                broken = true;
            } else if (broken) {
                out.append('\n').append(" ".repeat(indent + 2)).append(part);
            } else {
                out.append(' ').append(part);
            }
        }
        out.append(')');
    }
}
