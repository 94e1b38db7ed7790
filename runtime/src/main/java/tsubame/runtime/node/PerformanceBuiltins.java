package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;

/** {@code performance}: a clock in milliseconds that begins with the program. */
final class PerformanceBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        NOW(function("now", 0)),
        TO_JSON(function("toJSON", 0));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final double NANOS_PER_MILLISECOND = 1e6;
    private static final PropertyKey TIME_ORIGIN = PropertyKey.of("timeOrigin");

    private JsObject performance;
    private long start;
    private double origin;

    @Override
    public void install(Realm realm) {
        performance = prototypeObject(realm.objectPrototype, ROWS.length + 2);
        installRows(realm, ROWS, performance, null);
        performance.define(TIME_ORIGIN, origin, Attributes.DEFAULT);
        toStringTag(performance, "Performance");
        global(realm, "performance", performance);
    }

    /** Starts the clock. */
    void begin() {
        start = Agent.host.monotonicTime();
        origin = Agent.host.currentTime();
        performance.define(TIME_ORIGIN, origin, Attributes.ENUMERABLE);
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case NOW -> (Agent.host.monotonicTime() - start) / NANOS_PER_MILLISECOND;
            case TO_JSON -> {
                JsObject json = new JsObject(callee.realm.objectPrototype);
                json.define(TIME_ORIGIN, origin, Attributes.DEFAULT);
                yield json;
            }
        };
    }
}
