package tsubame.bytecode;

/**
 * The strings of a tagged template.
 *
 * @param cooked cooked strings; an element is null where the escape is invalid, so undefined at run time
 * @param raw raw strings, as many
 */
public record Template(String[] cooked, String[] raw) {}
