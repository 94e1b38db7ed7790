package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Equality;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.convert.Pieces;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.SlotInteger;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.GlobalEnvironment;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.RuntimeEntry;
import tsubame.system.rule.Unchecked;

/**
 * Opcodes as machine code calls them: the same methods that the dispatch loop uses, without a frame. What is short for two numbers,
 * or for the objects that an inline cache knows, is inlined; the compiler folds it against what it knows of the operands. Whatever is
 * rare goes through {@link #execute}, by way of a frame that holds the operands.
 */
final class CompiledOps {
    private CompiledOps() {}

    // ---- Frames, for what is rare

    @RuntimeEntry("compiled code: a frame that is nobody's caller, for rare instructions")
    static Frame frame(BytecodeFunction f, Object thisValue, Object newTarget, Object[] arguments) {
        return new Frame(f, thisValue, newTarget, f.code.newRegisters(), arguments);
    }

    @RuntimeEntry("compiled code: an instruction over a frame's registers; where to go on")
    static int execute(Frame frame, int op, int pc) {
        frame.pc = pc;
        return RareOps.execute(frame, op, pc);
    }

    @RuntimeEntry("compiled code: the stack is used up")
    static void stackOverflow() {
        throw Agent.limitError();
    }

    // ---- Bindings

    @RuntimeEntry("compiled code: an access in the dead zone")
    static JsThrow uninitialized(Code code, int name) {
        return BindingOps.uninitialized(code.text(name));
    }

    @RuntimeEntry("compiled code: THROW")
    static JsThrow thrown(Object value) {
        return new JsThrow(value);
    }

    @RuntimeEntry("compiled code: NEW_CELL_OF")
    @Inline("an allocation")
    static Cell newCell(Object value) {
        return new Cell(value);
    }

    @RuntimeEntry("compiled code: LOAD_GLOBAL")
    @Inline("a binding that the cache knows")
    @Unchecked("the cache's shape says that the slot is there")
    static Object loadGlobal(BytecodeFunction f, int name, PropertyCache[] caches, int cache) {
        PropertyCache entry = caches[cache];
        if (entry != null && entry.cell == null) {
            GlobalEnvironment environment = f.realm.globalEnvironment;
            JsObject global = environment.object();
            if (global.shape == entry.shape && environment.version == entry.epoch) {
                Object value = SlotInteger.value(global.slots[entry.slot]);
                if (value != null) {
                    return value;
                }
            }
        }
        return loadGlobalSlowly(f, name, cache);
    }

    @RuntimeEntry("compiled code: LOAD_GLOBAL, any")
    static Object loadGlobalSlowly(BytecodeFunction f, int name, int cache) {
        return GlobalOps.load(f, name, cache);
    }

    @RuntimeEntry("compiled code: LOAD_THIS_SLOPPY")
    static Object sloppyThis(BytecodeFunction f, Object thisValue) {
        if (thisValue instanceof JsObject) {
            return thisValue;
        }
        return thisValue == Undefined.UNDEFINED || thisValue == Null.NULL ? f.realm.globalObject : Conversions.toObject(thisValue);
    }

    // ---- Operators

