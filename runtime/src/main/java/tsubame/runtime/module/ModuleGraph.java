package tsubame.runtime.module;

import java.util.ArrayList;
import tsubame.bytecode.ImportPhase;
import tsubame.runtime.module.SourceTextModule.Status;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * Linking and evaluation of cyclic modules (§16.2.1.5.1 – §16.2.1.5.3): Tarjan's strongly connected components, so that a cycle
 * changes its state as one. Evaluation is in post-order; modules that wait for others' top-level await run later, in {@link
 * AsyncEvaluation}. Names of fields and steps are the specification's.
 */
final class ModuleGraph {
    private final ArrayList<SourceTextModule> stack = new ArrayList<>();
    private int index;

    private ModuleGraph() {}

    // ---- Link

    static void link(SourceTextModule module) {
        ModuleGraph graph = new ModuleGraph();
        boolean done = false;
        try {
            graph.innerLink(module);
            done = true;
        } finally {
            if (!done) {
                for (int i = 0; i < graph.stack.size(); i++) {
                    graph.stack.get(i).status = Status.UNLINKED;
                }
            }
        }
    }

    private void innerLink(ModuleRecord record) {
        if (!(record instanceof SourceTextModule module)) {
            record.link();
            return;
        }
        if (module.status != Status.UNLINKED) {
            return;
        }
        enter(module, Status.LINKING);
        for (int i = 0; i < module.requested.length; i++) {
            ModuleRecord required = module.requested[i];
            if (phase(module, i) == ImportPhase.SOURCE) {
                continue;
            }
            innerLink(required);
            if (required instanceof SourceTextModule other && other.status == Status.LINKING) {
                module.dfsAncestorIndex = Math.min(module.dfsAncestorIndex, other.dfsAncestorIndex);
            }
        }
        module.initializeEnvironment();
        if (module.dfsAncestorIndex == module.dfsIndex) {
            SourceTextModule member;
            do {
                member = stack.remove(stack.size() - 1);
                member.status = Status.LINKED;
            } while (member != module);
        }
    }

    private static ImportPhase phase(SourceTextModule module, int request) {
        return module.descriptor.requests()[request].phase();
    }

    private void enter(SourceTextModule module, Status status) {
        module.status = status;
        module.dfsIndex = index;
        module.dfsAncestorIndex = index;
        index++;
        stack.add(module);
    }

    // ---- Evaluate

    static JsPromise evaluate(SourceTextModule asked) {
        SourceTextModule module = asked;
        if (module.status == Status.EVALUATING_ASYNC || module.status == Status.EVALUATED) {
            if (module.cycleRoot != null) {
                module = module.cycleRoot;
            }
        }
        if (module.topLevelCapability != null) {
            return module.topLevelCapability.nativePromise();
        }
        PromiseCapability capability = PromiseCapability.intrinsic(module.realm);
        module.topLevelCapability = capability;
        ModuleGraph graph = new ModuleGraph();
        try {
            graph.innerEvaluate(module);
            if (module.asyncOrder == 0 || module.asyncDone) {
                capability.resolve(Undefined.UNDEFINED);
            }
        } catch (JsThrow thrown) {
            for (int i = 0; i < graph.stack.size(); i++) {
                SourceTextModule member = graph.stack.get(i);
                member.status = Status.EVALUATED;
                member.error = thrown.value;
            }
            capability.reject(thrown.value);
        }
        return capability.nativePromise();
    }

