package tsubame.cli.bundle;

/**
 * A module that code asks for.
 *
 * @param specifier as written
 * @param type the import attribute {@code type}; empty without
 * @param require whether a CommonJS {@code require} asks
 */
public record ModuleRequest(String specifier, String type, boolean require, Need need) {
    /** How surely the module is asked for. */
    public enum Need {
        /** By an import declaration. */
        ALWAYS,
        /** By a literal, when the code comes to it. */
        ASKED,
        /** Perhaps: it is the text of a literal, and there are computed requests. */
        PERHAPS
    }
}
