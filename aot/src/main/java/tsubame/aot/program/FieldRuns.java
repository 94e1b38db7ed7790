package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
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
 * <p>Where a check fails while an object is not there yet, it is made of what is known so far before the plain version goes on. In the plain
 * version, runs end where it may be entered.
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
    private final FieldSlots slots;
    private Map<Instruction, Run> runs = new HashMap<>();
    private final List<Run> open = new ArrayList<>();
    private Set<String> initialized;

    /** The members, and their values as far as they are known. */
    private static final class Run {
        final boolean isLiteral;
        final int object;
        final int first;
        int last;
        final List<Instruction> members = new ArrayList<>();
        final List<Value> values = new ArrayList<>();
        /** The same as slots hold them. */
        final List<Value> held = new ArrayList<>();

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
        this.slots = new FieldSlots(emitter, guards);
        emitter.delayed = this;
        this.builder = emitter.builder;
    }

    // ---- finding

    /** Looks for the runs of a block. */
    void find(Flow.Block block) {
        runs = new HashMap<>();
        open.clear();
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
        int register = e.unit.code.get(start).a();
        Handler handler = e.unit.flow.handler(block.start);
        if (handler != null && e.unit.flow.at(handler.target()).alive.get(register)) {
            return;
        }
        Run run = literal(block, start, register);
        if (!run.members.isEmpty()) {
            runs.put(e.unit.code.get(start), run);
            keep(run);
        }
    }

    private Run literal(Flow.Block block, int start, int register) {
        Run run = new Run(true, register, start);
        Set<String> names = new HashSet<>();
        for (int n = start + 1; n < block.end && run.members.size() < MAX_LENGTH; n++) {
            Instruction i = e.unit.code.get(n);
            boolean isMember = i.opcode() == Opcode.DEFINE_FIELD && i.a() == register;
            if (e.isEntered(n) || (isMember ? i.c() == register || !isNew(i, names) : ends(i, register))) {
                break;
            }
            if (isMember) {
                run.add(i, n);
            }
        }
        return run;
    }

    /** Whether an instruction that is no member needs the object of a literal. */
    private boolean ends(Instruction i, int register) {
        return i.reads(e.unit.prototype).contains(register) || i.writes().contains(register) || i.suspends();
    }

    /** Whether a check at an instruction may leave this version, or the other one may come in in front of it. */
    private boolean isCut(Instruction i, int n) {
        return e.isChecked() ? !isUnchecked(i, n) : e.isEntered(n);
    }

    /** Whether there is never a check at an instruction. */
    private boolean isUnchecked(Instruction i, int n) {
        return switch (i.opcode()) {
            case MOVE, LOAD_UNDEFINED, LOAD_NULL, LOAD_TRUE, LOAD_FALSE, LOAD_HOLE, LOAD_INT, LOAD_NUMBER, LOAD_STRING, LOAD_BIGINT, LOAD_CALLEE, NEW_CELL,
                    NEW_CELL_OF, NEW_ARRAY, NEW_ARRAY_OF, NEW_CLOSURE, DEFINE_FIELD, ARRAY_PUSH, ARRAY_SPREAD -> true;
            case NEW_OBJECT -> e.guesses.result(e.unit, n, of(OBJECT)).equals(of(OBJECT));
            case LOAD_THIS, LOAD_CELL, LOAD_CELL_CHECKED, LOAD_CAPTURED, LOAD_CAPTURED_CHECKED, LOAD_CAPTURE, CONSTRUCT ->
                e.guesses.result(e.unit, n, ANY).equals(ANY);
            default -> false;
        };
    }

    private boolean isNew(Instruction i, Set<String> names) {
        String name = e.unit.prototype.strings()[i.b()];
        return !(name.isEmpty() || name.charAt(0) >= '0' && name.charAt(0) <= '9') && names.add(name);
    }

    private boolean addsField(Instruction i) {
        return i.opcode() == Opcode.DEFINE_FIELD
                || i.opcode() == Opcode.SET_PROPERTY && e.unit.prototype.kind().isClassConstructor() && Construction.isThis(e.unit, i.a())
                && !initialized().contains(e.unit.prototype.strings()[i.b()]);
    }

    /** The properties that are there when the constructor's own code begins. */
    private Set<String> initialized() {
        if (initialized == null) {
            initialized = Construction.initialized(e.unit);
        }
        return initialized;
    }

    private void findFields(Flow.Block block, int start) {
        Run run = new Run(false, e.unit.code.get(start).a(), start);
        Set<String> names = new HashSet<>();
        for (int n = start; n < block.end && run.members.size() < MAX_LENGTH; n++) {
            Instruction i = e.unit.code.get(n);
            if (n > start && e.isEntered(n)) {
                break;
            }
            if (addsField(i) && i.a() == run.object && !runs.containsKey(i)) {
                if (!isNew(i, names)) {
                    break;
                }
                run.add(i, n);
            } else if (i.writes().contains(run.object) ? !isSameAgain(i) : !isQuiet(i) || isCut(i, n)) {
                break;
            }
        }
        if (run.members.size() > 1 || run.members.size() == 1 && slots.ofIntegers(run.members.getFirst())) {
            keep(run);
        }
    }

    /** Whether the instruction loads {@code this} once more, where no check is. */
    private boolean isSameAgain(Instruction i) {
        boolean isThis = i.opcode() == Opcode.LOAD_CELL_CHECKED && e.unit.prototype.strings()[i.c()].equals("this") && Construction.isThis(e.unit, i.a());
        return isThis && !isCut(i, e.unit.indexOf(i));
    }

    private void keep(Run run) {
        run.members.forEach(member -> runs.put(member, run));
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
        if (i.opcode() == Opcode.NEW_OBJECT) {
            open.add(run);
        } else {
            run.values.add(e.boxed(i.c()));
            run.held.add(slots.held(i));
        }
        if (i == run.members.getLast()) {
            if (run.isLiteral) {
                open.remove(run);
                e.write(run.object, literal(run), of(OBJECT));
                guards.after(e.unit.code.get(run.first), i.next());
            } else {
                fields(run);
            }
        }
        return true;
    }

    /** Whether some object is not there yet. */
    boolean hasOpen() {
        return !open.isEmpty();
    }

    /** Makes the objects that are not there yet, with the properties known so far. */
    void makeOpen() {
        for (Run run : open) {
            Value object = e.entry(CLASS, "newPartial", e.closure(), e.slots.code(e), names(run), e.array(run.values));
            e.write(run.object, builder.retype(Type.BOXED, object), of(OBJECT));
        }
    }

    /** A cache of the run's own, of each version: see {@code CompiledFields}. */
    private Value cache(Run run) {
        return builder.i32((e.isChecked() ? 2 : 1) * e.unit.prototype.cacheCount() + cacheOf(run.members.getFirst()));
    }

    private static int cacheOf(Instruction i) {
        return i.operands()[i.opcode() == Opcode.DEFINE_FIELD ? 3 : 4];
    }

    private Value names(Run run) {
        Value names = builder.newArray(Storage.INT, builder.i32(run.values.size()));
        for (int n = 0; n < run.values.size(); n++) {
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
        builder.jump(both, builder.retype(Type.BOXED, e.entry(CLASS, "newLiteral", entry, e.array(run.held))));
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
            builder.arrayStore(Storage.BOXED, slots, builder.sub(last, builder.i32(count - 1 - n)), run.held.get(n));
        }
        Value shape = e.field(CACHE_CLASS, "newShape", entry);
        e.setField(e.runtime.field(OBJECT_CLASS, "shape"), base, shape);
        e.setField(e.runtime.field(OBJECT_CLASS, "mark"), base, e.field(Guards.SHAPE_CLASS, "mark", shape));
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
            one(i, base, run.values.get(n));
        }
        e.at(last);
        e.entry(CLASS, "remember", e.slots.code(e), base, before, names(run), e.slots.caches(e), cache(run));
    }

    private void one(Instruction i, Value base, Value value) {
        Value code = e.slots.code(e);
        Value name = builder.i32(i.b());
        Value cache = builder.i32(cacheOf(i));
        if (i.opcode() == Opcode.DEFINE_FIELD) {
            e.op("defineFieldSlowly", code, base, name, value, cache);
        } else {
            e.op("setPropertySlowly", code, base, name, value, builder.i32(i.operands()[3]), e.slots.caches(e), cache);
        }
    }
}
