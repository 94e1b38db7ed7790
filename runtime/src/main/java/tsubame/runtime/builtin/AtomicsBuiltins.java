package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.binary.LittleEndian;
import tsubame.runtime.binary.SharedWaiter;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * Atomics (ECMA-262 §25.4). With one agent every plain access is atomic. {@code wait} can end by its timeout only, so without one it
 * is refused instead of waiting for ever; {@code waitAsync} is woken by {@code notify} of the same program. With several agents, every
 * access, and all waiting, is in the critical section of {@link Agent#sharedMemory}.
 */
final class AtomicsBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        ADD(function("add", 3)),
        AND(function("and", 3)),
        COMPARE_EXCHANGE(function("compareExchange", 4)),
        EXCHANGE(function("exchange", 3)),
        IS_LOCK_FREE(function("isLockFree", 1)),
        LOAD(function("load", 2)),
        NOTIFY(function("notify", 3)),
        OR(function("or", 3)),
        PAUSE(function("pause", 0)),
        STORE(function("store", 3)),
        SUB(function("sub", 3)),
        WAIT(function("wait", 4)),
        WAIT_ASYNC(function("waitAsync", 4)),
        XOR(function("xor", 3));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final Name ASYNC = Name.of("async");
    private static final JsString NOT_EQUAL = JsString.of("not-equal");
    private static final JsString OK = JsString.of("ok");
    private static final JsString TIMED_OUT = JsString.of("timed-out");
    private static final double NANOS_PER_MILLISECOND = 1e6;

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case ADD, AND, EXCHANGE, OR, SUB, XOR -> readModifyWrite(ROWS[id], arg(args, 0), arg(args, 1), arg(args, 2));
            case COMPARE_EXCHANGE -> compareExchange(args);
            case IS_LOCK_FREE -> isLockFree(Conversions.toIntegerOrInfinity(arg(args, 0)));
            case LOAD -> load(arg(args, 0), arg(args, 1));
            case NOTIFY -> notify(arg(args, 0), arg(args, 1), arg(args, 2));
            case PAUSE -> pause(arg(args, 0));
            case STORE -> store(arg(args, 0), arg(args, 1), arg(args, 2));
            case WAIT -> wait(args, false);
            case WAIT_ASYNC -> wait(args, true);
        };
    }

    // ---- Checks

    private static JsTypedArray validateForWriting(Object value) {
        if (value instanceof JsTypedArray array) {
            TypedArrayCreation.requireWritable(array, "constructor");
        }
        return validate(value, false);
    }

    /** ValidateIntegerTypedArray (§25.4.3.1). */
    private static JsTypedArray validate(Object value, boolean waitable) {
        if (!(value instanceof JsTypedArray array)) {
            throw Errors.typeError("[object " + (value instanceof JsObject o ? o.className() : "Array") + "] is not an integer typed array.");
        }
        TypedArrayCreation.requireInBounds(array, "constructor");
        ElementKind kind = array.kind;
        boolean fits = waitable
                ? kind == ElementKind.INT32 || kind == ElementKind.BIGINT64
                : !kind.isFloat() && kind != ElementKind.UINT8_CLAMPED;
        if (!fits) {
            throw Errors.typeError("[object Array] is not an " + (waitable ? "int32 or BigInt64" : "integer") + " typed array.");
        }
        return array;
    }

    /** ValidateAtomicAccess (§25.4.3.2), as an index of an element. */
    private static int index(JsTypedArray array, Object value) {
        int length = array.length();
        double index = value == Undefined.UNDEFINED ? 0 : Conversions.toIntegerOrInfinity(value);
        if (!(index >= 0 && index < length)) {
            throw Errors.rangeError("Invalid atomic access index");
        }
        return (int) index;
    }

    /** RevalidateAtomicAccess (§25.4.3.4): conversions may have moved the bounds. */
    private static void revalidate(JsTypedArray array, int index) {
        TypedArrayCreation.requireInBounds(array, "constructor");
        if (index >= array.length()) {
            throw Errors.rangeError("Invalid atomic access index");
        }
    }

    /** The operand as a BigInt, or as an integral number. */
    private static Object operand(JsTypedArray array, Object value) {
        return array.kind.isBigInt() ? Conversions.toBigInt(value) : (Object) Conversions.toIntegerOrInfinity(value);
    }

    // ---- Reading and writing

    private static Object load(Object target, Object position) {
        JsTypedArray array = validate(target, false);
        int index = index(array, position);
        revalidate(array, index);
        boolean entered = enter(array);
        Object value = array.element(index);
        leave(entered);
        return value;
    }

    /** Begins an access that must be atomic; answers whether there are other agents, to {@link #leave} for. Nothing in between throws. */
    private static boolean enter(JsTypedArray array) {
        boolean shared = Agent.sharedMemory != null && array.buffer.isShared();
        if (shared) {
            Agent.sharedMemory.enter();
        }
        return shared;
    }

    private static void leave(boolean entered) {
        if (entered) {
            Agent.sharedMemory.leave();
        }
    }

    private static Object store(Object target, Object position, Object value) {
        JsTypedArray array = validateForWriting(target);
        int index = index(array, position);
        Object operand = operand(array, value);
        revalidate(array, index);
        boolean entered = enter(array);
        array.setElement(index, operand);
        leave(entered);
        return operand;
    }

    /** AtomicReadModifyWrite (§25.4.3.14). */
    private static Object readModifyWrite(Row operation, Object target, Object position, Object value) {
        JsTypedArray array = validateForWriting(target);
        int index = index(array, position);
        Object operand = operand(array, value);
        revalidate(array, index);
        boolean entered = enter(array);
        Object old = array.element(index);
        byte[] bytes = array.buffer.bytes();
        int at = array.byteIndex(index);
        if (operand instanceof JsBigInt big) {
            LittleEndian.putInt64(bytes, at, apply(operation, LittleEndian.getInt64(bytes, at), big.toLong()));
        } else {
            long result = apply(operation, (long) array.number(index), Conversions.toInt32((double) (Double) operand));
            array.kind.putNumber(bytes, at, (int) result);
        }
        leave(entered);
        return old;
    }

    /** The low bits of the result depend on the low bits of the operands only, whatever the element's size. */
    private static long apply(Row operation, long old, long value) {
        return switch (operation) {
            case ADD -> old + value;
            case AND -> old & value;
            case OR -> old | value;
            case SUB -> old - value;
            case XOR -> old ^ value;
            default -> value;
        };
    }

    private static Object compareExchange(Object[] args) {
        JsTypedArray array = validateForWriting(arg(args, 0));
        int index = index(array, arg(args, 1));
        Object expected = operand(array, arg(args, 2));
        Object replacement = operand(array, arg(args, 3));
        revalidate(array, index);
        boolean entered = enter(array);
        Object old = array.element(index);
        if (isElement(array, index, expected)) {
            array.setElement(index, replacement);
        }
        leave(entered);
        return old;
    }

    /** Whether the element has the bytes that storing the value would give it. */
    private static boolean isElement(JsTypedArray array, int index, Object value) {
        if (value instanceof JsBigInt big) {
            return LittleEndian.getInt64(array.buffer.bytes(), array.byteIndex(index)) == big.toLong();
        }
        byte[] stored = new byte[4];
        array.kind.putNumber(stored, 0, (Double) value);
        return array.kind.getNumber(stored, 0) == array.number(index);
    }

    private static boolean isLockFree(double size) {
        return size == 1 || size == 2 || size == 4 || size == 8;
    }

    private static Object pause(Object iterations) {
        if (iterations != Undefined.UNDEFINED && !Conversions.isIntegralNumber(iterations)) {
            throw Errors.typeError("The number of iterations must be an integral number: " + Describe.plainly(iterations));
        }
        return Undefined.UNDEFINED;
    }

    // ---- Waiting

    /** DoWait (§25.4.3.15). */
    private static Object wait(Object[] args, boolean async) {
        JsTypedArray array = validate(arg(args, 0), true);
        if (!array.buffer.isShared()) {
            throw Errors.typeError("[object " + array.className() + "] is not a shared typed array.");
        }
        int index = index(array, arg(args, 1));
        Object value = array.kind.isBigInt()
                ? Conversions.toBigInt(arg(args, 2))
                : (Object) (double) Conversions.toInt32(arg(args, 2));
        double timeout = Conversions.toNumber(arg(args, 3));
        timeout = timeout != timeout ? Double.POSITIVE_INFINITY : Math.max(timeout, 0);
        if (!async && Agent.sharedMemory != null && !Agent.sharedMemory.canSuspend()) {
            throw Errors.typeError("Atomics.wait cannot be called in this context");
        }
        boolean entered = enter(array);
        boolean equal = isElement(array, index, value);
        Object result;
        if (async) {
            result = waitAsync(array, index, equal, timeout);
        } else if (!equal) {
            result = NOT_EQUAL;
        } else if (entered) {
            result = Agent.sharedMemory.suspend(array.buffer.bytes(), array.byteIndex(index), timeout) ? OK : TIMED_OUT;
        } else {
            result = sleep(timeout);
        }
        leave(entered);
        return result;
    }

    private static Object sleep(double timeout) {
        if (timeout == Double.POSITIVE_INFINITY || Agent.host == null) {
            throw Errors.typeError("Atomics.wait without a timeout would wait for ever: there is no other agent");
        }
        double nanoseconds = Math.min(timeout * NANOS_PER_MILLISECOND, Long.MAX_VALUE / 4);
        long end = Agent.host.monotonicTime() + (long) nanoseconds;
        for (long rest = (long) nanoseconds; rest > 0; rest = end - Agent.host.monotonicTime()) {
            Agent.host.sleep(rest);
        }
        return TIMED_OUT;
    }

    private static Object waitAsync(JsTypedArray array, int index, boolean equal, double timeout) {
        boolean waits = equal && timeout > 0;
        Object value = equal ? TIMED_OUT : NOT_EQUAL;
        if (waits) {
            PromiseCapability capability = PromiseCapability.intrinsic(Agent.realm);
            if (Agent.sharedMemory == null) {
                array.buffer.waiters().add(array.byteIndex(index), capability, timeout);
            } else {
                SharedWaiter.add(array.buffer.bytes(), array.byteIndex(index), capability, timeout);
            }
            value = capability.promise();
        }
        JsObject result = ObjectOperations.newObject();
        result.define(ASYNC, waits, Attributes.DEFAULT);
        result.define(Names.VALUE, value, Attributes.DEFAULT);
        return result;
    }

    private static Object notify(Object target, Object position, Object count) {
        JsTypedArray array = validate(target, true);
        int index = index(array, position);
        double most = count == Undefined.UNDEFINED
                ? Double.POSITIVE_INFINITY
                : Math.max(Conversions.toIntegerOrInfinity(count), 0);
        if (!array.buffer.isShared()) {
            return 0.0;
        }
        if (Agent.sharedMemory == null) {
            return (double) array.buffer.waiters().notify(array.byteIndex(index), most);
        }
        Agent.sharedMemory.enter();
        int woken = Agent.sharedMemory.notify(array.buffer.bytes(), array.byteIndex(index), most);
        Agent.sharedMemory.leave();
        return (double) woken;
    }

    @Override
    public void install(Realm realm) {
        JsObject atomics = prototypeObject(realm.objectPrototype, 16);
        installRows(realm, ROWS, atomics, null);
        toStringTag(atomics, "Atomics");
        global(realm, "Atomics", atomics);
    }
}
