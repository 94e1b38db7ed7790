package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Opcode;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Likelihood;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Properties that are given to one object one after the other, within a basic block: one look at the cache for all of them. An object literal is
 * made only when the values of its run are there, and then with its slots and its last shape at once: nobody can see it before. On an object that
 * exists, a run goes only as far as nothing between can be observed; assignments take part where they most likely add a property, in
 * constructors.
 *
 * <pre>
 *   NEW_OBJECT r · DEFINE_FIELD r … · anything without r · DEFINE_FIELD r …          made at the last one
 *   DEFINE_FIELD this … · quiet · SET_PROPERTY this … · quiet · SET_PROPERTY this …    done at the last one
 * </pre>
 */
final class FieldRuns {
    private static final String CLASS = "CompiledFields";
    private static final String OBJECT_CLASS = "tsubame/runtime/object/JsObject";
    private static final String CACHE_CLASS = Emitter.INTERPRETER + "PropertyCache";
    private static final int MAX_LENGTH = 32;

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private Map<Instruction, Run> runs = new HashMap<>();
    private BitSet inside = new BitSet();

    /** The members, and their values as far as they are known. */
    private static final class Run {
        final boolean isLiteral;
        final int object;
        final int first;
        int last;
        final List<Instruction> members = new ArrayList<>();
        final List<Value> values = new ArrayList<>();

        Run(boolean isLiteral, int object, int first) {
            this.isLiteral = isLiteral;
            this.object = object;
            this.first = first;
        }

        void add(Instruction i, int n) {
            members.add(i);
            last = n;
        }
    }

    FieldRuns(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.guards = guards;
        this.builder = emitter.builder;
    }

    // ---- finding

    /** Looks for the runs of a block. */
    void find(Flow.Block block) {
        runs = new HashMap<>();
        inside = new BitSet();
        for (int n = block.first; n < block.end; n++) {
            if (e.unit.code.get(n).opcode() == Opcode.NEW_OBJECT) {
                findLiteral(block, n);
            }
        }
        for (int n = block.first; n < block.end; n++) {
            Instruction i = e.unit.code.get(n);
            if (!runs.containsKey(i) && addsField(i)) {
                findFields(block, n);
            }
        }
    }

    private void findLiteral(Flow.Block block, int start) {
        Run run = new Run(true, e.unit.code.get(start).a(), start);
        Handler handler = e.unit.flow.handler(block.start);
        if (handler != null && e.unit.flow.at(handler.target()).alive.get(run.object)) {
            return;
        }
        Set<String> names = new HashSet<>();
        for (int n = start + 1; n < block.end && run.members.size() < MAX_LENGTH; n++) {
            Instruction i = e.unit.code.get(n);
            boolean isMember = i.opcode() == Opcode.DEFINE_FIELD && i.a() == run.object;
            if (isMember ? i.c() == run.object || !isNew(i, names) : ends(i, n, run)) {
                break;
            }
            if (isMember) {
                run.add(i, n);
            }
        }
        if (!run.members.isEmpty()) {
            runs.put(e.unit.code.get(start), run);
            keep(run);
        }
    }

    /** Whether an instruction that is no member ends the run of a literal: it needs the object, or a check may lead from here into the plain version. */
    private boolean ends(Instruction i, int n, Run run) {
        return i.reads(e.unit.prototype).contains(run.object) || i.writes().contains(run.object) || i.suspends() || e.hasChecks() && !isUnchecked(i, n);
    }

    /** Whether there is never a check at an instruction. */
    private boolean isUnchecked(Instruction i, int n) {
        return switch (i.opcode()) {
            case MOVE, LOAD_UNDEFINED, LOAD_NULL, LOAD_TRUE, LOAD_FALSE, LOAD_HOLE, LOAD_INT, LOAD_NUMBER, LOAD_STRING, LOAD_BIGINT, LOAD_CALLEE, NEW_CELL,
                    NEW_CELL_OF, NEW_ARRAY, NEW_ARRAY_OF, NEW_CLOSURE, DEFINE_FIELD, ARRAY_PUSH, ARRAY_SPREAD -> true;
            case NEW_OBJECT -> e.guesses.result(e.unit, n, of(OBJECT)).equals(of(OBJECT));
            default -> false;
        };
    }

    private boolean isNew(Instruction i, Set<String> names) {
        String name = e.unit.prototype.strings()[i.b()];
        return !(name.isEmpty() || name.charAt(0) >= '0' && name.charAt(0) <= '9') && names.add(name);
    }

    private boolean addsField(Instruction i) {
        return i.opcode() == Opcode.DEFINE_FIELD
                || i.opcode() == Opcode.SET_PROPERTY && e.unit.prototype.kind().isClassConstructor() && Construction.isThis(e.unit, i.a());
    }

    private void findFields(Flow.Block block, int start) {
        Run run = new Run(false, e.unit.code.get(start).a(), start);
        Set<String> names = new HashSet<>();
        for (int n = start; n < block.end && run.members.size() < MAX_LENGTH; n++) {
            Instruction i = e.unit.code.get(n);
            if (addsField(i) && i.a() == run.object && !runs.containsKey(i)) {
                if (!isNew(i, names)) {
                    break;
                }
                run.add(i, n);
            } else if (i.writes().contains(run.object) || !isQuiet(i) || e.hasChecks() && !isUnchecked(i, n)) {
                break;
            }
        }
        if (run.members.size() > 1) {
            keep(run);
        }
    }

    private void keep(Run run) {
        run.members.forEach(member -> runs.put(member, run));
        inside.set(run.first + 1, run.last + 1);
    }

