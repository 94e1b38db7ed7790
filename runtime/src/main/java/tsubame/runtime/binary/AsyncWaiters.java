package tsubame.runtime.binary;

import java.util.ArrayList;
import tsubame.runtime.loop.Timer;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.value.JsString;

/**
 * The promises of {@code Atomics.waitAsync} that wait on the bytes of one shared buffer, first come first served (WaiterList Records,
 * ECMA-262 §25.4.1). Nobody else waits: there is one agent.
 */
public final class AsyncWaiters {
    private static final JsString OK = JsString.of("ok");
    private static final JsString TIMED_OUT = JsString.of("timed-out");

    private final ArrayList<Waiter> waiters = new ArrayList<>();

    /** One promise. As a job it is what its timer runs. */
    private final class Waiter extends Job {
        final int byteIndex;
        final PromiseCapability capability;
        Timer timer;

        Waiter(int byteIndex, PromiseCapability capability) {
            this.byteIndex = byteIndex;
            this.capability = capability;
        }

        @Override
        public void run() {
            waiters.remove(this);
            capability.resolve(TIMED_OUT);
        }
    }

    private static final class Resolution extends Job {
        private final PromiseCapability capability;

        Resolution(PromiseCapability capability) {
            this.capability = capability;
        }

        @Override
        public void run() {
            capability.resolve(OK);
        }
    }

    /** Adds a promise; the timeout is in milliseconds, infinite for none. */
    public void add(int byteIndex, PromiseCapability capability, double timeout) {
        Waiter waiter = new Waiter(byteIndex, capability);
        waiters.add(waiter);
        if (timeout < Double.POSITIVE_INFINITY && Agent.loop != null) {
            waiter.timer = Agent.loop.addTimer(waiter, timeout, false);
        }
    }

    /** Wakes at most so many promises that wait at the index; answers how many. They are resolved by jobs. */
    public int notify(int byteIndex, double most) {
        int woken = 0;
        for (int i = 0; i < waiters.size() && woken < most; ) {
            Waiter waiter = waiters.get(i);
            if (waiter.byteIndex != byteIndex) {
                i++;
                continue;
            }
            waiters.remove(i);
            woken++;
            if (waiter.timer != null) {
                Agent.loop.removeTimer(waiter.timer);
            }
            Agent.enqueue(new Resolution(waiter.capability));
        }
        return woken;
    }
}