    @RuntimeEntry("compiled code: ADD")
    @Inline("two numbers")
    static Object add(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x + y;
        }
        return Operators.add(a, b);
    }

    @RuntimeEntry("compiled code: SUBTRACT")
    @Inline("two numbers")
    static Object subtract(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x - y;
        }
        return Operators.subtract(a, b);
    }

    @RuntimeEntry("compiled code: MULTIPLY")
    @Inline("two numbers")
    static Object multiply(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x * y;
        }
        return Operators.multiply(a, b);
    }

    @RuntimeEntry("compiled code: DIVIDE")
    @Inline("two numbers")
    static Object divide(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x / y;
        }
        return Operators.divide(a, b);
    }

    @RuntimeEntry("compiled code: REMAINDER")
    static Object remainder(Object a, Object b) {
        return Operators.remainder(a, b);
    }

    @RuntimeEntry("compiled code: REMAINDER of two numbers")
    static double remainderOfNumbers(double a, double b) {
        return Operators.remainder(a, b);
    }

    @RuntimeEntry("compiled code: EXPONENTIATE")
    static Object exponentiate(Object a, Object b) {
        return Operators.exponentiate(a, b);
    }

    /** The number that an operand is whose partner is a number: then a big integer is an error. */
    @RuntimeEntry("compiled code: operands beside a number")
    static double toNumberBesideNumber(Object a) {
        if (Conversions.toNumeric(a) instanceof Double number) {
            return number;
        }
        throw Errors.typeError("Cannot mix BigInt and other types, use explicit conversions");
    }

    @RuntimeEntry("compiled code: BIT_AND")
    static Object bitAnd(Object a, Object b) {
        return Operators.bitAnd(a, b);
    }

    @RuntimeEntry("compiled code: BIT_OR")
    static Object bitOr(Object a, Object b) {
        return Operators.bitOr(a, b);
    }

    @RuntimeEntry("compiled code: BIT_XOR")
    static Object bitXor(Object a, Object b) {
        return Operators.bitXor(a, b);
    }

    @RuntimeEntry("compiled code: SHIFT_LEFT")
    static Object shiftLeft(Object a, Object b) {
        return Operators.shiftLeft(a, b);
    }

    @RuntimeEntry("compiled code: SHIFT_RIGHT")
    static Object shiftRight(Object a, Object b) {
        return Operators.shiftRight(a, b);
    }

    @RuntimeEntry("compiled code: SHIFT_RIGHT_UNSIGNED")
    static Object shiftRightUnsigned(Object a, Object b) {
        return Operators.shiftRightUnsigned(a, b);
    }

    @RuntimeEntry("compiled code: BIT_NOT")
    static Object bitNot(Object a) {
        return Operators.bitNot(a);
    }

    @RuntimeEntry("compiled code: NEGATE")
    static Object negate(Object a) {
        return Operators.negate(a);
    }

    @RuntimeEntry("compiled code: INCREMENT")
    @Inline("a number")
    static Object increment(Object a) {
        return a instanceof Double x ? x + 1 : Operators.increment(a);
    }

    @RuntimeEntry("compiled code: DECREMENT")
    @Inline("a number")
    static Object decrement(Object a) {
        return a instanceof Double x ? x - 1 : Operators.decrement(a);
    }

    @RuntimeEntry("compiled code: TO_NUMERIC")
    @Inline("a number")
    static Object toNumeric(Object a) {
        return a instanceof Double ? a : Conversions.toNumeric(a);
    }

    @RuntimeEntry("compiled code: TO_NUMBER")
    static double toNumber(Object a) {
        return Conversions.toNumber(a);
    }

    @RuntimeEntry("compiled code: LESS")
    @Inline("two numbers")
    static boolean less(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x < y;
        }
        return Operators.less(a, b);
    }

    @RuntimeEntry("compiled code: LESS_EQUAL")
    @Inline("two numbers")
    static boolean lessOrEqual(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x <= y;
        }
        return Operators.lessOrEqual(a, b);
    }

    @RuntimeEntry("compiled code: GREATER")
    @Inline("two numbers")
    static boolean greater(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x > y;
        }
        return Operators.greater(a, b);
    }

    @RuntimeEntry("compiled code: GREATER_EQUAL")
    @Inline("two numbers")
    static boolean greaterOrEqual(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x >= y;
        }
        return Operators.greaterOrEqual(a, b);
    }

    @RuntimeEntry("compiled code: STRICT_EQUAL")
    @Inline("two numbers, or the same")
    static boolean strictEqual(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x.doubleValue() == y.doubleValue();
        }
        return Equality.strict(a, b);
    }

    @RuntimeEntry("compiled code: EQUAL")
    @Inline("two numbers")
    static boolean looseEqual(Object a, Object b) {
        if (a instanceof Double x && b instanceof Double y) {
            return x.doubleValue() == y.doubleValue();
        }
        return Equality.loose(a, b);
    }

    @RuntimeEntry("compiled code: conditions")
    @Inline("a truth value")
    static boolean toBoolean(Object a) {
        return a instanceof Boolean truth ? truth : Conversions.toBoolean(a);
    }

    @RuntimeEntry("compiled code: INSTANCE_OF")
    static boolean instanceOf(Object a, Object b) {
        return InstanceOf.test(a, b);
    }

    @RuntimeEntry("compiled code: IN")
    static boolean in(Object a, Object b) {
        return Operators.in(a, b);
    }

    @RuntimeEntry("compiled code: TYPEOF")
    static JsString typeOf(Object a) {
        return Operators.typeOf(a);
    }

    @RuntimeEntry("compiled code: TO_STRING")
    static JsString toText(Object a) {
        return a instanceof JsString text ? text : Conversions.toString(a);
    }

    @RuntimeEntry("compiled code: TO_PIECE")
    static Object toPiece(Object a) {
        return Pieces.of(a);
    }

    // ---- Properties

    @RuntimeEntry("compiled code: GET_PROPERTY")
    @Inline("an own data property that the cache knows")
    @Unchecked("the cache's shape says that the slot is there")
    static Object getProperty(Code code, Object base, int name, PropertyCache[] caches, int cache) {
        if (base instanceof JsObject o) {
            PropertyCache entry = caches[cache];
            if (entry != null && entry.ownShape == o.shape) {
                return SlotInteger.value(o.slots[entry.slot]);
            }
        }
        return getPropertySlowly(code, base, name, caches, cache);
    }

    @RuntimeEntry("compiled code: GET_PROPERTY of a method")
    @Inline("a data property of a prototype that the cache knows")
    @Unchecked("the cache's shape says that the slot is there")
    static Object getMethod(Code code, Object base, int name, PropertyCache[] caches, int cache) {
        if (base instanceof JsObject o) {
            PropertyCache entry = caches[cache];
            if (entry != null && entry.inheritedShape == o.shape && entry.epoch == Agent.prototypeEpoch) {
                return SlotInteger.value(entry.holder.slots[entry.slot]);
            }
        }
        return getPropertySlowly(code, base, name, caches, cache);
    }

    @RuntimeEntry("compiled code: GET_PROPERTY, any")
    static Object getPropertySlowly(Code code, Object base, int name, PropertyCache[] caches, int cache) {
        return PropertyOps.getGenerally(code, base, name, cache);
    }

    @RuntimeEntry("compiled code: GET_PROPERTY of length")
    @Inline("arrays and strings")
    static Object getLength(Code code, Object base, int name, PropertyCache[] caches, int cache) {
        if (base instanceof JsArray array) {
            return (double) array.length();
        }
        if (base instanceof JsString string) {
            return (double) string.length();
        }
        return getPropertySlowly(code, base, name, caches, cache);
    }

    @RuntimeEntry("compiled code: SET_PROPERTY")
    @Inline("an own data property that the cache knows")
    @Unchecked("caches are numbered by the prototype")
    static void setProperty(Code code, Object base, int name, Object value, int strict, PropertyCache[] caches, int cache) {
        if (!CompiledFields.store(base, value, caches[cache])) {
            setPropertySlowly(code, base, name, value, strict, caches, cache);
        }
    }

    @RuntimeEntry("compiled code: SET_PROPERTY, any")
    static void setPropertySlowly(Code code, Object base, int name, Object value, int strict, PropertyCache[] caches, int cache) {
        PropertyOps.setGenerally(code, base, name, value, strict, cache);
    }

    @RuntimeEntry("compiled code: DEFINE_FIELD")
    @Inline("a property that the cache knows how to add")
    @Unchecked("caches are numbered by the prototype; there is room for the slot")
    static void defineField(Code code, Object base, int name, Object value, PropertyCache[] caches, int cache) {
        if (base instanceof JsObject o) {
            PropertyCache entry = caches[cache];
            if (entry != null && entry.shape == o.shape && entry.slot < o.slots.length) {
                o.slots[entry.slot] = value;
                o.setShape(entry.newShape);
                return;
            }
        }
        defineFieldSlowly(code, base, name, value, cache);
    }

    @RuntimeEntry("compiled code: DEFINE_FIELD, any")
    static void defineFieldSlowly(Code code, Object base, int name, Object value, int cache) {
        PropertyOps.defineGenerally(code, base, name, value, cache);
    }

    @RuntimeEntry("compiled code: GET_PRIVATE")
    static Object getPrivate(Object base, Object name, PropertyCache[] caches, int cache) {
        return ClassOps.getPrivate(base, name, caches, cache);
    }

    @RuntimeEntry("compiled code: SET_PRIVATE")
    static void setPrivate(Object base, Object name, Object value, PropertyCache[] caches, int cache) {
        ClassOps.setPrivate(base, name, value, caches, cache);
    }

    // ---- Elements

    @RuntimeEntry("compiled code: GET_ELEMENT")
    static Object getElement(Object base, Object key) {
        return ElementOps.get(base, key);
    }

    @RuntimeEntry("compiled code: GET_ELEMENT by a whole number")
    @Inline("an element of a dense array")
    static Object getElementAt(Object base, int index) {
        if (base instanceof JsArray array && index >= 0) {
            Object value = array.getDense(index);
            if (value != null) {
                return value;
            }
        }
        return CompiledElements.get(base, index);
    }

    @RuntimeEntry("compiled code: SET_ELEMENT")
    static void setElement(Object base, Object key, Object value, int strict) {
        ElementOps.set(base, key, value, strict);
    }

    @RuntimeEntry("compiled code: SET_ELEMENT by a whole number")
    @Inline("an element of a dense array")
    static void setElementAt(Object base, int index, Object value, int strict) {
        if (base instanceof JsArray array && index >= 0 && array.replaceElement(index, value)) {
            return;
        }
        CompiledElements.set(base, index, value, strict);
    }

    // ---- Literals and classes

    @RuntimeEntry("compiled code: INITIALIZE_FIELDS")
    static void initializeFields(Object instance, Object constructor) {
        BytecodeFunction initializer = ((BytecodeFunction) constructor).parts().initializer;
        if (initializer == null) {
            return;
        }
        if (initializer.code.callsMachineCode) {
            ProgramCode.call(initializer.code.entry, initializer, instance, 0, Undefined.UNDEFINED, Undefined.UNDEFINED, Undefined.UNDEFINED);
        } else {
            initializer.run(instance);
        }
    }

    @RuntimeEntry("compiled code: NEW_OBJECT")
    static JsObject newObject(BytecodeFunction f) {
        return new JsObject(f.realm.objectShape);
    }

    @RuntimeEntry("compiled code: NEW_ARRAY")
    static JsArray newArray(BytecodeFunction f) {
        return JsArray.create(f.realm);
    }

    @RuntimeEntry("compiled code: NEW_ARRAY_OF")
    static JsArray newArrayOf(Object[] values) {
        return JsArray.of(values);
    }

    @RuntimeEntry("compiled code: ARRAY_PUSH")
    static void push(Object array, Object value) {
        ObjectOps.push(array, value);
    }

    // ---- Suspension

    @RuntimeEntry("compiled code: a function that suspends leaves its frame")
    static void suspend(Frame frame, int pc, int signal) {
        frame.pc = pc;
        frame.signal = signal;
    }

    @RuntimeEntry("compiled code: a check failed, and the plain version goes on with the frame at a position")
    static void leaveChecked(Frame frame, int pc) {
        frame.pc = pc;
        frame.leftChecked = true;
    }

    @RuntimeEntry("compiled code: whether the plain version has the frame")
    @Inline("a load")
    static boolean hasLeftChecked(Frame frame) {
        return frame.leftChecked;
    }
}
