package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.bytecode.Opcode;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Value;

/**
 * What a loop asks of arrays that it does not change, asked in front of it: what kind they are of, where their elements are and how many. The same questions
 * in the loop are then answered already, so that nothing but the index is compared, and the machine's compiler may take several elements at once. Where an array is
 * not what is expected, the plain version goes on in front of the loop.
 *
 * <p>Loops are as the front end makes them, the condition last: a jump to the condition over the body, whose first instruction the condition's jump leads back to.
 * Only what each iteration accesses for sure counts, and only loops without calls, behind which everything would have to be asked again.
 */
final class LoopGuards {
    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final TypedArrays typed;
    private final CountedLoops counted;
    private final Unit unit;

    LoopGuards(Emitter emitter, Guards guards, TypedArrays typed, CountedLoops counted) {
        this.counted = counted;
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
        this.typed = typed;
        this.unit = emitter.unit;
    }

    /** In front of a jump, which may be one into a loop. */
    void before(Instruction jump) {
        Flow.Block body = e.isChecked() && jump.a() > jump.next() ? unit.flow.at(jump.next()) : null;
        int end = body == null || !body.isLoopHead ? -1 : lastJumpTo(body);
        if (end < 0 || unit.code.get(end).position() < jump.a()) {
            return;
        }
        BitSet written = new BitSet();
        for (int n = body.first; n <= end; n++) {
            if (!isQuiet(unit.code.get(n))) {
                return;
            }
            unit.code.get(n).writes().forEach(written::set);
        }
        Map<Integer, Integer> bases = new LinkedHashMap<>();
        List<Instruction> lengths = new ArrayList<>();
        find(body.first, written, bases, lengths);
        find(unit.flow.at(jump.a()).first, written, bases, lengths);
        lengths.forEach(i -> typed.askLength(i, jump.position())); // first, as it calls
        bases.forEach((register, n) -> ask(register, n, jump.position()));
        CountedLoops.Loop loop = new CountedLoops.Loop(body, jump, unit.code.get(end), written);
        if (counted.isCounted(loop)) {
            counted.limit(loop);
            indices(loop, bases);
        }
    }

    /** Asks for the indices of what straight code accesses before it counts. */
    private void indices(CountedLoops.Loop loop, Map<Integer, Integer> bases) {
        for (int n = loop.body().first; n < unit.code.size(); n++) {
            Instruction i = unit.code.get(n);
            if (i.writes().contains(loop.counter()) || !i.targets(unit.prototype).isEmpty() || i.endsFlow()) {
                return;
            }
            int base = base(i);
            if (!bases.containsKey(base)) {
                continue;
            }
            int index = i.opcode() == Opcode.GET_ELEMENT ? i.c() : i.b();
            if (isTyped(base)) {
                counted.ask(loop, n, index, typed.length(base));
            } else if (isUnboxed(bases.get(base)) && isUnboxed(n) || isOther(bases.get(base)) && isOther(n)) {
                counted.ask(loop, n, index, NumberArrays.length(e, e.boxed(base)));
            }
        }
    }

    private boolean isOther(int access) {
        return e.guesses.isOfOthers(unit, access) && e.guesses.isAlwaysArray(unit, access);
    }

    private boolean isUnboxed(int access) {
        return e.guesses.isOfUnboxed(unit, access) && e.guesses.isAlwaysArray(unit, access);
    }

    private int lastJumpTo(Flow.Block body) {
        for (int n = unit.code.size() - 1; n >= body.first; n--) {
            if (unit.code.get(n).targets(unit.prototype).contains(body.start)) {
                return n;
            }
        }
        return -1;
    }

    /** Whether an instruction leaves arrays as they are, but for the elements that it stores to. */
    private boolean isQuiet(Instruction i) {
        return switch (i.opcode()) {
            case SET_ELEMENT -> e.guesses.typed(unit, unit.indexOf(i)) != null || e.guesses.replaces(unit, unit.indexOf(i));
            case MOVE, LOAD_UNDEFINED, LOAD_NULL, LOAD_TRUE, LOAD_FALSE, LOAD_INT, LOAD_NUMBER, LOAD_STRING, LOAD_THIS, GET_PROPERTY, GET_ELEMENT, TO_ELEMENT_KEY, ADD, SUBTRACT,
                    MULTIPLY, DIVIDE, REMAINDER, BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED, NEGATE, BIT_NOT, NOT, INCREMENT, DECREMENT,
                    TO_NUMBER, TO_NUMERIC, STRICT_EQUAL, STRICT_NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, JUMP, JUMP_IF_TRUE, JUMP_IF_FALSE, JUMP_IF_LESS,
                    JUMP_IF_NOT_LESS, JUMP_IF_LESS_EQUAL, JUMP_IF_NOT_LESS_EQUAL, JUMP_IF_GREATER, JUMP_IF_NOT_GREATER, JUMP_IF_GREATER_EQUAL, JUMP_IF_NOT_GREATER_EQUAL,
                    JUMP_IF_STRICT_EQUAL, JUMP_IF_STRICT_NOT_EQUAL, CHECK_INITIALIZED, LOAD_CAPTURED, LOAD_CAPTURED_CHECKED, CALL_FUNCTION -> true;
            default -> false;
        };
    }

    /** Registers whose elements straight code accesses from an instruction on, and which the loop does not write; and lengths of typed arrays there. */
    private void find(int first, BitSet written, Map<Integer, Integer> bases, List<Instruction> lengths) {
        for (int n = first; n < unit.code.size(); n++) {
            Instruction i = unit.code.get(n);
            if (i.opcode() == Opcode.GET_PROPERTY && !written.get(i.b()) && isTyped(i.b()) && e.guesses.typed(unit, n) != null) {
                lengths.add(i);
            }
            int base = base(i);
            if (base >= 0 && !written.get(base)) {
                bases.putIfAbsent(base, n);
            }
            if (!i.targets(unit.prototype).isEmpty() || i.endsFlow()) {
                return;
            }
        }
    }

    /** The register whose element an instruction accesses; -1 for none. */
    private static int base(Instruction i) {
        return switch (i.opcode()) {
            case GET_ELEMENT -> i.b();
            case SET_ELEMENT -> i.a();
            default -> -1;
        };
    }

    private boolean isTyped(int register) {
        return e.type(register).is(OBJECT) && e.type(register).structure() instanceof Structure.Typed;
    }

    private void ask(int register, int access, int position) {
        if (isTyped(register)) {
            typed.ask(register, position);
        } else if (isUnboxed(access)) {
            Value array = guards.array(register, position);
            guards.goOnIf(NumberArrays.isUnboxed(e, array), position);
            Value offset = NumberArrays.offset(e, array);
            if (!e.guesses.isShifted(unit, access)) {
                guards.goOnIf(builder.compare(Condition.EQ, offset, builder.i32(0)), position);
            }
            NumberArrays.length(e, array);
            NumberArrays.doubles(e, array);
        } else if (isOther(access)) {
            PackedElements.load(e, guards.array(register, position));
        }
    }
}
