package tsubame.bytecode;

/**
 * The source that a function came from: enough for stack traces, error messages and Function.prototype.toString.
 *
 * @param name path or label shown to the user
 * @param text the bytes of the source, UTF-8 (surrogates that stand alone are encoded as three bytes)
 */
public record Source(String name, byte[] text) {}
