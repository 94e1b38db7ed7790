package tsubame.aot.world;

import java.lang.classfile.Opcode;
import java.util.List;
import java.util.Set;

/**
 * What a method's code does that the closed world must know, one record for each instruction concerned, as the class file
 * names things: nothing is resolved here. Lines are of the source, 0 if unknown.
 */
sealed interface Fact {
    int line();

    /** @param handlers types caught around the call, innermost first; handlers of finally are left out, since they rethrow */
    record Call(Opcode opcode, String owner, String name, String descriptor, List<String> handlers, int line) implements Fact {
        boolean isStatic() {
            return opcode == Opcode.INVOKESTATIC;
        }

        boolean isVirtual() {
            return opcode == Opcode.INVOKEVIRTUAL || opcode == Opcode.INVOKEINTERFACE;
        }
    }

    /** An object or array. */
    record New(String type, int line) implements Fact { }

    record StaticField(String owner, String name, String descriptor, boolean write, int line) implements Fact { }

    record InstanceField(String owner, String name, String descriptor, boolean write, int line) implements Fact { }

    /** instanceof or checkcast. */
    record Test(String type, boolean cast, int line) implements Fact { }

    /**
     * @param types classes that the thrown object may have; empty when the throw passes on what a finally caught; null when
     *              nothing is known
     */
    record Throw(Set<String> types, List<String> handlers, int line) implements Fact { }

    record Catch(String type, int line) implements Fact { }

    /** A string constant. */
    record Text(String text, int line) implements Fact { }

    /** Something that cannot be compiled, and what to write instead. */
    record Unsupported(String what, String remedy, int line) implements Fact { }
}
