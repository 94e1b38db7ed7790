package tsubame.text.regexp;

/** A pattern or its flags break the grammar: what is wrong, and at which UTF-16 offset of the pattern. Carries no Java stack trace. */
public final class RegExpSyntaxException extends Exception {
    private static final long serialVersionUID = 1;
    private final int offset;

    public RegExpSyntaxException(String message, int offset) {
        super(message, null, false, false);
        this.offset = offset;
    }

    public int offset() {
        return offset;
    }
}
