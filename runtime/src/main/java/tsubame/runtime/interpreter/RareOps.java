package tsubame.runtime.interpreter;

import tsubame.bytecode.Op;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Equality;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.convert.Pieces;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Cell;

/**
 * The second level of dispatch: instructions that are not frequent enough for {@link Interpreter}'s loop. Each case decodes the
 * operands, calls the opcode's method, and answers where to continue. Three methods share the opcodes by theme, so that none is too
 * long for HotSpot.
 */
final class RareOps {
    private RareOps() {}

    /** Executes the instruction {@code op} at {@code pc}; answers the position of the next one. */
    static int execute(Frame frame, int op, int pc) {
        int[] w = frame.code.words;
        Object[] r = frame.registers;
        switch (op) {
            case Op.JUMP_TABLE -> {
                return frame.code.prototype.jumpTables()[w[pc + 2]][(int) (double) (Double) r[w[pc + 1]]];
            }
            case Op.ITERATOR_COMPLETE -> {
                return IterationOps.complete(r, w, pc);
            }
            case Op.FOR_IN_NEXT -> {
                Object key = ((ForInEnumeration) r[w[pc + 2]]).next();
                if (key == null) {
                    return w[pc + 3];
                }
                r[w[pc + 1]] = key;
                return pc + 4;
            }
            case Op.DISPOSE_NEXT -> {
                Object awaited = ((DisposalList) r[w[pc + 2]]).next();
                if (awaited == null) {
                    return w[pc + 3];
                }
                r[w[pc + 1]] = awaited;
                return pc + 4;
            }
            default -> {
                int next = bindings(frame, op, pc, w, r);
                if (next < 0) {
                    next = properties(frame, op, pc, w, r);
                }
                return next >= 0 ? next : control(frame, op, pc, w, r);
            }
        }
    }

