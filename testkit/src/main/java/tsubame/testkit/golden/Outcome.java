package tsubame.testkit.golden;

/**
 * What a program left behind.
 *
 * @param output its standard output, as text
 * @param error its standard error, as text
 */
public record Outcome(int exitCode, String output, String error) {}
