package tsubame.aot.world;

import java.util.List;
import tsubame.aot.classfile.MethodInfo;

/** What a call instruction calls in the closed world. The receiver's null check is the caller's. */
public sealed interface Callee {
    /** An operation in place of the call. */
    record Operation(Intrinsic intrinsic) implements Callee { }

    /** A panic: a replaced method that must not be called, or a virtual one of which no object has any. */
    record Trap(String text) implements Callee { }

    /** One method; its {@link World#body} is code, System Java's operation, or a C function. */
    record Direct(MethodInfo method) implements Callee { }

    /**
     * Several, chosen by the receiver's type number.
     *
     * @param declared the method that the call names, resolved
     * @param targets in alphabetical order
     */
    record Dispatch(MethodInfo declared, List<MethodInfo> targets) implements Callee { }
}
