package tsubame.ir.pass;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Program;
import tsubame.ir.Terminator;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;

/**
 * Says of branches which way is unlikely, where nobody has said it: the one that comes to a throw, a fault, or a call of a function that is never inlined, as
 * those are for what is rare, whatever it does on the way. What is likely is what counts when it is asked whether a callee is worth inlining; other functions
 * are left as they are, as the collector's loops are slower so.
 */
final class Likelihoods {
    private Likelihoods() {}

    static boolean run(Function function, Context context) {
        if (function.inlining() != Function.Inlining.BY_LIKELY_COST) return false;
        Set<Block> rare = rare(function, context.program());
        boolean changed = false;
        for (Block block : function.blocks()) {
            if (!(block.terminator() instanceof Terminator.Branch branch) || branch.likelihood() != Likelihood.UNKNOWN) continue;
            boolean then = rare.contains(branch.then().block());
            boolean otherwise = rare.contains(branch.otherwise().block());
            if (then == otherwise || !context.burn()) continue;
            Likelihood likelihood = then ? Likelihood.UNLIKELY : Likelihood.LIKELY;
            block.terminate(new Terminator.Branch(branch.condition(), branch.then(), branch.otherwise(), likelihood));
            changed = true;
        }
        return changed;
    }

    /** Blocks from which all ways come to what is rare; successors first. */
    private static Set<Block> rare(Function function, Program program) {
        Set<Block> rare = new HashSet<>();
        List<Block> order = new ControlFlow(function).order();
        for (Block block : order.reversed()) {
            if (isEnd(block.terminator()) || calls(block, program) || goesOn(block) && rare.containsAll(block.successors())) rare.add(block);
        }
        return rare;
    }

    private static boolean goesOn(Block block) {
        return !block.successors().isEmpty();
    }

    private static boolean isEnd(Terminator terminator) {
        return switch (terminator) {
            case Terminator.Throw _, Terminator.Panic _, Terminator.Unwind _ -> true;
            case Terminator.Jump _, Terminator.Branch _, Terminator.Switch _, Terminator.Return _, Terminator.Invoke _, Terminator.Unreachable _ -> false;
        };
    }

    private static boolean calls(Block block, Program program) {
        for (Value value : block.body()) {
            Function callee = value.op() instanceof Call.Direct call ? program.function(call.method()) : null;
            if (callee != null && callee.inlining() == Function.Inlining.NEVER) return true;
        }
        return false;
    }
}