    /** Whether nobody sees when it happens. */
    private boolean isQuiet(Instruction i) {
        return switch (i.opcode()) {
            case MOVE, LOAD_UNDEFINED, LOAD_NULL, LOAD_TRUE, LOAD_FALSE, LOAD_HOLE, LOAD_INT, LOAD_NUMBER, LOAD_STRING, LOAD_BIGINT, LOAD_THIS, LOAD_CALLEE,
                    LOAD_CELL, LOAD_CAPTURED, LOAD_CAPTURE, NEW_CELL, NEW_CELL_OF, NEW_OBJECT, NEW_ARRAY, NEW_ARRAY_OF, NEW_CLOSURE, STRICT_EQUAL,
                    STRICT_NOT_EQUAL, NOT, TYPEOF -> true;
            case DEFINE_FIELD -> runs.containsKey(i) && runs.get(i).isLiteral;
            default -> false;
        };
    }

    /** Whether a run has begun before an instruction and goes on with it. */
    boolean isInside(int n) {
        return inside.get(n);
    }

    /** Whether the object of a literal has been made just before an instruction. */
    boolean endsBefore(int n) {
        Run run = n == 0 ? null : runs.get(e.unit.code.get(n - 1));
        return run != null && run.isLiteral && run.last == n - 1;
    }

    /** Whether an instruction begins a literal: its object is checked when it is there. */
    boolean isOpen(Instruction i) {
        return i.opcode() == Opcode.NEW_OBJECT && runs.containsKey(i);
    }

    // ---- building

    /** Builds the instruction if it is part of a run. */
    boolean instruction(Instruction i) {
        Run run = runs.get(i);
        if (run == null) {
            return false;
        }
        if (i.opcode() != Opcode.NEW_OBJECT) {
            run.values.add(e.boxed(i.c()));
        }
        if (i == run.members.getLast()) {
            if (run.isLiteral) {
                e.write(run.object, literal(run), of(OBJECT));
                guards.after(e.unit.code.get(run.first), i.next());
            } else {
                fields(run);
            }
        }
        return true;
    }

    private Value cache(Run run) {
        return builder.i32(cacheOf(run.members.getFirst()));
    }

    private static int cacheOf(Instruction i) {
        return i.operands()[i.opcode() == Opcode.DEFINE_FIELD ? 3 : 4];
    }

    private Value names(Run run) {
        Value names = builder.newArray(Storage.INT, builder.i32(run.members.size()));
        for (int n = 0; n < run.members.size(); n++) {
            builder.arrayStore(Storage.INT, names, builder.i32(n), builder.i32(run.members.get(n).b()));
        }
        return names;
    }

    private Value literal(Run run) {
        Value caches = e.slots.caches(e);
        Value entry = e.entry(CLASS, "entry", caches, cache(run));
        Block known = builder.newBlock();
        Block unknown = builder.newBlock();
        Block both = builder.newBlock(Type.BOXED);
        builder.branch(builder.isNull(entry), Target.to(unknown), Target.to(known), Likelihood.UNLIKELY);
        builder.at(known);
        builder.jump(both, builder.retype(Type.BOXED, e.entry(CLASS, "newLiteral", entry, e.array(run.values))));
        builder.at(unknown);
        Value made = e.entry(CLASS, "newLiteralSlowly", e.closure(), e.slots.code(e), names(run), e.array(run.values), caches, cache(run));
        builder.jump(both, builder.retype(Type.BOXED, made));
        builder.at(both);
        return both.parameters().getFirst();
    }

    private void fields(Run run) {
        Value base = e.boxed(run.object);
        Value entry = e.entry(CLASS, "find", base, e.slots.caches(e), cache(run));
        Block known = builder.newBlock();
        Block unknown = builder.newBlock();
        Block both = builder.newBlock();
        builder.branch(builder.isNull(entry), Target.to(unknown), Target.to(known), Likelihood.UNLIKELY);
        builder.at(known);
        Value slots = e.field(OBJECT_CLASS, "slots", base);
        Value last = e.field(CACHE_CLASS, "slot", entry);
        int count = run.members.size();
        for (int n = 0; n < count; n++) {
            builder.arrayStore(Storage.BOXED, slots, builder.sub(last, builder.i32(count - 1 - n)), run.values.get(n));
        }
        e.setField(e.runtime.field(OBJECT_CLASS, "shape"), base, e.field(CACHE_CLASS, "newShape", entry));
        builder.jump(both);
        builder.at(unknown);
        singly(run, base);
        builder.jump(both);
        builder.at(both);
    }

    /** One by one, and then the cache learns what that did. */
    private void singly(Run run, Value base) {
        Value before = e.entry(CLASS, "shape", base);
        Instruction last = e.current;
        for (int n = 0; n < run.members.size(); n++) {
            Instruction i = run.members.get(n);
            e.at(i);
            one(i, n == 0, base, run.values.get(n));
        }
        e.at(last);
        e.entry(CLASS, "remember", e.slots.code(e), base, before, names(run), e.slots.caches(e), cache(run));
    }

    private void one(Instruction i, boolean isFirst, Value base, Value value) {
        Value code = e.slots.code(e);
        Value name = builder.i32(i.b());
        Value cache = builder.i32(cacheOf(i));
        if (i.opcode() == Opcode.DEFINE_FIELD) {
            if (isFirst) {
                e.entry(CLASS, "define", code, base, name, value);
            } else {
                e.op("defineFieldSlowly", code, base, name, value, cache);
            }
        } else if (isFirst) {
            e.entry(CLASS, "set", code, base, name, value, builder.i32(i.operands()[3]));
        } else {
            e.op("setPropertySlowly", code, base, name, value, builder.i32(i.operands()[3]), e.slots.caches(e), cache);
        }
    }
}
