package tsubame.text.regexp;

/** Checks patterns and flags for early errors without compiling them. */
public final class RegExpSyntax {
    private RegExpSyntax() {}

    /** Null if the literal /pattern/flags is well formed, else what is wrong and where. */
    public static RegExpSyntaxException check(String pattern, String flags) {
        int bits = RegExpFlags.parse(flags);
        if (bits == RegExpFlags.INVALID) return new RegExpSyntaxException("Invalid flags '" + flags + "'", pattern.length());
        try {
            RegExpParser.parse(pattern, bits);
            return null;
        } catch (RegExpSyntaxException error) {
            return error;
        }
    }
}
