package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.Map;
import tsubame.aot.sdk.RuntimeDescription;
import tsubame.ir.Builder;
import tsubame.ir.FieldRef;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Bytecode to IR, one function at a time. Each instruction is what its row in the opcode table says: an instruction of the machine
 * where the operands are known well enough, else a call of the runtime's method. The exhaustive switch is the list of what is done
 * how; whatever has no way of its own goes through the interpreter's {@code RareOps}, by {@link RareInstructions}.
 */
final class FunctionCompiler {
    private static final String CELL = "tsubame/runtime/value/Cell";

    private final Unit unit;
    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final Operations operations;
    private final Calls calls;
    private final Properties properties;
    private final RareInstructions rare;
    private final Iteration iteration;
    private final Objects objects;
    private final Suspensions suspensions;
    private final FieldRuns fields;
    private final CountedLoops counted;
    private final LoopGuards loops;
    private final ArrayPatterns patterns;
    private final FieldRef content;

    FunctionCompiler(Emitter emitter) {
        this.e = emitter;
        this.unit = emitter.unit;
        this.builder = emitter.builder;
        this.guards = new Guards(emitter);
        this.operations = new Operations(emitter, guards);
        this.calls = new Calls(emitter, guards);
        this.counted = new CountedLoops(emitter, guards);
        TypedArrays typed = new TypedArrays(emitter, guards, counted);
        this.properties = new Properties(emitter, guards, counted, typed);
        this.rare = new RareInstructions(emitter);
        this.iteration = new Iteration(emitter, guards);
        this.objects = new Objects(emitter, rare);
        this.suspensions = new Suspensions(emitter, guards);
        this.fields = new FieldRuns(emitter, guards);
        this.loops = new LoopGuards(emitter, guards, typed, counted);
        this.patterns = new ArrayPatterns(emitter, guards);
        this.content = emitter.runtime.field(CELL, "value");
    }

    /** Compiles the body into the emitter's function. */
    static void compile(Emitter emitter) {
        new FunctionCompiler(emitter).compile();
    }

    private void compile() {
        if (unit.isFramed) {
            suspensions.enter();
        } else {
            new Entrance(e).enter();
        }
        for (Flow.Block block : unit.flow.blocks()) {
            if (!e.isUnreachable(block)) {
                block(block);
            }
        }
        if (unit.isFramed) {
            suspensions.finish();
        }
        if (e.isChecked()) {
            e.exits.build();
        } else if (e.reentries != null) {
            e.reentries.build();
        }
    }

    private void block(Flow.Block block) {
        e.enter(block);
        fields.find(block);
        for (int n = block.first; n < block.end && !builder.isTerminated(); n++) {
            Instruction i = unit.code.get(n);
            if (n > block.first && e.isEntered(n)) {
                e.current = null;
                e.reentries.open(block, n);
            }
            int behind = patterns.compile(block, n);
            if (behind > n) {
                n = behind - 1;
                i = unit.code.get(n);
            } else {
                oneInstruction(i);
            }
            if (n == block.end - 1 && !builder.isTerminated()) {
                e.current = null;
                jump(e.to(i.next()));
            }
        }
    }

    private void oneInstruction(Instruction i) {
        e.at(i);
        guards.before(i);
        if (!fields.instruction(i)) {
            instruction(i);
        }
        if (!fields.isOpen(i)) {
            guards.after(i);
        }
    }

    private void jump(Target target) {
        builder.block().terminate(new Terminator.Jump(target));
    }

