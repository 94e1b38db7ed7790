package tsubame.aot.program;

import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Compare.Condition;
import tsubame.ir.Convert.NumberKind;
import tsubame.ir.Likelihood;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Elements of arrays that hold other values than numbers, in loops that count ({@link CountedLoops}): if an array has no holes and is as long as it was in front of the
 * loop, which the loop hardly ever changes, an access is a load or a store and looks at nothing else. A store does not even wait for what it replaces.
 */
final class PackedElements {
    private static final String ELEMENTS = "CompiledElements";

    /** As in ArrayStorage. */
    private static final int PACKED = 1;

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final CountedLoops loops;

    PackedElements(Emitter emitter, Guards guards, CountedLoops loops) {
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
        this.loops = loops;
    }

    /** Whether something has been asked in front of the loop for an access. */
    boolean isKnown(Instruction i) {
        return loops.access(i) != null;
    }

    /** Loads in front of a loop what accesses ask in it. */
    static void load(Emitter e, Value array) {
        NumberArrays.kind(e, array);
        e.field(NumberArrays.STORAGE, "values", array);
        NumberArrays.offset(e, array);
    }

    Value get(Instruction i, Value array) {
        Block packed = builder.newBlock();
        Block other = builder.newBlock();
        Block all = builder.newBlock(Type.BOXED);
        builder.branch(isPacked(i, array), Target.to(packed), Target.to(other), Likelihood.LIKELY);
        builder.at(packed);
        builder.jump(all, e.entry(ELEMENTS, "atPlace", array, index(i)));
        builder.at(other);
        builder.jump(all, guards.element(i, array, guards.index(i.c(), i.position())));
        builder.at(all);
        return all.parameters().getFirst();
    }

    void set(Instruction i, Value array) {
        Block packed = builder.newBlock();
        Block other = builder.newBlock();
        Block all = builder.newBlock();
        builder.branch(isPacked(i, array), Target.to(packed), Target.to(other), Likelihood.LIKELY);
        builder.at(packed);
        e.entry(ELEMENTS, "setPlace", array, index(i), e.boxed(i.c()));
        builder.jump(all);
        builder.at(other);
        guards.setElement(i, array, guards.index(i.b(), i.position()), "setElement");
        builder.jump(all);
        builder.at(all);
    }

    private Value isPacked(Instruction i, Value array) {
        Value packed = builder.compare(Condition.EQ, NumberArrays.kind(e, array), builder.i32(PACKED));
        return builder.and(packed, builder.compare(Condition.EQ, NumberArrays.length(e, array), loops.access(i).length()));
    }

    private Value index(Instruction i) {
        return builder.convert(NumberKind.I64_TO_INDEX, loops.index(loops.access(i)));
    }
}