    private void innerEvaluate(ModuleRecord record) {
        if (!(record instanceof SourceTextModule module)) {
            SyntheticModule synthetic = (SyntheticModule) record;
            synthetic.evaluateNow();
            return;
        }
        if (module.status == Status.EVALUATING_ASYNC || module.status == Status.EVALUATED) {
            if (module.error != null) {
                throw new JsThrow(module.error);
            }
            return;
        }
        if (module.status == Status.EVALUATING) {
            return;
        }
        enter(module, Status.EVALUATING);
        module.pendingAsyncDependencies = 0;
        ArrayList<ModuleRecord> evaluationList = evaluationList(module);
        for (int i = 0; i < evaluationList.size(); i++) {
            ModuleRecord required = evaluationList.get(i);
            innerEvaluate(required);
            if (required instanceof SourceTextModule other) {
                noteDependency(module, other);
            }
        }
        if (module.pendingAsyncDependencies > 0 || module.hasTopLevelAwait) {
            module.asyncOrder = ModuleLoader.of(module.realm).nextOrder();
            if (module.pendingAsyncDependencies == 0) {
                AsyncEvaluation.execute(module);
            }
        } else {
            module.execute();
        }
        if (module.dfsAncestorIndex == module.dfsIndex) {
            closeCycle(module);
        }
    }

    // ---- Deferred modules

    /** What must run before the module: all that it imports, but of deferred imports only what awaits at top level. */
    private static ArrayList<ModuleRecord> evaluationList(SourceTextModule module) {
        ArrayList<ModuleRecord> list = new ArrayList<>();
        for (int i = 0; i < module.requested.length; i++) {
            switch (phase(module, i)) {
                case EVALUATION -> {
                    if (!list.contains(module.requested[i])) {
                        list.add(module.requested[i]);
                    }
                }
                case DEFER -> gatherAsynchronous(module.requested[i], list, new ArrayList<>());
                case SOURCE -> { }
            }
        }
        return list;
    }

    /** GatherAsynchronousTransitiveDependencies: adds those that await at top level and have not run. */
    static void gatherAsynchronous(ModuleRecord record, ArrayList<ModuleRecord> found, ArrayList<ModuleRecord> seen) {
        if (seen.contains(record) || !(record instanceof SourceTextModule module)) {
            return;
        }
        seen.add(module);
        if (module.status == Status.EVALUATING || isCycleEvaluated(module)) {
            return;
        }
        if (module.hasTopLevelAwait) {
            if (!found.contains(module)) {
                found.add(module);
            }
            return;
        }
        for (int i = 0; i < module.requested.length; i++) {
            if (phase(module, i) != ImportPhase.SOURCE) {
                gatherAsynchronous(module.requested[i], found, seen);
            }
        }
    }

    /** IsModuleSCCEvaluated. */
    private static boolean isCycleEvaluated(SourceTextModule module) {
        return (module.cycleRoot == null ? module : module.cycleRoot).status == Status.EVALUATED;
    }

    /** ReadyForSyncExecution. */
    static boolean isReadyForSync(ModuleRecord record, ArrayList<ModuleRecord> seen) {
        if (seen.contains(record) || !(record instanceof SourceTextModule module)) {
            return true;
        }
        seen.add(module);
        if (isCycleEvaluated(module)) {
            return true;
        }
        if (module.status != Status.LINKED || module.hasTopLevelAwait) {
            return false;
        }
        for (int i = 0; i < module.requested.length; i++) {
            if (phase(module, i) != ImportPhase.SOURCE && !isReadyForSync(module.requested[i], seen)) {
                return false;
            }
        }
        return true;
    }

    private static void noteDependency(SourceTextModule module, SourceTextModule required) {
        SourceTextModule other = required;
        if (other.status == Status.EVALUATING) {
            module.dfsAncestorIndex = Math.min(module.dfsAncestorIndex, other.dfsAncestorIndex);
        } else {
            other = other.cycleRoot;
            if (other.error != null) {
                throw new JsThrow(other.error);
            }
        }
        if (other.asyncOrder != 0 && !other.asyncDone) {
            module.pendingAsyncDependencies++;
            other.asyncParents.add(module);
        }
    }

    private void closeCycle(SourceTextModule root) {
        SourceTextModule member;
        do {
            member = stack.remove(stack.size() - 1);
            member.status = member.asyncOrder == 0 ? Status.EVALUATED : Status.EVALUATING_ASYNC;
            member.cycleRoot = root;
        } while (member != root);
    }
}
