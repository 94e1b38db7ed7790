package tsubame.aot.build;

import java.util.ArrayList;
import java.util.List;
import tsubame.aot.classfile.MethodInfo;
import tsubame.ir.Arith.UnaryKind;
import tsubame.ir.Builder;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Const;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Effect;
import tsubame.ir.Effects;
import tsubame.ir.Raw;
import tsubame.ir.Storage;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** The intrinsic methods of System Java: instructions on addresses, and a few things that only the start code can tell. */
final class SystemCalls {
    private static final Storage ADDRESS = new Storage("L" + Type.ADDRESS_CLASS + ";");
    /** Where an array's elements begin. */
    private static final long ELEMENTS = 8;
    private static final Effects OUTSIDE = Effects.ALL.without(Effect.THROWS).without(Effect.ALLOCATES);

    private final MethodToIr method;
    private final Builder builder;

    SystemCalls(MethodToIr method) {
        this.method = method;
        this.builder = method.builder;
    }

    /** The result; null for an operation that gives none. */
    Value call(MethodInfo target, List<Value> arguments) {
        return switch (target.owner().name()) {
            case Type.ADDRESS_CLASS -> address(target, arguments);
            case "tsubame/gc/HeapContext" -> builder.constant(new Const.Image(ImageKeys.HEAP, Type.ADDRESS));
            case "tsubame/system/Text" -> literal(arguments.getFirst());
            case "tsubame/system/MemoryState" -> null;
            case "tsubame/system/Registers" -> register(target, arguments);
            case "tsubame/system/Stack" -> asInt(builder.emit(new Check.StackExceeded()));
            case "tsubame/runtime/interpreter/ProgramCode" -> program(target, arguments);
            case "tsubame/runtime/binary/LittleEndian" -> number(target, arguments);
            case "tsubame/runtime/object/SlotInteger" -> slotInteger(target, arguments.getFirst());
            case "tsubame/system/ByteArrays" -> copyBytes(target, arguments);
            default -> throw new IllegalStateException("System Java's " + target + " has no code");
        };
    }

    private Value literal(Value text) {
        if (text.op() instanceof Const.Text(String value)) {
            return builder.constant(new Const.Image(ImageKeys.ascii(value), Type.ADDRESS));
        }
        throw new IllegalStateException("Text.literal in " + method.method + " needs a constant");
    }

    private Value register(MethodInfo target, List<Value> arguments) {
        return builder.emit(new Call.Direct(MethodToIr.reference(target), OUTSIDE, arguments));
    }

    /** A store to a slot needs no barrier: slots are roots of every collection. */
    private Value program(MethodInfo target, List<Value> arguments) {
        if (target.name().equals("slot")) {
            return builder.load(Storage.BOXED, builder.constant(new Const.Image(ImageKeys.PROGRAM_SLOTS, Type.ADDRESS)), slotOffset(arguments));
        }
        if (!target.name().equals("setSlot")) {
            List<Value> operands = new ArrayList<>(arguments);
            operands.set(0, builder.convert(NumberKind.I64_TO_ADDRESS, arguments.getFirst()));
            return builder.callIndirect(target.descriptor().replaceFirst("\\(J", "("), operands);
        }
        Value slots = builder.constant(new Const.Image(ImageKeys.PROGRAM_SLOTS, Type.ADDRESS));
        return nothing(builder.store(Storage.BOXED, slots, slotOffset(arguments), arguments.get(1)));
    }

    /** Words of slots of objects. */
    private Value slotInteger(MethodInfo target, Value a) {
        return switch (target.name()) {
            case "is" -> asInt(builder.isInteger(a));
            case "number" -> builder.unboxInteger(a);
            case "of" -> builder.boxInteger(a);
            default -> throw new IllegalStateException(target + " has no code");
        };
    }

    private Value slotOffset(List<Value> arguments) {
        return builder.mul(builder.convert(NumberKind.I32_TO_I64, arguments.getFirst()), builder.i64(8));
    }

