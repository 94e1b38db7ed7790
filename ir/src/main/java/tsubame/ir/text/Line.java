package tsubame.ir.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tsubame.ir.Effect;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.MethodRef;
import tsubame.ir.Position;
import tsubame.ir.Storage;
import tsubame.ir.Type;

/** A cursor over one line of the text form. A comment is a semicolon at the start of the line or after a space, and what follows. */
final class Line {
    private final String text;
    private final int number;
    private int at;

    Line(String text, int number) {
        this.text = withoutComment(text);
        this.number = number;
        skip();
    }

    private static String withoutComment(String text) {
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && quoted) i++;
            else if (c == '"') quoted = !quoted;
            else if (c == ';' && !quoted && (i == 0 || text.charAt(i - 1) == ' ')) return text.substring(0, i).stripTrailing();
        }
        return text.stripTrailing();
    }

    int number() {
        return number;
    }

    TextError error(String message) {
        return new TextError(number, message);
    }

    private void skip() {
        while (at < text.length() && text.charAt(at) == ' ') at++;
    }

    boolean atEnd() {
        return at == text.length();
    }

    void end() {
        if (!atEnd()) throw error("unexpected: " + text.substring(at));
    }

    boolean looksAt(String prefix) {
        return text.startsWith(prefix, at);
    }

    boolean accept(String token) {
        if (!looksAt(token)) return false;
        at += token.length();
        skip();
        return true;
    }

    void expect(String token) {
        if (!accept(token)) throw error("expected " + token + (atEnd() ? "" : " before " + text.substring(at)));
    }

    /** Up to the next space. */
    String word() {
        int end = text.indexOf(' ', at);
        return take(end < 0 ? text.length() : end);
    }

    /** Letters, digits, underscores; a minus may lead. */
    String name() {
        int end = at;
        if (end < text.length() && text.charAt(end) == '-') end++;
        while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) end++;
        return take(end);
    }

    private String take(int end) {
        if (end == at) throw error(atEnd() ? "something is missing at the end" : "unexpected: " + text.substring(at));
        String taken = text.substring(at, end);
        at = end;
        skip();
        return taken;
    }

    int integer() {
        String name = name();
        try {
            return Integer.parseInt(name);
        } catch (NumberFormatException _) {
            throw error("no i32: " + name);
        }
    }

    long longInteger() {
        String name = name();
        try {
            return Long.parseLong(name);
        } catch (NumberFormatException _) {
            throw error("no i64: " + name);
        }
    }

    double number64() {
        String word = word();
        try {
            return Double.parseDouble(word);
        } catch (NumberFormatException _) {
            throw error("no f64: " + word);
        }
    }

    String quoted() {
        if (!looksAt("\"")) throw error("expected a string");
        at++;
        StringBuilder value = new StringBuilder();
        while (true) {
            if (atEnd()) throw error("the string does not end");
            char c = text.charAt(at++);
            if (c == '"') break;
            if (c != '\\') {
                value.append(c);
            } else if (looksAt("u") && at + 5 <= text.length()) {
                value.append((char) Integer.parseInt(text, at + 1, at + 5, 16));
                at += 5;
            } else if (!atEnd()) {
                value.append(text.charAt(at++));
            }
        }
        skip();
        return value.toString();
    }

    /** {@code %12} */
    int valueId() {
        expect("%");
        return integer();
    }

    /** {@code b3} */
    int blockId() {
        expect("b");
        return integer();
    }

    boolean looksAtValue() {
        return looksAt("%");
    }

    /** {@code b3:} or {@code b3(%1: i32):} */
    boolean isLabel() {
        int digits = at + 1;
        while (digits < text.length() && Character.isDigit(text.charAt(digits))) digits++;
        return looksAt("b") && digits > at + 1 && text.endsWith(":");
    }

    boolean isTerminator() {
        int end = text.indexOf(' ', at);
        return switch (text.substring(at, end < 0 ? text.length() : end)) {
            case "jump", "branch", "switch", "return", "throw", "invoke", "panic", "unwind", "unreachable" -> true;
            default -> false;
        };
    }

    List<Integer> valueIds() {
        List<Integer> ids = new ArrayList<>();
        if (!looksAtValue()) return ids;
        do ids.add(valueId()); while (accept(","));
        return ids;
    }

    Type type() {
        if (looksAt("ref<")) {
            int end = text.indexOf('>', at);
            if (end < 0) throw error("> is missing");
            String ref = take(end + 1);
            return Type.ref(ref.substring("ref<".length(), ref.length() - 1));
        }
        String name = name();
        for (Type.Primitive type : Type.Primitive.values()) if (type.text().equals(name)) return type;
        throw error("no type: " + name);
    }

    Storage storage() {
        return new Storage(word());
    }

    FieldRef field() {
        String word = word();
        int colon = word.indexOf(':');
        int dot = word.lastIndexOf('.', colon < 0 ? word.length() : colon);
        if (dot < 0 || colon < 0) throw error("no field: " + word);
        return FieldRef.of(word.substring(0, dot), word.substring(dot + 1, colon), word.substring(colon + 1));
    }

    MethodRef method() {
        String word = word();
        int open = word.indexOf('(');
        int dot = open < 0 ? -1 : Math.max(word.lastIndexOf('.', open), word.lastIndexOf('#', open));
        if (dot < 0) throw error("no method: " + word);
        return new MethodRef(word.substring(0, dot), word.substring(dot + 1, open), word.substring(open), word.charAt(dot) == '.');
    }

    /** {@code [reads writes]}; all when there is no bracket. */
    Effects effects() {
        if (!accept("[")) return Effects.ALL;
        Effects effects = Effects.NONE;
        while (!accept("]")) {
            String name = name();
            Effect effect = Arrays.stream(Effect.values()).filter(e -> e.name().equalsIgnoreCase(name)).findFirst()
                    .orElseThrow(() -> error("no effect: " + name));
            effects = effects.with(effect);
        }
        return effects;
    }

    /** After an exclamation mark; null when there is none. */
    Position position() {
        return accept("!") ? frame() : null;
    }

    private Position frame() {
        String word = word();
        int colon = word.lastIndexOf(':');
        if (colon < 0) throw error("no position: " + word);
        return new Position(word.substring(0, colon), Integer.parseInt(word.substring(colon + 1)), accept("<") ? frame() : null);
    }
}
