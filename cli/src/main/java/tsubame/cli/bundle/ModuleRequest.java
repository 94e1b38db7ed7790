package tsubame.cli.bundle;

/**
 * A module that code asks for by a literal.
 *
 * @param specifier as written
 * @param type the import attribute {@code type}; empty without
 * @param require whether a CommonJS {@code require} asks
 * @param fixed whether it is needed in any case: an import declaration
 */
record ModuleRequest(String specifier, String type, boolean require, boolean fixed) {}
