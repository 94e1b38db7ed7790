package tsubame.ir.verify;

import java.util.List;
import tsubame.ir.Alloc;
import tsubame.ir.Arith;
import tsubame.ir.ArrayOp;
import tsubame.ir.Box;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Memory;
import tsubame.ir.Op;
import tsubame.ir.Raw;
import tsubame.ir.Signature;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/** Which types each operation takes; part of the specification in {@link Verifier}. Messages are null when all is well. */
final class OperandTypes {
    private OperandTypes() {}

    static String check(Op op) {
        return switch (op) {
            case Arith arith -> arith(arith);
            case Compare compare -> compare(compare);
            case Convert convert -> convert(convert);
            case Box box -> box(box);
            case Memory memory -> memory(memory);
            case ArrayOp array -> array(array);
            case Alloc alloc -> alloc(alloc);
            case TypeTest test -> test(test);
            case Call call -> call(call);
            case Check check -> check(check);
            case Raw raw -> raw(raw);
            case Unwinding unwinding -> unwinding(unwinding);
            case Const.Null constant -> constant.type().isReference() ? null : "null is no " + constant.type().text();
            case Const.Image constant -> constant.type().isReference() ? null : "an object is no " + constant.type().text();
            case Const _ -> null;
        };
    }

    private static String is(Value value, Type... types) {
        StringBuilder text = new StringBuilder();
        for (Type type : types) {
            if (value.type().agreesWith(type)) return null;
            text.append(text.isEmpty() ? "" : " or ").append(type.text());
        }
        return value + " is " + value.type().text() + ", not " + text;
    }

    private static String equal(Value a, Value b) {
        return a.type().agreesWith(b.type()) ? null : a + " is " + a.type().text() + ", " + b + " is " + b.type().text();
    }

    private static String first(String... messages) {
        for (String message : messages) if (message != null) return message;
        return null;
    }

    private static String ref(Value value) {
        return value.type() instanceof Type.Ref ? null : value + " is " + value.type().text() + ", no ref";
    }

    private static String reference(Value value) {
        return value.type().isReference() ? null : value + " is " + value.type().text() + ", no boxed and no ref";
    }

    private static String arith(Arith arith) {
        return switch (arith) {
            case Arith.Binary(var kind, Value a, Value b) -> switch (kind) {
                case ADD, SUB, MUL, DIV, REM, MIN, MAX -> first(is(a, Type.I32, Type.I64, Type.F64), equal(a, b));
                case AND, OR, XOR -> first(is(a, Type.I1, Type.I32, Type.I64), equal(a, b));
                case SHL, SHR, USHR -> first(is(a, Type.I32, Type.I64), is(b, Type.I32));
                case UDIV, UREM, ADD_OVERFLOWS, SUB_OVERFLOWS, MUL_OVERFLOWS -> first(is(a, Type.I32, Type.I64), equal(a, b));
                case MULH, UMULH -> first(is(a, Type.I64), equal(a, b));
            };
            case Arith.Unary(var kind, Value a) -> switch (kind) {
                case NEG, ABS -> is(a, Type.I32, Type.I64, Type.F64);
                case NOT -> is(a, Type.I1);
                case SQRT, FLOOR, CEIL, RINT, CANONICAL -> is(a, Type.F64);
                case LEADING_ZEROS, TRAILING_ZEROS, BIT_COUNT, REVERSE_BYTES -> is(a, Type.I32, Type.I64);
            };
            case Arith.Select(Value condition, Value a, Value b) -> first(is(condition, Type.I1), equal(a, b));
        };
    }

    private static String compare(Compare compare) {
        return switch (compare) {
            case Compare.Int(_, Value a, Value b) -> first(is(a, Type.I32, Type.I64, Type.ADDRESS), equal(a, b));
            case Compare.Float(_, Value a, Value b) -> first(is(a, Type.F64), equal(a, b));
            case Compare.ThreeWay(int ifNaN, Value a, Value b) -> first(is(a, Type.I64, Type.F64), equal(a, b),
                    ifNaN == -1 || ifNaN == 1 ? null : "NaN compares as -1 or 1, not " + ifNaN);
            case Compare.Same(Value a, Value b) -> first(reference(a), equal(a, b));
            case Compare.IsNull(Value a) -> reference(a);
        };
    }

    private static String convert(Convert convert) {
        return switch (convert) {
            case Convert.Number(var kind, Value a) -> is(a, kind.from());
            case Convert.Retype(Type to, Value a) -> first(reference(a), to.isReference() ? null : "retypes to " + to.text());
        };
    }

    private static String box(Box box) {
        return switch (box) {
            case Box.BoxDouble(Value a) -> is(a, Type.F64);
            case Box.BoxBoolean(Value a) -> is(a, Type.I1);
            case Box.UnboxDouble(Value a) -> is(a, Type.BOXED);
            case Box.UnboxBoolean(Value a) -> is(a, Type.BOXED);
            case Box.IsDouble(Value a) -> is(a, Type.BOXED);
            case Box.IsBoolean(Value a) -> is(a, Type.BOXED);
            case Box.IsObject(Value a) -> is(a, Type.BOXED);
            case Box.BoxInteger(Value a) -> is(a, Type.I64);
            case Box.UnboxInteger(Value a) -> is(a, Type.BOXED);
            case Box.IsInteger(Value a) -> is(a, Type.BOXED);
            case Box.IsPlainDouble(Value a) -> is(a, Type.BOXED);
            case Box.IsValue(Value a) -> is(a, Type.BOXED);
        };
    }

