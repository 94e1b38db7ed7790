package tsubame.aot.build;

import java.util.List;
import tsubame.ir.Arith.BinaryKind;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Const;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Likelihood;
import tsubame.ir.Raw;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Copies within and of whole arrays, as moves of memory. Static types give the elements' size. */
final class ArrayCopies {
    private static final long BODY = 8;

    private final MethodToIr method;
    private final Builder builder;

    ArrayCopies(MethodToIr method) {
        this.method = method;
        this.builder = method.builder;
    }

    /** System.arraycopy(from, fromIndex, to, toIndex, length). Gives no value. */
    Value copy(List<Value> arguments) {
        Storage element = element(arguments.get(0), arguments.get(2));
        Value from = typed(arguments.get(0), element);
        Value to = typed(arguments.get(2), element);
        Value length = arguments.get(4);
        within(from, arguments.get(1), length);
        within(to, arguments.get(3), length);
        if (element.kind().isReference()) builder.emit(new Raw.BarrierRange(to, arguments.get(3), length));
        move(element, from, arguments.get(1), to, arguments.get(3), length);
        return null;
    }

    /** The operands' static types, before they were passed as Object. */
    private Storage element(Value from, Value to) {
        for (Value array : new Value[] {from, to}) {
            Value origin = array;
            while (origin.op() instanceof tsubame.ir.Convert.Retype(Type _, Value inner)) {
                origin = inner;
            }
            if (origin.type() instanceof Type.Ref(String name) && name.startsWith("[")) {
                return new Storage(name.substring(1));
            }
        }
        throw new IllegalStateException("arraycopy in " + method.method + " between arrays of unknown type");
    }

    private Value typed(Value array, Storage element) {
        return method.coercion.to(Type.ref("[" + element.descriptor()), array);
    }

    /** 0 <= index, 0 <= length, index + length <= the array's length; else a panic. */
    private void within(Value array, Value index, Value length) {
        Value end = builder.add(builder.convert(NumberKind.I32_TO_I64, index), builder.convert(NumberKind.I32_TO_I64, length));
        Value limit = builder.convert(NumberKind.I32_TO_I64, builder.arrayLength(array));
        Value negative = builder.compare(Condition.LT, builder.or(index, length), builder.i32(0));
        Value beyond = builder.compare(Condition.GT, end, limit);
        var right = builder.newBlock();
        var wrong = builder.newBlock();
        builder.branch(builder.binary(BinaryKind.OR, negative, beyond), Target.to(wrong), Target.to(right), Likelihood.UNLIKELY);
        builder.at(wrong);
        builder.panic("array copy out of bounds");
        builder.at(right);
    }

    private void move(Storage element, Value from, Value fromIndex, Value to, Value toIndex, Value length) {
        builder.copyMemory(place(element, from, fromIndex), place(element, to, toIndex), bytes(element, length));
    }

    private Value place(Storage element, Value array, Value index) {
        Value base = builder.addressAdd(builder.refAddress(array), builder.i64(BODY));
        return builder.addressAdd(base, bytes(element, index));
    }

    private Value bytes(Storage element, Value count) {
        Value wide = builder.convert(NumberKind.I32_TO_I64, count);
        return builder.mul(wide, builder.i64(element.kind().bytes()));
    }

    /** clone() of an array. */
    Value cloneArray(Value array) {
        Storage element = element(array, array);
        Value from = typed(array, element);
        Value length = builder.arrayLength(from);
        Value copy = builder.newArray(element, length);
        move(element, from, builder.i32(0), copy, builder.i32(0), length);
        return method.coercion.to(Type.BOXED, copy);
    }

    /** An array of the class of another one; all arrays of references have one layout, so the class of Object[] serves. */
    Value like(Value array, Value length) {
        Value made = builder.newArray(Storage.BOXED, builder.nonNegative(length));
        Value object = builder.emit(new Raw.OfRef(made));
        Value pattern = builder.emit(new Raw.OfRef(array));
        Value header = builder.load(Storage.CHAR, pattern, builder.constant(new Const.Long(0)));
        builder.store(Storage.CHAR, object, builder.constant(new Const.Long(0)), header);
        // Through its address: what the allocation says of the class no longer holds.
        return builder.addressRef(made.type(), object);
    }
}