    /** Exhaustive in effect: what is not named here is rare. */
    private void instruction(Instruction i) {
        switch (i.opcode()) {
            case MOVE -> e.write(i.a(), e.read(i.b()), e.type(i.b()));
            case LOAD_UNDEFINED -> e.write(i.a(), e.undefined(), VOID);
            case LOAD_NULL -> e.write(i.a(), e.nothing(), of(NULL));
            case LOAD_TRUE -> e.write(i.a(), builder.bool(true), TRUTH);
            case LOAD_FALSE -> e.write(i.a(), builder.bool(false), TRUTH);
            case LOAD_HOLE -> e.write(i.a(), builder.nullOf(Type.BOXED), of(HOLE));
            case LOAD_INT -> e.write(i.a(), e.number(i.b()), number(i.b()));
            case LOAD_NUMBER -> e.write(i.a(), e.number(unit.prototype.numbers()[i.b()]), number(unit.prototype.numbers()[i.b()]));
            case LOAD_STRING -> e.write(i.a(), e.slots.string(e, i.b()), TEXT);
            case LOAD_BIGINT -> e.write(i.a(), e.slots.constant(e, i.position() + 2), of(BIGINT));
            case LOAD_THIS -> e.write(i.a(), e.thisValue, e.thisType);
            case LOAD_THIS_SLOPPY -> {
                boolean isObject = e.thisType.is(OBJECT);
                e.write(i.a(), isObject ? e.thisValue : e.op("sloppyThis", e.closure(), e.thisValue), isObject ? e.thisType : ANY);
            }
            case LOAD_CALLEE -> e.write(i.a(), builder.retype(Type.BOXED, e.closure()), AbstractValue.function(unit));
            case LOAD_NEW_TARGET -> e.write(i.a(), e.newTarget, ANY);
            case CHECK_INITIALIZED, NEW_CELL, NEW_CELL_OF, LOAD_CELL, LOAD_CELL_CHECKED, STORE_CELL, STORE_CELL_CHECKED, LOAD_CAPTURE, LOAD_CAPTURED,
                    LOAD_CAPTURED_CHECKED, STORE_CAPTURED, STORE_CAPTURED_CHECKED -> binding(i);
            case LOAD_GLOBAL -> {
                if (e.isChecked() && Shortcuts.mathLoaded(unit, unit.indexOf(i)) >= 0) {
                    e.write(i.a(), guards.builtin(Shortcuts.MATH, i.position()), ANY);
                } else {
                    e.write(i.a(), e.op("loadGlobal", e.closure(), builder.i32(i.b()), e.slots.caches(e), builder.i32(i.c())), ANY);
                }
            }
            case GET_PROPERTY, SET_PROPERTY, GET_ELEMENT, SET_ELEMENT, GET_PRIVATE, SET_PRIVATE, DEFINE_FIELD, NEW_OBJECT, NEW_ARRAY, NEW_ARRAY_OF,
                    ARRAY_PUSH -> properties.instruction(i);
            case INITIALIZE_FIELDS -> Construction.initializeFields(e, i);
            case NEW_CLOSURE, CALL, CALL_FUNCTION, CALL_SPREAD, CONSTRUCT, CONSTRUCT_SPREAD -> calls.instruction(i);
            case RETURN -> returned(i);
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, EXPONENTIATE -> operations.arithmetic(i);
            case BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> operations.bits(i);
            case EQUAL -> e.write(i.a(), operations.alike(i.b(), i.c()), TRUTH);
            case NOT_EQUAL -> e.write(i.a(), builder.not(operations.alike(i.b(), i.c())), TRUTH);
            case STRICT_EQUAL -> e.write(i.a(), operations.same(i.b(), i.c()), TRUTH);
            case STRICT_NOT_EQUAL -> e.write(i.a(), builder.not(operations.same(i.b(), i.c())), TRUTH);
            case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> operations.compare(i);
            case INSTANCE_OF -> e.write(i.a(), e.test("instanceOf", e.boxed(i.b()), e.boxed(i.c())), TRUTH);
            case IN -> e.write(i.a(), e.test("in", e.boxed(i.b()), e.boxed(i.c())), TRUTH);
            case NEGATE, BIT_NOT, NOT, TO_NUMBER, TO_NUMERIC, INCREMENT, DECREMENT -> operations.unary(i);
            case TYPEOF -> e.write(i.a(), e.op("typeOf", e.boxed(i.b())), TEXT);
            case TO_STRING -> e.write(i.a(), e.type(i.b()).is(STRING) ? e.read(i.b()) : e.op("toText", e.boxed(i.b())), TEXT);
            case TO_PIECE -> piece(i);
            case NEW_REGEXP -> e.write(i.a(), e.entry("CompiledObjects", "newRegExp", e.closure(), e.slots.string(e, i.b()), e.slots.string(e, i.c())),
                    of(OBJECT));
            case CONCATENATE -> e.write(i.a(), e.entry("CompiledObjects", "concatenate", e.array(e.run(i.b(), i.c()))), TEXT);
            case JUMP -> {
                loops.before(i);
                jump(e.to(i.a()));
            }
            case JUMP_IF_TRUE, JUMP_IF_FALSE, JUMP_IF_NULLISH, JUMP_IF_NOT_NULLISH, JUMP_IF_UNDEFINED, JUMP_IF_NOT_UNDEFINED, JUMP_IF_HOLE,
                    JUMP_IF_LESS, JUMP_IF_NOT_LESS, JUMP_IF_LESS_EQUAL, JUMP_IF_NOT_LESS_EQUAL, JUMP_IF_GREATER, JUMP_IF_NOT_GREATER,
                    JUMP_IF_GREATER_EQUAL, JUMP_IF_NOT_GREATER_EQUAL, JUMP_IF_STRICT_EQUAL, JUMP_IF_STRICT_NOT_EQUAL -> conditional(i);
            case THROW -> e.throwException(e.op("thrown", e.boxed(i.a())));
            case DEBUGGER -> { }
            case GET_ITERATOR, ITERATOR_STEP, ITERATOR_VALUE, ITERATOR_NEXT, ITERATOR_COMPLETE, ITERATOR_CLOSE, ITERATOR_CLOSE_QUIET, ITERATOR_FINISH, FOR_IN_START, FOR_IN_NEXT,
                    ARRAY_SPREAD, LOAD_REST -> iteration.instruction(i);
            case GET_PROTOTYPE, GET_SUPER, BIND_THIS, CHECK_DERIVED_RESULT, DEFINE_PRIVATE_FIELD, TO_PROPERTY_KEY, TO_ELEMENT_KEY,
                    REQUIRE_OBJECT_COERCIBLE -> objects.instruction(i);
            case GENERATOR_START, YIELD, YIELD_RAW, AWAIT -> suspensions.suspend(i);
            default -> rare.instruction(i);
        }
    }

