package tsubame.bytecode;

/**
 * A protected range of code. Ranges of one function are listed innermost first; the first that contains the throwing
 * instruction's position wins.
 *
 * @param start first protected position
 * @param end position after the last protected word
 * @param target where to continue
 * @param register receives the thrown value
 */
public record Handler(int start, int end, int target, int register) {}
