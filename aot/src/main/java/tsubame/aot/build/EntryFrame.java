package tsubame.aot.build;

import java.lang.classfile.attribute.StackMapFrameInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.ObjectVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.UninitializedVerificationTypeInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.VerificationTypeInfo;
import java.util.ArrayList;
import java.util.List;
import tsubame.ir.Block;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * What the class file's stack map says of a branch target: which locals are alive and what is on the stack. Each of them is a
 * parameter of the target's block, in this order.
 */
final class EntryFrame {
    /** @param local index of a local; -1 for a stack entry */
    private record Entry(int local, Type type, boolean wide) {}

    private final List<Entry> entries = new ArrayList<>();
    private final Block block;

    private EntryFrame(Block block) {
        this.block = block;
    }

    static EntryFrame of(StackMapFrameInfo info, String owner, Block block) {
        EntryFrame frame = new EntryFrame(block);
        int index = 0;
        for (VerificationTypeInfo type : info.locals()) {
            boolean wide = isWide(type);
            frame.add(index, type, wide, owner);
            index += wide ? 2 : 1;
        }
        for (VerificationTypeInfo type : info.stack()) {
            frame.add(-1, type, isWide(type), owner);
        }
        return frame;
    }

    private void add(int local, VerificationTypeInfo info, boolean wide, String owner) {
        Type type = type(info, owner);
        if (type != null) {
            entries.add(new Entry(local, type, wide));
            block.addParameter(type);
        }
    }

    private static boolean isWide(VerificationTypeInfo type) {
        return type == SimpleVerificationTypeInfo.LONG || type == SimpleVerificationTypeInfo.DOUBLE;
    }

    /** Null for a local that holds nothing usable. */
    private static Type type(VerificationTypeInfo type, String owner) {
        return switch (type) {
            case SimpleVerificationTypeInfo simple -> switch (simple) {
                case TOP -> null;
                case INTEGER -> Type.I32;
                case FLOAT, DOUBLE -> Type.F64;
                case LONG -> Type.I64;
                case NULL -> Type.BOXED;
                case UNINITIALIZED_THIS -> Type.ofClass(owner);
            };
            case ObjectVerificationTypeInfo object -> Type.ofClass(object.className().asInternalName());
            case UninitializedVerificationTypeInfo _ -> Type.BOXED;
        };
    }

    Block block() {
        return block;
    }

    /** The arguments for a jump here from the given state. */
    List<Value> arguments(FrameState state, Coercion coercion) {
        List<Value> arguments = new ArrayList<>();
        int stackIndex = 0;
        for (Entry entry : entries) {
            Value value = entry.local() >= 0 ? state.local(entry.local()).value() : state.stack().get(stackIndex++).value();
            arguments.add(coercion.to(entry.type(), value));
        }
        return arguments;
    }

    /** The state in which the block begins. */
    void enter(FrameState state) {
        state.clear();
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            Value parameter = block.parameters().get(i);
            if (entry.local() >= 0) {
                state.setLocal(entry.local(), parameter, entry.wide());
            } else {
                state.push(parameter, entry.wide());
            }
        }
    }
}