    // ---- bindings

    private void binding(Instruction i) {
        switch (i.opcode()) {
            case CHECK_INITIALIZED -> {
                if (e.type(i.a()).may(HOLE)) {
                    e.write(i.a(), initialized(e.boxed(i.a()), i.b()), e.type(i.a()).without(HOLE));
                }
            }
            case NEW_CELL -> e.write(i.a(), e.op("newCell", builder.nullOf(Type.BOXED)), of(INTERNAL));
            case NEW_CELL_OF -> e.write(i.a(), e.op("newCell", e.boxed(i.b())), of(INTERNAL));
            case LOAD_CELL, LOAD_CELL_CHECKED -> load(i, e.read(i.b()), unit.read(i, i.b()));
            case LOAD_CAPTURED, LOAD_CAPTURED_CHECKED -> load(i, captured(i.b()), unit.capture(i.b()));
            case STORE_CELL, STORE_CELL_CHECKED -> store(i, e.read(i.a()), unit.read(i, i.a()));
            case STORE_CAPTURED, STORE_CAPTURED_CHECKED -> store(i, captured(i.a()), unit.capture(i.a()));
            case LOAD_CAPTURE -> e.write(i.a(), captured(i.b()), unit.capture(i.b()).copied(unit));
            default -> throw new IllegalStateException(i.opcode().name());
        }
    }

    private boolean isChecked(Instruction i) {
        return switch (i.opcode()) {
            case LOAD_CELL_CHECKED, LOAD_CAPTURED_CHECKED, STORE_CELL_CHECKED, STORE_CAPTURED_CHECKED -> true;
            default -> false;
        };
    }

    private void load(Instruction i, Value cell, Variable variable) {
        AbstractValue type = variable.content(unit);
        Value value = e.field(content, cell);
        if (isChecked(i) && type.may(HOLE)) {
            value = initialized(value, i.c());
        }
        // without a check, the front end knows that the binding is initialised
        e.write(i.a(), value, type.without(HOLE));
    }

