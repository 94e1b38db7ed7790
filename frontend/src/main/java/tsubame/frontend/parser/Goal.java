package tsubame.frontend.parser;

/** What a source is to be parsed as. */
public enum Goal {
    SCRIPT,
    MODULE,
    /** The body of a CommonJS module's function: sloppy, {@code return} and {@code new.target} allowed. */
    COMMONJS,
    /** MODULE if there is an import or export declaration, {@code import.meta} or an await outside of functions, else COMMONJS. */
    DETECT,
    EVAL
}
