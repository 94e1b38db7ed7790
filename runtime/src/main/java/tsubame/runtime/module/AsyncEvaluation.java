package tsubame.runtime.module;

import java.util.ArrayList;
import tsubame.runtime.module.SourceTextModule.Status;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * Evaluation of modules that contain or wait for a top-level await (§16.2.1.5.3.2 – §16.2.1.5.3.5). When a module is through, the
 * ancestors that waited only for it run, in the order in which they were first reached.
 */
final class AsyncEvaluation extends Reaction {
    private final SourceTextModule module;

    private AsyncEvaluation(SourceTextModule module) {
        this.module = module;
    }

    /** ExecuteAsyncModule. */
    static void execute(SourceTextModule module) {
        module.executeAsync(new AsyncEvaluation(module));
    }

    @Override
    protected void settled(boolean fulfilled, Object value) {
        if (fulfilled) {
            fulfilled(module);
        } else {
            rejected(module, value);
        }
    }

    /** AsyncModuleExecutionFulfilled. */
    private static void fulfilled(SourceTextModule module) {
        if (module.status == Status.EVALUATED) {
            return;
        }
        finish(module);
        ArrayList<SourceTextModule> ready = new ArrayList<>();
        gatherAvailableAncestors(module, ready);
        sortByOrder(ready);
        for (int i = 0; i < ready.size(); i++) {
            SourceTextModule next = ready.get(i);
            if (next.status == Status.EVALUATED) {
                continue;
            }
            if (next.hasTopLevelAwait) {
                execute(next);
                continue;
            }
            try {
                next.execute();
            } catch (JsThrow thrown) {
                rejected(next, thrown.value);
                continue;
            }
            finish(next);
        }
    }

    private static void finish(SourceTextModule module) {
        module.asyncDone = true;
        module.status = Status.EVALUATED;
        if (module.topLevelCapability != null) {
            module.topLevelCapability.resolve(Undefined.UNDEFINED);
        }
    }

    private static void gatherAvailableAncestors(SourceTextModule module, ArrayList<SourceTextModule> ready) {
        for (int i = 0; i < module.asyncParents.size(); i++) {
            SourceTextModule parent = module.asyncParents.get(i);
            if (ready.contains(parent) || parent.cycleRoot.error != null) {
                continue;
            }
            parent.pendingAsyncDependencies--;
            if (parent.pendingAsyncDependencies == 0) {
                ready.add(parent);
                if (!parent.hasTopLevelAwait) {
                    gatherAvailableAncestors(parent, ready);
                }
            }
        }
    }

    /** Insertion sort by the order of asynchronous evaluation; the lists are short. */
    private static void sortByOrder(ArrayList<SourceTextModule> modules) {
        for (int i = 1; i < modules.size(); i++) {
            SourceTextModule module = modules.get(i);
            int at = i;
            while (at > 0 && modules.get(at - 1).asyncOrder > module.asyncOrder) {
                modules.set(at, modules.get(at - 1));
                at--;
            }
            modules.set(at, module);
        }
    }

    /** AsyncModuleExecutionRejected. */
    private static void rejected(SourceTextModule module, Object error) {
        if (module.status == Status.EVALUATED) {
            return;
        }
        module.error = error;
        module.status = Status.EVALUATED;
        module.asyncDone = true;
        if (module.topLevelCapability != null) {
            module.topLevelCapability.reject(error);
        }
        for (int i = 0; i < module.asyncParents.size(); i++) {
            rejected(module.asyncParents.get(i), error);
        }
    }
}