    /** Between an array, of which an address is taken for no longer than the copy, and raw memory. */
    private Value copyBytes(MethodInfo target, List<Value> arguments) {
        boolean out = target.name().equals("copyOut");
        Value array = builder.refAddress(arguments.get(out ? 0 : 1));
        Value offset = builder.convert(NumberKind.I32_TO_I64, arguments.get(out ? 1 : 2));
        Value elements = builder.addressAdd(builder.addressAdd(array, builder.i64(ELEMENTS)), offset);
        Value raw = arguments.get(out ? 2 : 0);
        Value length = builder.convert(NumberKind.I32_TO_I64, arguments.get(3));
        return nothing(out ? builder.copyMemory(elements, raw, length) : builder.copyMemory(raw, elements, length));
    }

    /** A number in an array of bytes. */
    private Value number(MethodInfo target, List<Value> arguments) {
        if (target.name().equals("canonical")) {
            return builder.unary(UnaryKind.CANONICAL, arguments.getFirst());
        }
        Storage storage = switch (target.name().substring("get".length())) {
            case "Int8" -> Storage.BYTE;
            case "Int16" -> new Storage("S");
            case "Int32" -> Storage.INT;
            case "Int64" -> Storage.LONG;
            case "Float32Bits" -> new Storage("F");
            case "Float64Bits" -> Storage.DOUBLE;
            default -> throw new IllegalStateException(target + " has no code");
        };
        return target.name().startsWith("get")
                ? builder.bytesLoad(storage, arguments.get(0), arguments.get(1))
                : nothing(builder.bytesStore(storage, arguments.get(0), arguments.get(1), arguments.get(2)));
    }

    private Value address(MethodInfo target, List<Value> arguments) {
        Value a = arguments.isEmpty() ? null : arguments.getFirst();
        Value b = arguments.size() < 2 ? null : arguments.get(1);
        return switch (target.name()) {
            case "zero" -> builder.constant(new Const.Address(0));
            case "fromLong" -> builder.convert(NumberKind.I64_TO_ADDRESS, a);
            case "toLong" -> builder.convert(NumberKind.ADDRESS_TO_I64, a);
            case "plus" -> builder.addressAdd(a, b);
            case "minus" -> builder.addressAdd(a, builder.neg(b));
            case "diff" -> builder.sub(builder.convert(NumberKind.ADDRESS_TO_I64, a), builder.convert(NumberKind.ADDRESS_TO_I64, b));
            case "isZero" -> asInt(builder.compare(Condition.EQ, a, builder.constant(new Const.Address(0))));
            case "eq" -> asInt(builder.compare(Condition.EQ, a, b));
            case "isBelow" -> asInt(builder.compare(Condition.ULT, a, b));
            case "isAtMost" -> asInt(builder.compare(Condition.ULE, a, b));
            case "prefetch" -> nothing(builder.emit(new Raw.Prefetch(a)));
            case "copy" -> nothing(builder.copyMemory(a, b, arguments.get(2)));
            case "fill" -> nothing(builder.fillMemory(a, arguments.get(2), b));
            default -> access(target.name(), arguments);
        };
    }

    private Value access(String name, List<Value> arguments) {
        Storage storage = switch (name) {
            case "loadByte", "storeByte" -> Storage.BYTE;
            case "loadUnsignedByte" -> new Storage("Z");
            case "loadChar", "storeChar" -> Storage.CHAR;
            case "loadInt", "storeInt" -> Storage.INT;
            case "loadLong", "storeLong" -> Storage.LONG;
            case "loadDouble", "storeDouble" -> Storage.DOUBLE;
            case "loadAddress", "storeAddress" -> ADDRESS;
            default -> throw new IllegalStateException("Address." + name + " has no code");
        };
        Value base = arguments.getFirst();
        Value offset = arguments.get(1);
        return name.startsWith("load")
                ? builder.load(storage, base, offset)
                : nothing(builder.store(storage, base, offset, arguments.get(2)));
    }

    private static Value nothing(Value store) {
        return null;
    }

    private Value asInt(Value condition) {
        return builder.convert(NumberKind.I1_TO_I32, condition);
    }
}