    private void store(Instruction i, Value cell, Variable variable) {
        if (isChecked(i) && variable.content(unit).may(HOLE)) {
            initialized(e.field(content, cell), i.c());
        }
        e.setField(content, cell, e.boxed(i.b()));
    }

    /** Throws a ReferenceError if the value is the hole. */
    private Value initialized(Value value, int name) {
        var hole = builder.newBlock();
        var good = builder.newBlock();
        builder.branch(builder.isNull(value), Target.to(hole), Target.to(good), Likelihood.UNLIKELY);
        builder.at(hole);
        e.throwException(e.op("uninitialized", e.slots.code(e), builder.i32(name)));
        builder.at(good);
        return value;
    }

    /** What the closure captured: the cell, or the copy. */
    private Value captured(int number) {
        return calls.captured(number);
    }

    // ---- control

    private void returned(Instruction i) {
        Type wanted = unit.isFramed ? Type.BOXED : Signatures.result(e.isChecked() ? e.guesses.expected(unit).result() : unit.result);
        builder.returnValue(wanted == Type.BOXED ? e.boxed(i.a()) : e.values.as(wanted, e.read(i.a()), e.type(i.a())));
    }

    private void piece(Instruction i) {
        if (Transfer.isPiece(e.type(i.b()))) {
            e.write(i.a(), e.read(i.b()), e.type(i.b()));
        } else {
            e.write(i.a(), e.op("toPiece", e.boxed(i.b())), of(STRING | DOUBLE));
        }
    }

    private void conditional(Instruction i) {
        boolean negated = switch (i.opcode()) {
            case JUMP_IF_FALSE, JUMP_IF_NOT_NULLISH, JUMP_IF_NOT_UNDEFINED, JUMP_IF_NOT_LESS, JUMP_IF_NOT_LESS_EQUAL, JUMP_IF_NOT_GREATER,
                    JUMP_IF_NOT_GREATER_EQUAL, JUMP_IF_STRICT_NOT_EQUAL -> true;
            default -> false;
        };
        Value condition = condition(i);
        AbstractValue[] taken = Refinement.after(i, e.types, true);
        AbstractValue[] passed = Refinement.after(i, e.types, false);
        Flow.Block target = unit.flow.at(i.targets(unit.prototype).getFirst());
        Flow.Block next = unit.flow.at(i.next());
        if (taken == null || passed == null) {
            jump(e.to(taken == null ? next : target));
            return;
        }
        Target there = e.to(target);
        Target ahead = e.to(next);
        builder.branch(condition, negated ? ahead : there, negated ? there : ahead);
    }

    private Value condition(Instruction i) {
        return switch (i.opcode()) {
            case JUMP_IF_TRUE, JUMP_IF_FALSE -> e.values.truth(i.a());
            case JUMP_IF_UNDEFINED, JUMP_IF_NOT_UNDEFINED -> isUndefined(i.a());
            case JUMP_IF_NULLISH, JUMP_IF_NOT_NULLISH -> isNullish(i.a());
            case JUMP_IF_HOLE -> e.read(i.a()).type() == Type.BOXED ? builder.isNull(e.read(i.a())) : builder.bool(false);
            case JUMP_IF_STRICT_EQUAL, JUMP_IF_STRICT_NOT_EQUAL -> operations.same(i.a(), i.b());
            default -> {
                Value counts = counted.condition(i);
                yield counts != null ? counts : operations.relation(i.opcode(), i.a(), i.b());
            }
        };
    }

    private Value isUndefined(int register) {
        return e.type(register).may(UNDEFINED) ? builder.same(e.boxed(register), e.undefined()) : builder.bool(false);
    }

    private Value isNullish(int register) {
        Value value = e.boxed(register);
        return e.type(register).may(UNDEFINED | NULL)
                ? builder.or(builder.same(value, e.undefined()), builder.same(value, e.nothing()))
                : builder.bool(false);
    }
}
