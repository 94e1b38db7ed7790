package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.ir.Builder;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Value;

/** Iteration: for-of, for-in, spreading and array patterns. */
final class Iteration {
    private static final String CLASS = "CompiledIteration";

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;

    Iteration(Emitter emitter, Guards guards) {
        this.e = emitter;
        this.guards = guards;
        this.builder = emitter.builder;
    }

    void instruction(Instruction i) {
        switch (i.opcode()) {
            case GET_ITERATOR -> e.write(i.a(), e.entry(CLASS, "getIterator", e.closure(), builder.i32(i.position()), e.boxed(i.b())), of(INTERNAL));
            case ITERATOR_STEP -> step(i, "step", ANY);
            case FOR_IN_NEXT -> step(i, "nextKey", TEXT);
            case ITERATOR_VALUE -> e.write(i.a(), e.entry(CLASS, "value", e.boxed(i.b())), ANY);
            case ITERATOR_NEXT -> e.write(i.a(), e.entry(CLASS, "next", e.boxed(i.b()), e.boxed(i.c())), ANY);
            case ITERATOR_COMPLETE -> complete(i);
            case ITERATOR_CLOSE -> e.entry(CLASS, "close", e.boxed(i.a()));
            case ITERATOR_CLOSE_QUIET -> e.entry(CLASS, "closeQuietly", e.boxed(i.a()));
            case ITERATOR_FINISH -> e.entry(CLASS, "finish", e.boxed(i.a()));
            case FOR_IN_START -> e.write(i.a(), e.entry(CLASS, "forIn", e.boxed(i.b())), of(INTERNAL));
            case ARRAY_SPREAD -> e.entry(CLASS, "spread", e.closure(), builder.i32(i.position()), e.boxed(i.a()), e.boxed(i.b()));
            case LOAD_REST -> e.write(i.a(), e.entry(CLASS, "rest", e.allArguments(), builder.i32(i.b())), of(ARRAY));
            default -> throw new IllegalStateException(i.opcode().name());
        }
    }

    private void complete(Instruction i) {
        Value isDone = e.truth(e.entry(CLASS, "isDone", e.boxed(i.c())));
        e.write(i.a(), e.entry(CLASS, "resultValue", e.boxed(i.c())), ANY);
        builder.branch(isDone, e.to(i.operands()[3]), e.to(i.next()));
    }

    /** The register is written only if there is a next value. */
    private void step(Instruction i, String entry, AbstractValue type) {
        Value value = e.entry(CLASS, entry, e.boxed(i.b()));
        Target end = e.to(i.c());
        var ahead = builder.newBlock();
        builder.branch(builder.isNull(value), end, Target.to(ahead));
        builder.at(ahead);
        e.write(i.a(), value, type);
        guards.ahead(i);
        builder.block().terminate(new Terminator.Jump(e.to(i.next())));
    }
}
