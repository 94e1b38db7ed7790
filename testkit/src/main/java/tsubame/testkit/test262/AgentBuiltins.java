package tsubame.testkit.test262;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** {@code $262.agent} (INTERPRETING.md): the functions for the agent of the test and those for the agents that it starts. */
final class AgentBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        START(function("start", 1)),
        BROADCAST(function("broadcast", 2)),
        GET_REPORT(function("getReport", 0)),
        RECEIVE_BROADCAST(function("receiveBroadcast", 1)),
        REPORT(function("report", 1)),
        SLEEP(function("sleep", 1)),
        LEAVING(function("leaving", 0)),
        MONOTONIC_NOW(function("monotonicNow", 0));

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

    private final ThreadedHost host;
    private final TestAgents agents;

    AgentBuiltins(ThreadedHost host) {
        this.host = host;
        this.agents = host.agents();
    }

    /** The object; nothing is hung into the realm. */
    JsObject object(Realm realm) {
        JsObject object = prototypeObject(realm.objectPrototype, ROWS.length);
        installRows(realm, ROWS, object, null);
        return object;
    }

    @Override
    public void install(Realm realm) {
        throw new IllegalStateException("hangs on $262 only");
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Object a = arg(args, 0);
        switch (ROWS[id]) {
            case START -> agents.start(Conversions.toString(a).toJavaString());
            case BROADCAST -> broadcast(a);
            case GET_REPORT -> {
                String report = agents.cluster().takeReport();
                return report == null ? Null.NULL : JsString.of(report);
            }
            case RECEIVE_BROADCAST -> {
                Shape shape = Shape.rootFor(callee.realm.intrinsic(Intrinsic.SHARED_ARRAY_BUFFER_PROTOTYPE));
                ObjectOperations.call(a, Undefined.UNDEFINED, JsArrayBuffer.shared(shape, agents.member().receiveBroadcast()));
            }
            case REPORT -> agents.cluster().report(Conversions.toString(a).toJavaString());
            case SLEEP -> host.sleep((long) (Conversions.toNumber(a) * NANOS_PER_MILLISECOND));
            case LEAVING -> { }
            case MONOTONIC_NOW -> {
                return host.now();
            }
        }
        return Undefined.UNDEFINED;
    }

    private void broadcast(Object value) {
        if (!(value instanceof JsArrayBuffer buffer) || !buffer.isShared()) {
            throw Errors.typeError("not a SharedArrayBuffer");
        }
        agents.cluster().broadcast(agents.member(), buffer.bytes());
    }
}
