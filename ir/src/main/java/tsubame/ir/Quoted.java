package tsubame.ir;

/** String literals of the text form: printable ASCII as it is, all else by escapes. */
public final class Quoted {
    private Quoted() {}

    public static String of(String value) {
        StringBuilder text = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') text.append('\\').append(c);
            else if (c >= ' ' && c < 0x7F) text.append(c);
            else text.append("\\u").append(Integer.toHexString(0x10000 | c), 1, 5);
        }
        return text.append('"').toString();
    }
}
