package tsubame.aot.dispatch;

import java.lang.constant.ConstantDesc;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.ir.Block;
import tsubame.ir.Effect;
import tsubame.ir.Function;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Value;

/**
 * The interpreter's loop in an IR function: its head, the block that reads an opcode and switches on it, and the names of opcodes.
 * What the head's parameters hold, and what its cases use of what was computed before the loop, is the state of the loop.
 */
public final class DispatchLoop {
    private final Function function;
    private final Block head;
    private final List<String> opcodes;

    private DispatchLoop(Function function, Block head, List<String> opcodes) {
        this.function = function;
        this.head = head;
        this.opcodes = opcodes;
    }

    /** @param opcodes the names of all opcodes, in the order of their numbers */
    public static DispatchLoop find(Function function, List<String> opcodes) {
        Block head = null;
        for (Block block : function.blocks()) {
            if (block.terminator() instanceof Terminator.Switch choice && choice.keys().size() > opcodes.size() / 4
                    && (head == null || choice.keys().size() > ((Terminator.Switch) head.terminator()).keys().size())) {
                head = block;
            }
        }
        if (head == null) {
            throw new IllegalStateException(function.reference().text() + " is a dispatch loop, and has no switch over opcodes");
        }
        for (Value value : head.body()) {
            if (!value.op().effects().isRemovable() || value.op().effects().has(Effect.ALLOCATES)) {
                throw new IllegalStateException(function.reference().text() + " does more than read an opcode before its switch: " + value.op().head());
            }
        }
        return new DispatchLoop(function, head, List.copyOf(opcodes));
    }

    /** The names of the class's int constants, which must number 0, 1, 2 …; others are left out. */
    public static List<String> opcodes(ClassInfo names) {
        List<String> opcodes = new ArrayList<>();
        for (FieldInfo field : names.fields()) {
            ConstantDesc constant = field.descriptor().equals("I") && field.isStatic() ? field.constant() : null;
            if (constant instanceof Integer number && number == opcodes.size()) {
                opcodes.add(field.name());
            }
        }
        return opcodes;
    }

    public Function function() {
        return function;
    }

    public Block head() {
        return head;
    }

    public Terminator.Switch choice() {
        return (Terminator.Switch) head.terminator();
    }

    public int opcodeCount() {
        return opcodes.size();
    }

    /** Where the loop goes for an opcode. */
    public Target target(int opcode) {
        int at = choice().keys().indexOf(opcode);
        return at < 0 ? choice().otherwise() : choice().cases().get(at);
    }

    /** The distinct handlers, in the order of their first opcodes; that of all opcodes without a case of their own among them. */
    public List<Target> handlers() {
        List<Target> handlers = new ArrayList<>();
        for (int opcode = 0; opcode < opcodeCount(); opcode++) {
            Target target = target(opcode);
            if (handlers.stream().noneMatch(known -> known.block() == target.block())) {
                handlers.add(target);
            }
        }
        return handlers;
    }

    /** How many handlers can go on to a next instruction: others return or throw. */
    public int dispatchingHandlers() {
        WaysOfLoop ways = new WaysOfLoop(this);
        int count = 0;
        for (Target handler : handlers()) {
            boolean dispatches = ways.reach(handler.block(), Set.of()).stream().anyMatch(block -> block.successors().contains(head));
            count += dispatches ? 1 : 0;
        }
        return count;
    }

    /** The handler's name: its first opcode's. */
    public String name(Target handler) {
        if (handler.block() == choice().otherwise().block()) {
            return "others";
        }
        for (int opcode = 0; opcode < opcodeCount(); opcode++) {
            if (target(opcode).block() == handler.block()) {
                return opcodes.get(opcode);
            }
        }
        throw new IllegalArgumentException(handler.text());
    }
}
