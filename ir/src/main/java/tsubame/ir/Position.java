package tsubame.ir;

/** Where an operation comes from: a method's line, and the call it was inlined at or null. */
public record Position(String method, int line, Position inlinedAt) {
    public Position(String method, int line) {
        this(method, line, null);
    }

    /** This position, its outermost frame inlined at the given call. */
    public Position within(Position call) {
        return new Position(method, line, inlinedAt == null ? call : inlinedAt.within(call));
    }

    /** {@code a/B.m:12}: where the operation stands in the source, wherever it was inlined. */
    public String place() {
        return method + ":" + line;
    }

    /** {@code a/B.m:12 < a/C.n:3}, innermost first. */
    public String text() {
        return place() + (inlinedAt == null ? "" : " < " + inlinedAt.text());
    }
}
