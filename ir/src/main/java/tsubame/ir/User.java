package tsubame.ir;

/** Who uses values: an operation's node, or a block for its terminator. */
public sealed interface User permits Value, Block {
    /** Uses another value wherever this one is used. */
    void replace(Value old, Value by);
}
