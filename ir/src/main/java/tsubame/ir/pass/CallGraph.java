package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Function;
import tsubame.ir.Program;
import tsubame.ir.Value;

/** Who calls whom directly. */
public final class CallGraph {
    private final Program program;

    public CallGraph(Program program) {
        this.program = program;
    }

    /** The functions of the program that one calls directly, in the order of the calls. */
    public Set<Function> callees(Function function) {
        Set<Function> callees = new LinkedHashSet<>();
        for (Block block : function.blocks()) {
            for (Value value : block.body()) {
                Function callee = value.op() instanceof Call.Direct call ? program.function(call.method()) : null;
                if (callee != null) callees.add(callee);
            }
        }
        return callees;
    }

    /** All functions, each after those it calls, but where calls go round in circles. */
    public List<Function> bottomUp() {
        record Frame(Function function, Iterator<Function> rest) { }
        List<Function> order = new ArrayList<>();
        Set<Function> seen = new HashSet<>();
        for (Function root : program.functions()) {
            if (!seen.add(root)) continue;
            Deque<Frame> stack = new ArrayDeque<>();
            stack.push(new Frame(root, callees(root).iterator()));
            while (!stack.isEmpty()) {
                Frame frame = stack.peek();
                if (!frame.rest.hasNext()) {
                    order.add(frame.function);
                    stack.pop();
                    continue;
                }
                Function next = frame.rest.next();
                if (seen.add(next)) stack.push(new Frame(next, callees(next).iterator()));
            }
        }
        return order;
    }
}
