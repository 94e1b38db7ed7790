package tsubame.runtime.interpreter;

import tsubame.bytecode.Handler;
import tsubame.bytecode.Op;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.DispatchLoop;
import tsubame.system.rule.Unchecked;

/**
 * The dispatch loop. Runs a frame from its {@link Frame#pc} until it returns, throws or suspends; whether it returned or suspended is
 * told by {@link Frame#signal}.
 *
 * <p>What happens here: moves, jumps, and the way of the frequent instructions. The meaning of every opcode is a static method
 * elsewhere: {@link NumericOps}, {@link PropertyOps}, {@link CallOps} and their like, {@code runtime.convert} for the operators, and
 * {@link RareOps} for all that is rare. {@code pc} stays at the current instruction until its effect is done, so that an exception
 * finds the right handler; {@link Frame#pc} is its copy for stack traces, made before whatever may throw or suspend. The method must
 * stay under 8,000 bytes, or HotSpot would not compile it (a test checks).
 */
public final class Interpreter {
    private Interpreter() {}

    /** Runs the frame, which must be {@link Agent#frame}; the caller sets its own frame again afterwards. */
    @DispatchLoop("tsubame/bytecode/Op")
    @Unchecked("bytecode is verified when it is made: registers, pools and targets are in range")
    static Object run(Frame first) {
        first.outermost = true;
        first.machineFrame = MachineFrames.framePointer();
        Frame frame = first;
        int[] w = first.code.words;
        Object[] r = first.registers;
        PropertyCache[] caches = first.code.caches;
        int pc = first.pc;
        for (;;) {
            try {
                for (;;) {
                    switch (w[pc]) {
                        // ---- moves and constants
                        case Op.MOVE -> {
                            r[w[pc + 1]] = r[w[pc + 2]];
                            pc += 3;
                        }
                        case Op.LOAD_INT, Op.LOAD_NUMBER, Op.LOAD_STRING, Op.LOAD_BIGINT -> {
                            r[w[pc + 1]] = frame.code.constants[w[pc + 2]];
                            pc += 3;
                        }
                        case Op.LOAD_UNDEFINED -> {
                            r[w[pc + 1]] = Undefined.UNDEFINED;
                            pc += 2;
                        }
                        case Op.LOAD_NULL -> {
                            r[w[pc + 1]] = Null.NULL;
                            pc += 2;
                        }
                        case Op.LOAD_TRUE -> {
                            r[w[pc + 1]] = Boolean.TRUE;
                            pc += 2;
                        }
                        case Op.LOAD_FALSE -> {
                            r[w[pc + 1]] = Boolean.FALSE;
                            pc += 2;
                        }
                        case Op.LOAD_HOLE -> {
                            r[w[pc + 1]] = null;
                            pc += 2;
                        }
                        case Op.LOAD_THIS -> {
                            r[w[pc + 1]] = frame.thisValue;
                            pc += 2;
                        }

                        // ---- control
                        case Op.JUMP -> pc = w[pc + 1];
                        case Op.JUMP_IF_TRUE -> pc = NumericOps.isTrue(r[w[pc + 1]]) ? w[pc + 2] : pc + 3;
                        case Op.JUMP_IF_FALSE -> pc = NumericOps.isTrue(r[w[pc + 1]]) ? pc + 3 : w[pc + 2];
                        case Op.JUMP_IF_LESS -> pc = NumericOps.less(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? w[pc + 3] : pc + 4;
                        case Op.JUMP_IF_NOT_LESS -> pc = NumericOps.less(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? pc + 4 : w[pc + 3];
                        case Op.JUMP_IF_LESS_EQUAL -> pc = NumericOps.lessEqual(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? w[pc + 3] : pc + 4;
                        case Op.JUMP_IF_NOT_LESS_EQUAL -> pc = NumericOps.lessEqual(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? pc + 4 : w[pc + 3];
                        case Op.JUMP_IF_GREATER -> pc = NumericOps.greater(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? w[pc + 3] : pc + 4;
                        case Op.JUMP_IF_NOT_GREATER -> pc = NumericOps.greater(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? pc + 4 : w[pc + 3];
                        case Op.JUMP_IF_GREATER_EQUAL -> pc = NumericOps.greaterEqual(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? w[pc + 3] : pc + 4;
                        case Op.JUMP_IF_NOT_GREATER_EQUAL -> pc = NumericOps.greaterEqual(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? pc + 4 : w[pc + 3];
                        case Op.JUMP_IF_STRICT_EQUAL -> pc = NumericOps.strictEqual(r[w[pc + 1]], r[w[pc + 2]]) ? w[pc + 3] : pc + 4;
                        case Op.JUMP_IF_STRICT_NOT_EQUAL -> pc = NumericOps.strictEqual(r[w[pc + 1]], r[w[pc + 2]]) ? pc + 4 : w[pc + 3];
                        case Op.JUMP_IF_UNDEFINED -> pc = r[w[pc + 1]] == Undefined.UNDEFINED ? w[pc + 2] : pc + 3;
                        case Op.JUMP_IF_NOT_UNDEFINED -> pc = r[w[pc + 1]] == Undefined.UNDEFINED ? pc + 3 : w[pc + 2];
                        case Op.JUMP_IF_NULLISH -> pc = isNullish(r[w[pc + 1]]) ? w[pc + 2] : pc + 3;
                        case Op.JUMP_IF_NOT_NULLISH -> pc = isNullish(r[w[pc + 1]]) ? pc + 3 : w[pc + 2];
                        case Op.JUMP_IF_HOLE -> pc = r[w[pc + 1]] == null ? w[pc + 2] : pc + 3;

                        // ---- bindings
                        case Op.CHECK_INITIALIZED -> {
                            frame.pc = pc;
                            if (r[w[pc + 1]] == null) {
                                throw BindingOps.uninitialized(frame.code.text(w[pc + 2]));
                            }
                            pc += 3;
                        }
                        case Op.LOAD_CELL -> {
                            r[w[pc + 1]] = ((Cell) r[w[pc + 2]]).value;
                            pc += 3;
                        }
                        case Op.LOAD_CELL_CHECKED -> {
                            frame.pc = pc;
                            Object result = BindingOps.load((Cell) r[w[pc + 2]], frame.code, w[pc + 3]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.STORE_CELL -> {
                            ((Cell) r[w[pc + 1]]).value = r[w[pc + 2]];
                            pc += 3;
                        }
                        case Op.LOAD_CAPTURE -> {
                            r[w[pc + 1]] = frame.captures[w[pc + 2]];
                            pc += 3;
                        }
                        case Op.LOAD_CAPTURED -> {
                            r[w[pc + 1]] = ((Cell) frame.captures[w[pc + 2]]).value;
                            pc += 3;
                        }
                        case Op.LOAD_CAPTURED_CHECKED -> {
                            frame.pc = pc;
                            Object result = BindingOps.load((Cell) frame.captures[w[pc + 2]], frame.code, w[pc + 3]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.STORE_CAPTURED -> {
                            ((Cell) frame.captures[w[pc + 1]]).value = r[w[pc + 2]];
                            pc += 3;
                        }
                        case Op.STORE_CAPTURED_CHECKED -> {
                            frame.pc = pc;
                            BindingOps.store((Cell) frame.captures[w[pc + 1]], r[w[pc + 2]], frame.code, w[pc + 3]);
                            pc += 4;
                        }
                        case Op.LOAD_GLOBAL -> {
                            frame.pc = pc;
                            Object result = GlobalOps.load(frame, w[pc + 2], w[pc + 3]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }

                        // ---- properties
                        case Op.GET_PROPERTY -> {
                            frame.pc = pc;
                            Object result = PropertyOps.get(frame, caches, r[w[pc + 2]], w[pc + 3], w[pc + 4]);
                            r[w[pc + 1]] = result;
                            pc += 5;
                        }
                        case Op.GET_LENGTH -> {
                            frame.pc = pc;
                            Object result = PropertyOps.getLength(frame, r[w[pc + 2]], w[pc + 3], w[pc + 4]);
                            r[w[pc + 1]] = result;
                            pc += 5;
                        }
                        case Op.SET_PROPERTY -> {
                            frame.pc = pc;
                            PropertyOps.set(frame, caches, r[w[pc + 1]], w[pc + 2], r[w[pc + 3]], w[pc + 4], w[pc + 5]);
                            pc += 6;
                        }
                        case Op.GET_ELEMENT -> {
                            frame.pc = pc;
                            Object result = ElementOps.get(r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 5;
                        }
                        case Op.SET_ELEMENT -> {
                            frame.pc = pc;
                            ElementOps.set(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]], w[pc + 4]);
                            pc += 6;
                        }
                        case Op.GET_PRIVATE -> {
                            frame.pc = pc;
                            Object result = ClassOps.getPrivate(r[w[pc + 2]], r[w[pc + 3]], caches, w[pc + 4]);
                            r[w[pc + 1]] = result;
                            pc += 5;
                        }
                        case Op.SET_PRIVATE -> {
                            frame.pc = pc;
                            ClassOps.setPrivate(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]], caches, w[pc + 4]);
                            pc += 5;
                        }
                        case Op.DEFINE_FIELD -> {
                            frame.pc = pc;
                            PropertyOps.define(frame, caches, r[w[pc + 1]], w[pc + 2], r[w[pc + 3]], w[pc + 4]);
                            pc += 5;
                        }
                        case Op.ARRAY_PUSH -> {
                            frame.pc = pc;
                            ObjectOps.push(r[w[pc + 1]], r[w[pc + 2]]);
                            pc += 3;
                        }
                        case Op.NEW_OBJECT -> {
                            Object result = ObjectOps.newObject(frame);
                            r[w[pc + 1]] = result;
                            pc += 2;
                        }

                        // ---- calls
                        case Op.CALL -> {
                            frame.pc = pc;
                            Object callee = r[w[pc + 2]];
                            if (callee instanceof BytecodeFunction f && f.plainRealm == Agent.realm) {
                                frame = frame.call(f, r[w[pc + 3]], Undefined.UNDEFINED, w[pc + 4], w[pc + 5]);
                                w = f.code.words;
                                r = frame.registers;
                                caches = f.code.caches;
                                pc = 0;
                            } else {
                                Object result = CallOps.call(frame, callee, r[w[pc + 3]], w[pc + 4], w[pc + 5]);
                                r[w[pc + 1]] = result;
                                pc += 6;
                            }
                        }
                        case Op.CALL_FUNCTION -> {
                            frame.pc = pc;
                            Object callee = r[w[pc + 2]];
                            if (callee instanceof BytecodeFunction f && f.plainRealm == Agent.realm) {
                                frame = frame.call(f, Undefined.UNDEFINED, Undefined.UNDEFINED, w[pc + 3], w[pc + 4]);
                                w = f.code.words;
                                r = frame.registers;
                                caches = f.code.caches;
                                pc = 0;
                            } else {
                                Object result = CallOps.call(frame, callee, Undefined.UNDEFINED, w[pc + 3], w[pc + 4]);
                                r[w[pc + 1]] = result;
                                pc += 5;
                            }
                        }
                        case Op.CONSTRUCT -> {
                            frame.pc = pc;
                            if (r[w[pc + 2]] instanceof BytecodeFunction f && f.code.constructsPlainly && f.realm == Agent.realm) {
                                JsObject target = (JsObject) r[w[pc + 3]];
                                frame = frame.call(f, BytecodeFunction.newInstanceFor(f, target), target, w[pc + 4], w[pc + 5]);
                                w = f.code.words;
                                r = frame.registers;
                                caches = f.code.caches;
                                pc = 0;
                            } else {
                                Object result = CallOps.construct(frame, r[w[pc + 2]], r[w[pc + 3]], w[pc + 4], w[pc + 5]);
                                r[w[pc + 1]] = result;
                                pc += 6;
                            }
                        }
                        case Op.RETURN -> {
                            Object result = r[w[pc + 1]];
                            if (frame.outermost) {
                                return result;
                            }
                            if (frame.newTarget != Undefined.UNDEFINED && !(result instanceof JsObject)) {
                                result = frame.thisValue;
                            }
                            frame = frame.leave();
                            w = frame.code.words;
                            r = frame.registers;
                            caches = frame.code.caches;
                            pc = frame.pc;
                            r[w[pc + 1]] = result;
                            pc += w[pc] == Op.CALL_FUNCTION ? 5 : 6;
                        }
                        case Op.NEW_CLOSURE -> {
                            Object result = CallOps.newClosure(frame, w[pc + 2]);
                            r[w[pc + 1]] = result;
                            pc += 3;
                        }

                        // ---- operators
                        case Op.ADD -> {
                            Object result = NumericOps.add(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.SUBTRACT -> {
                            Object result = NumericOps.subtract(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.MULTIPLY -> {
                            Object result = NumericOps.multiply(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.DIVIDE -> {
                            Object result = NumericOps.divide(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.REMAINDER -> {
                            Object result = NumericOps.remainder(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.BIT_AND -> {
                            Object result = NumericOps.bitAnd(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.BIT_OR -> {
                            Object result = NumericOps.bitOr(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.BIT_XOR -> {
                            Object result = NumericOps.bitXor(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.SHIFT_LEFT -> {
                            Object result = NumericOps.shiftLeft(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.SHIFT_RIGHT -> {
                            Object result = NumericOps.shiftRight(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.SHIFT_RIGHT_UNSIGNED -> {
                            Object result = NumericOps.shiftRightUnsigned(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.LESS -> {
                            Object result = NumericOps.less(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.LESS_EQUAL -> {
                            Object result = NumericOps.lessEqual(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.GREATER -> {
                            Object result = NumericOps.greater(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.GREATER_EQUAL -> {
                            Object result = NumericOps.greaterEqual(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.STRICT_EQUAL -> {
                            Object result = NumericOps.strictEqual(r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.STRICT_NOT_EQUAL -> {
                            Object result = !NumericOps.strictEqual(r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = result;
                            pc += 4;
                        }
                        case Op.NOT -> {
                            Object result = !NumericOps.isTrue(r[w[pc + 2]]);
                            r[w[pc + 1]] = result;
                            pc += 3;
                        }
                        case Op.INCREMENT -> {
                            Object result = NumericOps.increment(frame, pc, r[w[pc + 2]]);
                            r[w[pc + 1]] = result;
                            pc += 3;
                        }
                        case Op.DECREMENT -> {
                            Object result = NumericOps.decrement(frame, pc, r[w[pc + 2]]);
                            r[w[pc + 1]] = result;
                            pc += 3;
                        }
                        case Op.TO_NUMERIC -> {
                            frame.pc = pc;
                            Object a = r[w[pc + 2]];
                            r[w[pc + 1]] = a instanceof Double ? a : Conversions.toNumeric(a);
                            pc += 3;
                        }

                        // ---- iteration
                        case Op.ITERATOR_STEP -> {
                            frame.pc = pc;
                            Object value = ((IteratorRecord) r[w[pc + 2]]).step();
                            if (value == null) {
                                pc = w[pc + 3];
                            } else {
                                r[w[pc + 1]] = value;
                                pc += 4;
                            }
                        }

                        // ---- pairs
                        case Op.THIS_GET_PROPERTY -> {
                            Object self = frame.thisValue;
                            r[w[pc + 1]] = self;
                            pc += 2;
                            frame.pc = pc;
                            Object property = PropertyOps.get(frame, caches, self, w[pc + 3], w[pc + 4]);
                            r[w[pc + 1]] = property;
                            pc += 5;
                        }
                        case Op.GET_PROPERTY_GET_PROPERTY -> {
                            frame.pc = pc;
                            Object one = PropertyOps.get(frame, caches, r[w[pc + 2]], w[pc + 3], w[pc + 4]);
                            r[w[pc + 1]] = one;
                            pc += 5;
                            frame.pc = pc;
                            Object other = PropertyOps.get(frame, caches, r[w[pc + 2]], w[pc + 3], w[pc + 4]);
                            r[w[pc + 1]] = other;
                            pc += 5;
                        }
                        case Op.GET_PROPERTY_MOVE -> {
                            frame.pc = pc;
                            Object property = PropertyOps.get(frame, caches, r[w[pc + 2]], w[pc + 3], w[pc + 4]);
                            r[w[pc + 1]] = property;
                            pc += 5;
                            r[w[pc + 1]] = r[w[pc + 2]];
                            pc += 3;
                        }
                        case Op.GET_PROPERTY_JUMP_IF_STRICT_NOT_EQUAL -> {
                            frame.pc = pc;
                            Object property = PropertyOps.get(frame, caches, r[w[pc + 2]], w[pc + 3], w[pc + 4]);
                            r[w[pc + 1]] = property;
                            pc += 5;
                            pc = NumericOps.strictEqual(r[w[pc + 1]], r[w[pc + 2]]) ? pc + 4 : w[pc + 3];
                        }
                        case Op.MOVE_MOVE -> {
                            r[w[pc + 1]] = r[w[pc + 2]];
                            pc += 3;
                            r[w[pc + 1]] = r[w[pc + 2]];
                            pc += 3;
                        }
                        case Op.MULTIPLY_ADD -> {
                            Object product = NumericOps.multiply(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = product;
                            pc += 4;
                            Object sum = NumericOps.add(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = sum;
                            pc += 4;
                        }
                        case Op.MULTIPLY_MULTIPLY -> {
                            Object one = NumericOps.multiply(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = one;
                            pc += 4;
                            Object other = NumericOps.multiply(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = other;
                            pc += 4;
                        }
                        case Op.ADD_JUMP_IF_LESS -> {
                            Object sum = NumericOps.add(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = sum;
                            pc += 4;
                            pc = NumericOps.less(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? w[pc + 3] : pc + 4;
                        }
                        case Op.ADD_JUMP_IF_LESS_EQUAL -> {
                            Object sum = NumericOps.add(frame, pc, r[w[pc + 2]], r[w[pc + 3]]);
                            r[w[pc + 1]] = sum;
                            pc += 4;
                            pc = NumericOps.lessEqual(frame, pc, r[w[pc + 1]], r[w[pc + 2]]) ? w[pc + 3] : pc + 4;
                        }

                        // ---- leaving the frame
                        case Op.THROW -> {
                            throw new JsThrow(r[w[pc + 1]]);
                        }
                        case Op.GENERATOR_START -> {
                            frame.pc = pc;
                            frame.signal = Frame.STARTED;
                            return Undefined.UNDEFINED;
                        }
                        case Op.YIELD -> {
                            frame.pc = pc;
                            frame.signal = Frame.YIELDED;
                            return r[w[pc + 2]];
                        }
                        case Op.YIELD_RAW -> {
                            frame.pc = pc;
                            frame.signal = w[pc + 4] == 0 ? Frame.YIELDED : Frame.YIELDED_RESULT;
                            return r[w[pc + 3]];
                        }
                        case Op.AWAIT -> {
                            frame.pc = pc;
                            frame.signal = Frame.AWAITING;
                            return r[w[pc + 2]];
                        }
                        default -> {
                            frame.pc = pc;
                            pc = RareOps.execute(frame, w[pc], pc);
                        }
                    }
                }
            } catch (JsThrow thrown) {
                frame.pc = pc;
                frame = CallOps.unwind(frame, thrown);
                Handler handler = frame.code.handlerAt(frame.pc);
                w = frame.code.words;
                r = frame.registers;
                caches = frame.code.caches;
                r[handler.register()] = thrown.value;
                pc = handler.target();
            }
        }
    }

    private static boolean isNullish(Object a) {
        return a == Undefined.UNDEFINED || a == Null.NULL;
    }
}
