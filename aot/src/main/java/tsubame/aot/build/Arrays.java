package tsubame.aot.build;

import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Array instructions. Element types come from the static type of the array, where the instruction does not tell. */
final class Arrays {
    private final MethodToIr method;
    private final Builder builder;
    private final FrameState state;
    /** Whether somebody has proved all indices of the method. */
    private final boolean unchecked;

    Arrays(MethodToIr method) {
        this.method = method;
        this.builder = method.builder;
        this.state = method.state;
        this.unchecked = method.method.isAnnotated("Unchecked");
    }

    void newPrimitive(NewPrimitiveArrayInstruction made) {
        Value length = builder.nonNegative(state.pop());
        state.push(builder.newArray(new Storage(letter(made.typeKind())), length));
    }

    void newReference(NewReferenceArrayInstruction made) {
        String name = made.componentType().asInternalName();
        Value length = builder.nonNegative(state.pop());
        state.push(builder.newArray(new Storage(name.startsWith("[") ? name : "L" + name + ";"), length));
    }

    /** An array of arrays, as deep as there are lengths. */
    void newNested(NewMultiArrayInstruction made) {
        Value[] lengths = new Value[made.dimensions()];
        for (int i = lengths.length - 1; i >= 0; i--) {
            lengths[i] = builder.nonNegative(state.pop());
        }
        state.push(nested(made.arrayType().asInternalName(), lengths, 0));
    }

    /** The outer array, then a loop that fills it. */
    private Value nested(String type, Value[] lengths, int depth) {
        Storage element = new Storage(type.substring(1));
        Value array = builder.newArray(element, lengths[depth]);
        if (depth == lengths.length - 1) {
            return array;
        }
        Block test = builder.newBlock(Type.I32);
        Block fill = builder.newBlock();
        Block done = builder.newBlock();
        builder.jump(test, builder.i32(0));
        builder.at(test);
        Value index = test.parameters().getFirst();
        builder.branch(builder.compare(Compare.Condition.LT, index, lengths[depth]), Target.to(fill), Target.to(done));
        builder.at(fill);
        builder.arrayStore(element, array, index, nested(element.descriptor(), lengths, depth + 1));
        builder.jump(test, builder.add(index, builder.i32(1)));
        builder.at(done);
        return array;
    }

    void load(ArrayLoadInstruction load) {
        Value index = state.pop();
        Value array = state.pop();
        Storage element = element(load.typeKind(), array);
        Value typed = typed(array, element);
        Value checked = checked(index, typed);
        boolean wide = load.typeKind() == TypeKind.LONG || load.typeKind() == TypeKind.DOUBLE;
        state.push(builder.arrayLoad(element, typed, checked), wide);
    }

    void store(ArrayStoreInstruction store) {
        Value value = state.pop();
        Value index = state.pop();
        Value array = state.pop();
        Storage element = element(store.typeKind(), array);
        Value typed = typed(array, element);
        Value checked = checked(index, typed);
        builder.arrayStore(element, typed, checked, method.coercion.to(element.type(), value));
    }

    private Value checked(Value index, Value array) {
        return unchecked ? index : builder.bounds(index, builder.arrayLength(array));
    }

    private Storage element(TypeKind kind, Value array) {
        if (kind != TypeKind.REFERENCE && kind != TypeKind.BYTE) {
            return new Storage(letter(kind));
        }
        if (array.type() instanceof Type.Ref(String name) && name.startsWith("[")) {
            return new Storage(name.substring(1));
        }
        return kind == TypeKind.BYTE ? Storage.BYTE : Storage.BOXED;
    }

    private Value typed(Value array, Storage element) {
        return array.type() == Type.BOXED ? builder.retype(Type.ref("[" + element.descriptor()), array) : array;
    }

    private static String letter(TypeKind kind) {
        return switch (kind) {
            case BOOLEAN -> "Z";
            case BYTE -> "B";
            case SHORT -> "S";
            case CHAR -> "C";
            case INT -> "I";
            case LONG -> "J";
            case FLOAT -> "F";
            case DOUBLE -> "D";
            case REFERENCE -> "Ljava/lang/Object;";
            case VOID -> throw new IllegalStateException("array of void");
        };
    }
}
