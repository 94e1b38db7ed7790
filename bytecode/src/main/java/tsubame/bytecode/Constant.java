package tsubame.bytecode;

/**
 * A value known at compile time that a register holds from the start.
 *
 * @param number the number, if the kind is NUMBER
 * @param text the string, if the kind is STRING; else null
 */
public record Constant(Kind kind, double number, String text) {
    public enum Kind { UNDEFINED, NULL, TRUE, FALSE, NUMBER, STRING }
}
