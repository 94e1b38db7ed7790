package tsubame.ir.pass;

import java.util.List;
import tsubame.ir.Lowering;

/** The table of passes, what must come before what and why, and the order in which they run. */
public final class Passes {
    public static final Pass CANONICALISE = new Pass("canonicalise",
            "folds constants, applies algebra, simplifies control flow, removes parameters that are always the same", null, Canonicalise::run);
    public static final Pass THREAD_JUMPS = new Pass("thread_jumps",
            "lets a jump with a known condition go where the branch behind it would", null, ThreadJumps::run);
    public static final Pass NUMBER_VALUES = new Pass("number_values",
            "computes, loads and checks once what is computed, loaded and checked again below", null, ValueNumbering::run);
    public static final Pass DEAD_CODE = new Pass("dead_code",
            "removes operations and parameters that nothing needs", null, DeadCode::run);
    public static final Pass INLINE = new Pass("inline",
            "puts small functions, and those marked so, in place of calls", null, Inline::run);
    public static final Pass UNBOX = new Pass("unbox",
            "keeps block parameters that are always boxed doubles, or booleans, unboxed", null, UnboxParameters::run);
    public static final Pass REFINE = new Pass("refine",
            "uses what branches and checks above have shown: types, nulls, ranges", null, Refine::run);
    public static final Pass HOIST_CHECKS = new Pass("hoist_checks",
            "moves checks of what a loop does not change before the loop", null, HoistChecks::run);
    public static final Pass SCALARS = new Pass("scalars",
            "keeps the fields of objects that nobody else sees in values", null, ScalarReplacement::run);
    public static final Pass LIKELIHOODS = new Pass("likelihoods",
            "says of branches which way comes to what is rare", null, Likelihoods::run);
    public static final Pass SINK_STACK_LIMIT = new Pass("sink_stack_limit",
            "asks for the stack's end where something is called", null, SinkStackLimit::run);
    public static final Pass LOWER_CHECKS = new Pass("lower_checks",
            "makes checks branches to panicking blocks", Lowering.CHECKS, LowerChecks::run);
    public static final Pass LOWER_EXCEPTIONS = new Pass("lower_exceptions",
            "makes throws returns, and asks after calls what they returned by", Lowering.EXCEPTIONS, LowerExceptions::run);
    public static final Pass LOWER_BARRIERS = new Pass("lower_barriers",
            "puts barriers before stores of references", Lowering.BARRIERS, LowerBarriers::run);

    public static final List<Pass> ALL = List.of(CANONICALISE, THREAD_JUMPS, NUMBER_VALUES, DEAD_CODE, INLINE, UNBOX, REFINE, HOIST_CHECKS,
            SCALARS, LIKELIHOODS, SINK_STACK_LIMIT, LOWER_CHECKS, LOWER_EXCEPTIONS, LOWER_BARRIERS);

    /** The first run of one pass comes after the first of another. */
    public record Order(Pass pass, Pass after, String because) { }

    public static final List<Order> ORDER = List.of(
            new Order(INLINE, DEAD_CODE, "what is inlined elsewhere is cleaned up once, and its size is what counts against the budget"),
            new Order(UNBOX, INLINE, "boxes pass through calls; inlining makes block parameters of them"),
            new Order(REFINE, NUMBER_VALUES, "facts are about values: equal tests must be one value"),
            new Order(SCALARS, INLINE, "an object passed to a constructor that is still a call escapes"),
            new Order(SINK_STACK_LIMIT, NUMBER_VALUES, "one at a caller's entry serves what is inlined into it"),
            new Order(LOWER_EXCEPTIONS, SINK_STACK_LIMIT, "what is lowered are branches to calls, at the entry"),
            new Order(LOWER_CHECKS, REFINE, "refinement knows checks, not the branches they become"),
            new Order(LOWER_CHECKS, SCALARS, "folding checks of fresh objects is what keeps them from escaping"),
            new Order(LOWER_EXCEPTIONS, INLINE, "inlining joins a callee's throws to the call's handler, which lowered ones no longer name"),
            new Order(LOWER_EXCEPTIONS, LOWER_CHECKS, "checks split blocks, and the question after a call must stay right behind it"),
            new Order(LOWER_BARRIERS, SCALARS, "a store into a replaced object needs none"),
            new Order(LOWER_BARRIERS, LOWER_CHECKS, "a barrier takes the checked object"));

    /** For each function, its callees first. */
    public static final List<Pass> OPTIMISATION = List.of(
            CANONICALISE, NUMBER_VALUES, CANONICALISE, DEAD_CODE,
            INLINE, CANONICALISE, THREAD_JUMPS, CANONICALISE, UNBOX, CANONICALISE, NUMBER_VALUES, REFINE, CANONICALISE,
            HOIST_CHECKS, SCALARS, CANONICALISE, UNBOX, CANONICALISE, NUMBER_VALUES, REFINE, CANONICALISE, DEAD_CODE,
            LIKELIHOODS);

    /** For each function, once all are optimised. */
    public static final List<Pass> LOWERING = List.of(
            SINK_STACK_LIMIT, LOWER_CHECKS, LOWER_EXCEPTIONS, LOWER_BARRIERS, CANONICALISE, NUMBER_VALUES, DEAD_CODE);

    private Passes() {}

    public static Pass named(String name) {
        for (Pass pass : ALL) if (pass.name().equals(name)) return pass;
        throw new IllegalArgumentException("no pass: " + name);
    }

    /** The rows of ORDER that a sequence breaks, as text. */
    public static List<String> broken(List<Pass> sequence) {
        return ORDER.stream()
                .filter(order -> sequence.contains(order.pass) && sequence.contains(order.after)
                        && sequence.indexOf(order.pass) < sequence.indexOf(order.after))
                .map(order -> order.pass.name() + " must come after " + order.after.name() + ": " + order.because)
                .toList();
    }
}
