package tsubame.aot.world;

/** What stands behind a method of the closed world. */
public sealed interface Body {
    /** Its own code, to be compiled. */
    record Code() implements Body { }

    /** An operation of the compiler's. */
    record Operation(Intrinsic intrinsic) implements Body { }

    /** A method of System Java marked as intrinsic: the builder of the IR knows it by owner, name and descriptor. */
    record SystemOperation() implements Body { }

    /** A function of libc. */
    record Extern(String symbol) implements Body { }

    /** Never called in a right program; a call is a panic that says this. */
    record Trap(String text) implements Body { }

    Body CODE = new Code();
}