    private static String memory(Memory memory) {
        return switch (memory) {
            case Memory.GetField(_, Value object) -> ref(object);
            case Memory.PutField(var field, Value object, Value value, _) -> first(ref(object), is(value, field.type()));
            case Memory.GetSlot _, Memory.GetLeft _, Memory.GetStatic _ -> null;
            case Memory.PutLeft(_, Value value) -> is(value, Type.BOXED);
            case Memory.PutStatic(var field, Value value) -> is(value, field.type());
        };
    }

    private static String array(ArrayOp op) {
        return switch (op) {
            case ArrayOp.Length(Value array) -> ref(array);
            case ArrayOp.Load(_, Value array, Value index) -> first(ref(array), is(index, Type.I32));
            case ArrayOp.Store(var element, Value array, Value index, Value value, _) ->
                    first(ref(array), is(index, Type.I32), is(value, element.type()));
            case ArrayOp.LoadBytes(_, Value array, Value offset) -> first(ref(array), is(offset, Type.I32));
            case ArrayOp.StoreBytes(var storage, Value array, Value offset, Value value) ->
                    first(ref(array), is(offset, Type.I32), is(value, storage.type()));
        };
    }

    private static String alloc(Alloc alloc) {
        return switch (alloc) {
            case Alloc.NewObject _ -> null;
            case Alloc.NewArray(_, Value length) -> is(length, Type.I32);
            case Alloc.Slow(_, Value bytes) -> is(bytes, Type.I64);
        };
    }

    private static String test(TypeTest test) {
        return switch (test) {
            case TypeTest.InstanceOf(_, Value a) -> reference(a);
            case TypeTest.CheckCast(_, Value a) -> reference(a);
            case TypeTest.TypeNumber(Value object) -> ref(object);
        };
    }

    private static String call(Call call) {
        return switch (call) {
            case Call.Direct direct -> arguments(direct.method().signature(), direct.operands());
            case Call.Virtual virtual -> instance(virtual.method().isStatic(), virtual.method().signature(), virtual.operands());
            case Call.Interface virtual -> instance(virtual.method().isStatic(), virtual.method().signature(), virtual.operands());
            case Call.Runtime entry -> arguments(Signature.of(entry.descriptor()), entry.operands());
            case Call.Indirect code -> code.operands().isEmpty() ? "takes an address" : first(is(code.operands().get(0), Type.ADDRESS),
                    arguments(Signature.of(code.descriptor()), code.operands().subList(1, code.operands().size())));
        };
    }

    private static String instance(boolean isStatic, Signature signature, List<Value> arguments) {
        return isStatic ? "has no receiver" : arguments(signature, arguments);
    }

    private static String arguments(Signature signature, List<Value> arguments) {
        if (signature.parameters().size() != arguments.size()) {
            return "takes " + signature.parameters().size() + " arguments, not " + arguments.size();
        }
        for (int i = 0; i < arguments.size(); i++) {
            String wrong = is(arguments.get(i), signature.parameters().get(i));
            if (wrong != null) return wrong;
        }
        return null;
    }

    private static String check(Check check) {
        return switch (check) {
            case Check.Guard(var kind, Value a) -> switch (kind) {
                case NON_NULL -> reference(a);
                case NON_ZERO -> is(a, Type.I32, Type.I64);
                case NON_NEGATIVE -> is(a, Type.I32);
            };
            case Check.Bounds(Value index, Value length) -> first(is(index, Type.I32), is(length, Type.I32));
            case Check.StackLimit _, Check.StackExceeded _ -> null;
        };
    }

    private static String raw(Raw raw) {
        return switch (raw) {
            case Raw.Load(_, Value address, Value offset) -> first(is(address, Type.ADDRESS), is(offset, Type.I64));
            case Raw.Store(var storage, Value address, Value offset, Value value) ->
                    first(is(address, Type.ADDRESS), is(offset, Type.I64), is(value, storage.type()));
            case Raw.Add(Value address, Value offset) -> first(is(address, Type.ADDRESS), is(offset, Type.I64));
            case Raw.OfRef(Value object) -> reference(object);
            case Raw.ToRef(Type to, Value address) -> first(is(address, Type.ADDRESS), to.isReference() ? null : "no reference: " + to.text());
            case Raw.Copy(Value from, Value to, Value bytes) -> first(is(from, Type.ADDRESS), is(to, Type.ADDRESS), is(bytes, Type.I64));
            case Raw.Fill(Value to, Value value, Value bytes) -> first(is(to, Type.ADDRESS), is(value, Type.I32), is(bytes, Type.I64));
            case Raw.Prefetch(Value address) -> is(address, Type.ADDRESS);
            case Raw.Barrier(Value object) -> ref(object);
            case Raw.BarrierElement(Value array, Value index) -> first(ref(array), is(index, Type.I32));
            case Raw.BarrierRange(Value array, Value index, Value count) -> first(ref(array), is(index, Type.I32), is(count, Type.I32));
        };
    }

    private static String unwinding(Unwinding unwinding) {
        return switch (unwinding) {
            case Unwinding.Caught _, Unwinding.IsPending _, Unwinding.TakePending _ -> null;
            case Unwinding.SetPending(Value exception) -> ref(exception);
        };
    }
}
