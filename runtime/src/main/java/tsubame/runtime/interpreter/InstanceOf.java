package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Operators;
import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.InlineCaches;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.Symbol;

/**
 * {@code instanceof} of a class, whose {@code prototype} nobody can change: what it inherits {@code Symbol.hasInstance} from is looked up once, and then known
 * while the class has its shape and no prototype has changed. Then an instance is told by its prototypes alone.
 */
final class InstanceOf {
    private final BytecodeFunction constructor;
    private final Shape shape;
    private final int epoch;

    private InstanceOf(BytecodeFunction constructor) {
        this.constructor = constructor;
        this.shape = constructor.shape;
        this.epoch = Agent.prototypeEpoch;
    }

    /** {@code a instanceof b} (§13.10.2). */
    static boolean test(Object a, Object b) {
        if (b instanceof BytecodeFunction f && f.parts != null && f.parts.classPrototype != null) {
            InstanceOf known = f.code.instanceOf;
            boolean isKnown = known != null && known.constructor == f && known.shape == f.shape && known.epoch == Agent.prototypeEpoch;
            if (isKnown || learn(f)) {
                return a instanceof JsObject o && inherits(o, f.parts.classPrototype);
            }
        }
        return Operators.instanceOf(a, b);
    }

    private static boolean inherits(JsObject o, JsObject prototype) {
        if (o.shape.prototype == prototype) { // a proxy's shape has none
            return true;
        }
        for (JsObject p = o.getPrototype(); p != null; p = p.getPrototype()) {
            if (p == prototype) {
                return true;
            }
        }
        return false;
    }

    /** Whether a class has the builtin {@code Symbol.hasInstance}, and will have it for some time. Runs no user code. */
    private static boolean learn(BytecodeFunction f) {
        if (!InlineCaches.pinChain(f, Symbol.HAS_INSTANCE)) {
            return false;
        }
        JsObject holder = InlineCaches.holder(f, Symbol.HAS_INSTANCE);
        boolean isBuiltin = holder != null && Shortcut.is(holder.slots[holder.shape.lookup(Symbol.HAS_INSTANCE)], Shortcut.HAS_INSTANCE);
        if (isBuiltin) {
            f.code.instanceOf = new InstanceOf(f);
        }
        return isBuiltin;
    }
}