    /** Opcodes of bindings and scopes; -1 for any other. */
    private static int bindings(Frame frame, int op, int pc, int[] w, Object[] r) {
        switch (op) {
            case Op.NEW_REGEXP -> {
                r[w[pc + 1]] = ObjectOps.newRegExp(frame.function, frame.code.string(w[pc + 2]), frame.code.string(w[pc + 3]));
                return pc + 4;
            }
            case Op.NEW_TEMPLATE -> {
                r[w[pc + 1]] = ObjectOps.template(frame, w[pc + 2]);
                return pc + 3;
            }
            case Op.LOAD_THIS_SLOPPY -> {
                r[w[pc + 1]] = FrameOps.sloppyThis(frame);
                return pc + 2;
            }
            case Op.LOAD_CALLEE -> {
                r[w[pc + 1]] = frame.function;
                return pc + 2;
            }
            case Op.LOAD_NEW_TARGET -> {
                r[w[pc + 1]] = frame.newTarget;
                return pc + 2;
            }
            case Op.CREATE_ARGUMENTS -> {
                r[w[pc + 1]] = FrameOps.createArguments(frame);
                return pc + 2;
            }
            case Op.CREATE_MAPPED_ARGUMENTS -> {
                r[w[pc + 1]] = FrameOps.createMappedArguments(frame, w[pc + 2], w[pc + 3]);
                return pc + 4;
            }
            case Op.LOAD_REST -> {
                r[w[pc + 1]] = FrameOps.rest(frame, w[pc + 2]);
                return pc + 3;
            }
            case Op.NEW_CELL -> {
                r[w[pc + 1]] = new Cell();
                return pc + 2;
            }
            case Op.NEW_CELL_OF -> {
                r[w[pc + 1]] = new Cell(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.STORE_CELL_CHECKED -> {
                BindingOps.store((Cell) r[w[pc + 1]], r[w[pc + 2]], frame.code, w[pc + 3]);
                return pc + 4;
            }
            case Op.THROW_CONSTANT_ASSIGNMENT -> {
                throw BindingOps.constantAssignment(frame.code.text(w[pc + 1]));
            }
            case Op.BIND_THIS -> {
                BindingOps.bindThis((Cell) r[w[pc + 1]], r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.LOAD_GLOBAL_OR_UNDEFINED -> {
                r[w[pc + 1]] = GlobalOps.loadOrUndefined(frame, w[pc + 2], w[pc + 3]);
                return pc + 4;
            }
            case Op.RESOLVE_GLOBAL -> {
                r[w[pc + 1]] = GlobalOps.resolve(frame, frame.code.key(w[pc + 2]));
                return pc + 3;
            }
            case Op.STORE_GLOBAL -> {
                GlobalOps.store(frame, w[pc + 1], r[w[pc + 2]], w[pc + 3]);
                return pc + 4;
            }
            case Op.STORE_GLOBAL_STRICT -> {
                GlobalOps.storeStrict(frame, w[pc + 1], r[w[pc + 2]], r[w[pc + 3]], w[pc + 4]);
                return pc + 5;
            }
            case Op.DELETE_GLOBAL -> {
                r[w[pc + 1]] = GlobalOps.delete(frame, frame.code.key(w[pc + 2]));
                return pc + 3;
            }
            case Op.DECLARE_GLOBALS -> {
                GlobalOps.declare(frame, w[pc + 1]);
                return pc + 2;
            }
            case Op.DECLARE_GLOBAL_FUNCTION -> {
                GlobalOps.declareFunction(frame, frame.code.key(w[pc + 1]), r[w[pc + 2]], w[pc + 3] != 0);
                return pc + 4;
            }
            case Op.INITIALIZE_GLOBAL_LEXICAL -> {
                GlobalOps.initializeLexical(frame, frame.code.key(w[pc + 1]), r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.NEW_EVAL_SCOPE -> {
                r[w[pc + 1]] = new EvalScope();
                return pc + 2;
            }
            case Op.NEW_WITH_SCOPE -> {
                r[w[pc + 1]] = new WithScope(Conversions.toObject(r[w[pc + 2]]));
                return pc + 3;
            }
            case Op.DYNAMIC_HAS -> {
                r[w[pc + 1]] = ((DynamicScope) r[w[pc + 2]]).has(frame.code.key(w[pc + 3]));
                return pc + 4;
            }
            case Op.DYNAMIC_LOAD -> {
                r[w[pc + 1]] = ((DynamicScope) r[w[pc + 2]]).load(frame.code.key(w[pc + 3]), w[pc + 4] != 0);
                return pc + 5;
            }
            case Op.DYNAMIC_STORE -> {
                ((DynamicScope) r[w[pc + 1]]).store(frame.code.key(w[pc + 2]), r[w[pc + 3]], w[pc + 4] != 0);
                return pc + 5;
            }
            case Op.DYNAMIC_DELETE -> {
                r[w[pc + 1]] = ((DynamicScope) r[w[pc + 2]]).delete(frame.code.key(w[pc + 3]));
                return pc + 4;
            }
            case Op.DYNAMIC_THIS -> {
                r[w[pc + 1]] = ((DynamicScope) r[w[pc + 2]]).thisValue();
                return pc + 3;
            }
            case Op.DECLARE_EVAL_VAR -> {
                ((DynamicScope) r[w[pc + 1]]).declare(frame.code.key(w[pc + 2]), r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.CALL_EVAL -> {
                r[w[pc + 1]] = EvalOps.call(frame, r[w[pc + 2]], w[pc + 3], w[pc + 4], w[pc + 5], w[pc + 6] != 0);
                return pc + 7;
            }
            case Op.CALL_EVAL_SPREAD -> {
                r[w[pc + 1]] = EvalOps.callSpread(frame, r[w[pc + 2]], r[w[pc + 3]], w[pc + 4], w[pc + 5] != 0);
                return pc + 6;
            }
            default -> {
                return -1;
            }
        }
    }

    /** Opcodes of properties, literals and classes; -1 for any other. */
    private static int properties(Frame frame, int op, int pc, int[] w, Object[] r) {
        switch (op) {
            case Op.DELETE_PROPERTY -> {
                r[w[pc + 1]] = PropertyOps.delete(r[w[pc + 2]], frame.code.key(w[pc + 3]), w[pc + 4] != 0);
                return pc + 5;
            }
            case Op.DELETE_ELEMENT -> {
                r[w[pc + 1]] = ElementOps.delete(r[w[pc + 2]], r[w[pc + 3]], w[pc + 4] != 0);
                return pc + 5;
            }
            case Op.GET_PROTOTYPE -> {
                r[w[pc + 1]] = PropertyOps.prototype(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.GET_SUPER -> {
                r[w[pc + 1]] = PropertyOps.getSuper(r[w[pc + 2]], r[w[pc + 3]], r[w[pc + 4]]);
                return pc + 5;
            }
            case Op.SET_SUPER -> {
                PropertyOps.setSuper(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]], r[w[pc + 4]], w[pc + 5] != 0);
                return pc + 6;
            }
            case Op.NEW_PRIVATE_NAME -> {
                r[w[pc + 1]] = ClassOps.newPrivateName(frame.code.text(w[pc + 2]));
                return pc + 3;
            }
            case Op.HAS_PRIVATE -> {
                r[w[pc + 1]] = ClassOps.hasPrivate(r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.DEFINE_PRIVATE_FIELD -> {
                ClassOps.definePrivateField(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.DEFINE_PRIVATE_METHOD -> {
                ClassOps.definePrivateMethod(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.DEFINE_PRIVATE_ACCESSOR -> {
                ClassOps.definePrivateAccessor(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]], r[w[pc + 4]]);
                return pc + 5;
            }
            case Op.NEW_ARRAY -> {
                r[w[pc + 1]] = ObjectOps.newArray(frame, w[pc + 2]);
                return pc + 3;
            }
            case Op.NEW_ARRAY_OF -> {
                r[w[pc + 1]] = ObjectOps.newArrayOf(frame, w[pc + 2], w[pc + 3]);
                return pc + 4;
            }
            case Op.ARRAY_PUSH_HOLE -> {
                ObjectOps.pushHole(r[w[pc + 1]]);
                return pc + 2;
            }
            case Op.ARRAY_SPREAD -> {
                ObjectOps.spread(frame, r[w[pc + 1]], r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.TO_PROPERTY_KEY -> {
                r[w[pc + 1]] = ElementOps.toPropertyKey(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.TO_ELEMENT_KEY -> {
                r[w[pc + 1]] = ElementOps.toElementKey(r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.DEFINE_ELEMENT -> {
                ElementOps.define(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.DEFINE_METHOD -> {
                ObjectOps.defineMethod(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]], w[pc + 4] != 0);
                return pc + 5;
            }
            case Op.DEFINE_GETTER -> {
                ObjectOps.defineGetter(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]], w[pc + 4] != 0);
                return pc + 5;
            }
            case Op.DEFINE_SETTER -> {
                ObjectOps.defineSetter(r[w[pc + 1]], r[w[pc + 2]], r[w[pc + 3]], w[pc + 4] != 0);
                return pc + 5;
            }
            case Op.SET_LITERAL_PROTOTYPE -> {
                ObjectOps.setLiteralPrototype(r[w[pc + 1]], r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.COPY_DATA_PROPERTIES -> {
                ObjectOps.copyDataProperties(frame, r[w[pc + 1]], r[w[pc + 2]], w[pc + 3], w[pc + 4]);
                return pc + 5;
            }
            case Op.SET_FUNCTION_NAME -> {
                ClassOps.setFunctionName(r[w[pc + 1]], r[w[pc + 2]], w[pc + 3]);
                return pc + 4;
            }
            case Op.NEW_CLASS -> {
                ClassOps.newClass(frame, w[pc + 1], w[pc + 2], w[pc + 3], r[w[pc + 4]]);
                return pc + 5;
            }
            case Op.SET_FIELD_INITIALIZER -> {
                ClassOps.setFieldInitializer(r[w[pc + 1]], r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.INITIALIZE_FIELDS -> {
                ClassOps.initializeFields(frame, r[w[pc + 1]], r[w[pc + 2]]);
                return pc + 3;
            }
            default -> {
                return -1;
            }
        }
    }

    /** Opcodes of calls, operators, iteration and disposal; -1 for any other. */
    private static int control(Frame frame, int op, int pc, int[] w, Object[] r) {
        switch (op) {
            case Op.CALL_SPREAD -> {
                r[w[pc + 1]] = CallOps.callSpread(frame, r[w[pc + 2]], r[w[pc + 3]], r[w[pc + 4]]);
                return pc + 5;
            }
            case Op.CONSTRUCT_SPREAD -> {
                r[w[pc + 1]] = CallOps.constructSpread(frame, r[w[pc + 2]], r[w[pc + 3]], r[w[pc + 4]]);
                return pc + 5;
            }
            case Op.CHECK_DERIVED_RESULT -> {
                r[w[pc + 1]] = ClassOps.checkDerivedResult(frame, r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.IMPORT_CALL -> {
                r[w[pc + 1]] = ModuleOps.importCall(frame, r[w[pc + 2]], r[w[pc + 3]], w[pc + 4]);
                return pc + 5;
            }
            case Op.IMPORT_META -> {
                r[w[pc + 1]] = ModuleOps.importMeta(frame);
                return pc + 2;
            }
            case Op.EXPONENTIATE -> {
                r[w[pc + 1]] = Operators.exponentiate(r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.EQUAL -> {
                r[w[pc + 1]] = Equality.loose(r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.NOT_EQUAL -> {
                r[w[pc + 1]] = !Equality.loose(r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.INSTANCE_OF -> {
                r[w[pc + 1]] = InstanceOf.test(r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.IN -> {
                r[w[pc + 1]] = Operators.in(r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.NEGATE -> {
                r[w[pc + 1]] = Operators.negate(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.BIT_NOT -> {
                r[w[pc + 1]] = Operators.bitNot(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.TYPEOF -> {
                r[w[pc + 1]] = Operators.typeOf(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.TO_NUMBER -> {
                r[w[pc + 1]] = Conversions.toNumber(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.TO_STRING -> {
                r[w[pc + 1]] = Conversions.toString(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.TO_PIECE -> {
                r[w[pc + 1]] = Pieces.of(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.CONCATENATE -> {
                r[w[pc + 1]] = Pieces.join(r, w[pc + 2], w[pc + 3]);
                return pc + 4;
            }
            case Op.REQUIRE_OBJECT_COERCIBLE -> {
                ObjectOps.requireCoercible(frame, r[w[pc + 1]]);
                return pc + 2;
            }
            case Op.REQUIRE_OBJECT -> {
                ObjectOps.requireObject(r[w[pc + 1]], frame.code.text(w[pc + 2]));
                return pc + 3;
            }
            case Op.THROW_ERROR -> {
                throw FrameOps.error(w[pc + 1], frame.code.text(w[pc + 2]));
            }
            case Op.DEBUGGER -> {
                return pc + 1;
            }
            case Op.GET_ITERATOR -> {
                r[w[pc + 1]] = IterationOps.getIterator(frame, r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.GET_ASYNC_ITERATOR -> {
                r[w[pc + 1]] = IterationOps.getAsyncIterator(frame, r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.ITERATOR_VALUE -> {
                r[w[pc + 1]] = IterationOps.value((IteratorRecord) r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.ITERATOR_REST -> {
                r[w[pc + 1]] = IterationOps.rest(frame, (IteratorRecord) r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.ITERATOR_CLOSE -> {
                ((IteratorRecord) r[w[pc + 1]]).close();
                return pc + 2;
            }
            case Op.ITERATOR_CLOSE_QUIET -> {
                ((IteratorRecord) r[w[pc + 1]]).closeQuietly();
                return pc + 2;
            }
            case Op.ITERATOR_NEXT -> {
                r[w[pc + 1]] = IterationOps.next((IteratorRecord) r[w[pc + 2]], r[w[pc + 3]]);
                return pc + 4;
            }
            case Op.ITERATOR_METHOD -> {
                r[w[pc + 1]] = IterationOps.method((IteratorRecord) r[w[pc + 2]], w[pc + 3]);
                return pc + 4;
            }
            case Op.ITERATOR_OBJECT -> {
                r[w[pc + 1]] = ((IteratorRecord) r[w[pc + 2]]).iterator();
                return pc + 3;
            }
            case Op.ITERATOR_FINISH -> {
                ((IteratorRecord) r[w[pc + 1]]).finish();
                return pc + 2;
            }
            case Op.FOR_IN_START -> {
                r[w[pc + 1]] = IterationOps.enumerate(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.NEW_DISPOSAL -> {
                r[w[pc + 1]] = new DisposalList();
                return pc + 2;
            }
            case Op.ADD_DISPOSABLE -> {
                ((DisposalList) r[w[pc + 1]]).add(r[w[pc + 2]], w[pc + 3] != 0);
                return pc + 4;
            }
            case Op.DISPOSE_FAILED -> {
                ((DisposalList) r[w[pc + 1]]).failed(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.DISPOSE_END -> {
                ((DisposalList) r[w[pc + 1]]).end();
                return pc + 2;
            }
            default -> {
                return DecoratorOps.execute(frame, op, pc, w, r);
            }
        }
    }
}
