package tsubame.testkit.test262;

import static tsubame.runtime.builtin.Signature.function;

import java.util.ArrayList;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.SharedMemoryHost;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** {@code $262.agent} and shared memory where there are no threads: the test's agent is the only one, and starting another fails. */
final class LoneAgent extends Builtins implements SharedMemoryHost {
    private enum Row implements BuiltinRow {
        START(function("start", 1)),
        BROADCAST(function("broadcast", 2)),
        GET_REPORT(function("getReport", 0)),
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

    private static final String NO_THREADS = "there are no other agents here";

    private static final Row[] ROWS = Row.values();
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private record Waiter(byte[] block, int byteIndex, Job job) {}

    private final TestHost host;
    private final boolean canSuspend;
    private final ArrayList<Waiter> waiters = new ArrayList<>();

    LoneAgent(TestHost host, boolean canSuspend) {
        this.host = host;
        this.canSuspend = canSuspend;
    }

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
        switch (ROWS[id]) {
            case START -> throw Errors.typeError(NO_THREADS);
            case BROADCAST, LEAVING -> { }
            case GET_REPORT -> {
                return Null.NULL;
            }
            case SLEEP -> host.sleep((long) (Conversions.toNumber(arg(args, 0)) * NANOS_PER_MILLISECOND));
            case MONOTONIC_NOW -> {
                return host.now();
            }
        }
        return Undefined.UNDEFINED;
    }

    // ---- shared memory

    @Override
    public boolean canSuspend() {
        return canSuspend;
    }

    @Override
    public void enter() {}

    @Override
    public void leave() {}

    /** Nobody else can notify. */
    @Override
    public boolean suspend(byte[] block, int byteIndex, double milliseconds) {
        host.sleep((long) (milliseconds * NANOS_PER_MILLISECOND));
        return false;
    }

    @Override
    public void add(byte[] block, int byteIndex, Job whenNotified) {
        waiters.add(new Waiter(block, byteIndex, whenNotified));
    }

    @Override
    public boolean remove(Job whenNotified) {
        for (int i = 0; i < waiters.size(); i++) {
            if (waiters.get(i).job == whenNotified) {
                waiters.remove(i);
                return true;
            }
        }
        return false;
    }

    @Override
    public int notify(byte[] block, int byteIndex, double most) {
        int woken = 0;
        for (int i = 0; i < waiters.size() && woken < most;) {
            Waiter waiter = waiters.get(i);
            if (waiter.block == block && waiter.byteIndex == byteIndex) {
                waiters.remove(i);
                woken++;
                Agent.enqueue(waiter.job);
            } else {
                i++;
            }
        }
        return woken;
    }
}
