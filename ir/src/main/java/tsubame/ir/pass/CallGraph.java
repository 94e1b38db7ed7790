package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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

    /**
     * For each function of an order those that must be done before it, by their places in the order, so that each is seen by its callers as it would be if all were done in that order: callees that come
     * before it, and callers that do. Whom nobody looks into, as it is never inlined, nobody waits for.
     */
    List<Set<Integer>> before(List<Function> order) {
        Map<Function, Integer> places = new HashMap<>();
        List<Set<Integer>> before = new ArrayList<>();
        for (Function function : order) {
            places.put(function, places.size());
            before.add(new TreeSet<>());
        }
        for (Function caller : order) {
            int place = places.get(caller);
            for (Function callee : callees(caller)) {
                Integer other = callee.inlining() == Function.Inlining.NEVER ? null : places.get(callee);
                if (other != null && other != place) before.get(Math.max(place, other)).add(Math.min(place, other));
            }
        }
        return before;
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
