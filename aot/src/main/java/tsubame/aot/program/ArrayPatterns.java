package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import tsubame.bytecode.Opcode;
import tsubame.ir.Builder;
import tsubame.ir.Value;

/**
 * Array patterns of plain variables, in the checked version: {@code [a, b] = [b, a]} and {@code const [a, b] = array}. Where iteration of arrays is as it was when the program
 * began, which is asked first, nobody sees the iterator, nor an array literal that only the pattern reads; so neither is made. What is
 * checked of the elements is checked in front of all; else the plain version goes on there.
 *
 * <pre>
 *   [NEW_ARRAY_OF array] · GET_ITERATOR · (ITERATOR_VALUE · MOVE …) … · ITERATOR_CLOSE
 * </pre>
 */
final class ArrayPatterns {
    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final Unit unit;

    ArrayPatterns(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
        this.unit = emitter.unit;
    }

    /** One pattern. @param literal the array's instruction; null if it is in a register */
    private record Pattern(Instruction literal, Instruction iterator, List<Instruction> steps, int end) {
        List<Instruction> values() {
            return steps.stream().filter(i -> i.opcode() == Opcode.ITERATOR_VALUE).toList();
        }
    }

    /** Compiles the pattern that begins with an instruction of a block; answers the number of the instruction behind it, or the same for none. */
    int compile(Flow.Block block, int n) {
        Pattern pattern = e.isChecked() ? find(block, n) : null;
        if (pattern == null) {
            return n;
        }
        Instruction first = unit.code.get(n);
        e.at(first);
        int scratch = e.registers.length;
        int count = pattern.values().size();
        e.registers = Arrays.copyOf(e.registers, scratch + count);
        e.types = Arrays.copyOf(e.types, scratch + count);
        load(pattern, scratch, first.position());
        for (int k = 0; k < count; k++) {
            AbstractValue wanted = e.guesses.result(unit, unit.indexOf(pattern.values().get(k)), ANY);
            if (!e.type(scratch + k).isWithin(wanted)) {
                e.write(scratch + k, e.boxed(scratch + k), ANY);
                guards.check(scratch + k, wanted, first.position());
            }
        }
        Value[] elements = Arrays.copyOfRange(e.registers, scratch, scratch + count);
        AbstractValue[] types = Arrays.copyOfRange(e.types, scratch, scratch + count);
        e.registers = Arrays.copyOf(e.registers, scratch);
        e.types = Arrays.copyOf(e.types, scratch);
        int next = 0;
        for (Instruction i : pattern.steps) {
            if (i.opcode() == Opcode.MOVE) {
                e.write(i.a(), e.read(i.b()), e.type(i.b()));
            } else {
                e.write(i.a(), elements[next], types[next]);
                next++;
            }
        }
        return pattern.end;
    }

    /** Puts the elements into registers behind all others. */
    private void load(Pattern pattern, int scratch, int position) {
        int count = pattern.values().size();
        if (pattern.literal != null) {
            guards.goOnIf(e.truth(e.entry("CompiledIteration", "isOriginal")), position);
            for (int k = 0; k < count; k++) {
                int register = pattern.literal.b() + k;
                e.registers[scratch + k] = e.read(register);
                e.types[scratch + k] = e.type(register);
            }
            return;
        }
        Value array = guards.array(pattern.iterator.b(), position);
        guards.goOnIf(e.truth(e.entry("CompiledIteration", "isOriginalOf", array)), position);
        for (int k = 0; k < count; k++) {
            Value element = e.entry("CompiledElements", "element", array, builder.i32(k));
            guards.goOnIf(builder.not(builder.isNull(element)), position);
            e.registers[scratch + k] = element;
            e.types[scratch + k] = ANY;
        }
    }

    // ---- finding

    private Pattern find(Flow.Block block, int n) {
        Instruction first = unit.code.get(n);
        Instruction literal = first.opcode() == Opcode.NEW_ARRAY_OF ? first : null;
        int at = literal == null ? n : n + 1;
        Instruction iterator = at < block.end && unit.code.get(at).opcode() == Opcode.GET_ITERATOR ? unit.code.get(at) : null;
        if (iterator == null || literal != null && iterator.b() != literal.a() || literal == null && !e.guesses.isAlwaysArray(unit, at)) {
            return null;
        }
        List<Instruction> steps = new ArrayList<>();
        for (at++; at < block.end && isStep(unit.code.get(at), iterator, literal); at++) {
            steps.add(unit.code.get(at));
        }
        boolean isWhole = at < block.end && unit.code.get(at).opcode() == Opcode.ITERATOR_CLOSE && unit.code.get(at).a() == iterator.a();
        if (!isWhole) {
            return null;
        }
        Pattern pattern = new Pattern(literal, iterator, steps, at + 1);
        return isForgotten(block, pattern) ? pattern : null;
    }

    private boolean isStep(Instruction i, Instruction iterator, Instruction literal) {
        boolean isNext = i.opcode() == Opcode.ITERATOR_VALUE && i.b() == iterator.a();
        boolean isFree = i.opcode() == Opcode.MOVE && i.b() != iterator.a() && (literal == null || i.b() != literal.a());
        return (isNext || isFree) && i.a() != iterator.a();
    }

    /** Whether neither the iterator nor the literal is read behind a pattern, and the literal has all elements that are. */
    private boolean isForgotten(Flow.Block block, Pattern pattern) {
        BitSet alive = unit.flow.aliveBefore(block, pattern.end);
        int count = pattern.values().size();
        boolean isRead = alive.get(pattern.iterator.a()) || pattern.literal != null && alive.get(pattern.literal.a());
        return count > 0 && !isRead && (pattern.literal == null || count <= pattern.literal.c());
    }
}
