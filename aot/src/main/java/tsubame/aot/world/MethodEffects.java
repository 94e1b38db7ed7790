package tsubame.aot.world;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tsubame.aot.classfile.MethodInfo;

/**
 * Which methods may throw, and which may allocate, over the closed world. Only what some handler names is thrown at all;
 * a call or throw inside a handler's range does not let out what the handler catches. Least fixpoints: recursion alone
 * neither throws nor allocates.
 */
final class MethodEffects {
    private final World world;
    private final Reached reached;
    private final Set<String> catchable = new TreeSet<>();
    private final Map<MethodInfo, Set<String>> escaping = new HashMap<>();
    private final Set<MethodInfo> allocating = new HashSet<>();
    private final Map<MethodInfo, List<MethodInfo>> callers = new HashMap<>();

    MethodEffects(World world, Reached reached) {
        this.world = world;
        this.reached = reached;
        for (String type : reached.types().keySet()) {
            if (!type.startsWith("[") && isCaught(type)) catchable.add(type);
        }
        if (reached.findings().isEmpty()) solve();
    }

    private boolean isCaught(String type) {
        return world.isSubtype(type, "java/lang/Throwable")
                && reached.caught().stream().anyMatch(handler -> world.isSubtype(type, handler));
    }

    boolean isCatchable(String staticType) {
        return catchable.stream().anyMatch(type -> world.isSubtype(type, staticType));
    }

    boolean mayThrow(MethodInfo method) {
        return !escaping.getOrDefault(method, Set.of()).isEmpty();
    }

    boolean mayAllocate(MethodInfo method) {
        return allocating.contains(method);
    }

    private void solve() {
        for (MethodInfo method : reached.facts().keySet()) {
            for (Fact fact : reached.facts().get(method)) {
                if (!(fact instanceof Fact.Call call)) continue;
                for (MethodInfo target : targets(call)) callers.computeIfAbsent(target, m -> new ArrayList<>()).add(method);
            }
        }
        ArrayDeque<MethodInfo> work = new ArrayDeque<>(reached.facts().keySet());
        Set<MethodInfo> queued = new HashSet<>(work);
        while (!work.isEmpty()) {
            MethodInfo method = work.poll();
            queued.remove(method);
            if (!update(method)) continue;
            for (MethodInfo caller : callers.getOrDefault(method, List.of())) {
                if (queued.add(caller)) work.add(caller);
            }
        }
    }

    private boolean update(MethodInfo method) {
        Set<String> out = new TreeSet<>(escaping.getOrDefault(method, Set.of()));
        boolean allocates = allocating.contains(method);
        int before = out.size();
        boolean allocated = allocates;
        for (Fact fact : reached.facts().get(method)) {
            switch (fact) {
                case Fact.New ignored -> allocates = true;
                case Fact.Throw thrown -> add(thrown.types(), thrown.handlers(), out);
                case Fact.Call call -> allocates |= call(call, out);
                default -> { }
            }
        }
        escaping.put(method, out);
        if (allocates) allocating.add(method);
        return out.size() != before || allocates != allocated;
    }

    private boolean call(Fact.Call call, Set<String> out) {
        boolean allocates = false;
        if (world.callee(call.opcode(), call.owner(), call.name(), call.descriptor()) instanceof Callee.Operation(Intrinsic op)) {
            allocates = op.allocates();
        }
        for (MethodInfo target : targets(call)) {
            Set<String> thrown = escaping.getOrDefault(target, Set.of());
            if (!thrown.isEmpty()) add(thrown, call.handlers(), out);
            allocates |= allocating.contains(target);
            if (world.body(target) instanceof Body.Operation(Intrinsic op)) allocates |= op.allocates();
        }
        return allocates;
    }

    /** Adds the catchable classes under these types, less those that a handler around catches; null means all. */
    private void add(Set<String> types, List<String> handlers, Set<String> out) {
        for (String type : catchable) {
            boolean thrown = types == null || types.stream().anyMatch(t -> world.isSubtype(type, t));
            if (thrown && handlers.stream().noneMatch(handler -> world.isSubtype(type, handler))) out.add(type);
        }
    }

    private List<MethodInfo> targets(Fact.Call call) {
        return switch (world.callee(call.opcode(), call.owner(), call.name(), call.descriptor())) {
            case Callee.Direct(MethodInfo method) -> List.of(method);
            case Callee.Dispatch(MethodInfo declared, List<MethodInfo> all) -> all;
            case Callee.Operation operation -> List.of();
            case Callee.Trap trap -> List.of();
        };
    }
}
