package tsubame.runtime.object;

import tsubame.runtime.function.BoundFunction;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;

/** GetFunctionRealm (§7.3.25), a loop through bound functions and proxies. */
final class FunctionRealm {
    private FunctionRealm() {}

    static Realm of(JsObject function) {
        JsObject f = function;
        while (true) {
            if (f instanceof BoundFunction bound) {
                f = bound.target();
            } else if (f instanceof JsFunction g) {
                return g.realm;
            } else {
                JsObject target = f.realmTarget();
                if (target == null) {
                    return Agent.realm;
                }
                f = target;
            }
        }
    }
}
