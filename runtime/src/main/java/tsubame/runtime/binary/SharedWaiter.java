package tsubame.runtime.binary;

import tsubame.runtime.loop.Timer;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.value.JsString;

/**
 * A promise of {@code Atomics.waitAsync} among several agents: in the host's list of waiters, so that any agent may notify it. As a job
 * it is what happens then; its timer runs another one.
 */
public final class SharedWaiter extends Job {
    private static final double NANOS_PER_MILLISECOND = 1e6;
    private static final JsString OK = JsString.of("ok");
    private static final JsString TIMED_OUT = JsString.of("timed-out");

    private final PromiseCapability capability;
    private Timer timer;
    /** When the time is over, on the host's monotonic clock; that of timers is behind it during a turn of the loop. */
    private double end;

    private SharedWaiter(PromiseCapability capability) {
        this.capability = capability;
    }

    /** Begins to wait, in the critical section. The timeout is in milliseconds, infinite for none. */
    public static void add(byte[] block, int byteIndex, PromiseCapability capability, double timeout) {
        SharedWaiter waiter = new SharedWaiter(capability);
        Agent.sharedMemory.add(block, byteIndex, waiter);
        if (timeout < Double.POSITIVE_INFINITY && Agent.loop != null) {
            waiter.end = Agent.host.monotonicTime() + timeout * NANOS_PER_MILLISECOND;
            waiter.timer = Agent.loop.addTimer(waiter.new Timeout(), timeout, false);
        }
    }

    @Override
    public void run() {
        if (timer != null) {
            Agent.loop.removeTimer(timer);
        }
        capability.resolve(OK);
    }

    private final class Timeout extends Job {
        @Override
        public void run() {
            double rest = (end - Agent.host.monotonicTime()) / NANOS_PER_MILLISECOND;
            if (rest > 0) {
                timer = Agent.loop.addTimer(this, Math.ceil(rest), false);
                return;
            }
            Agent.sharedMemory.enter();
            boolean waited = Agent.sharedMemory.remove(SharedWaiter.this);
            Agent.sharedMemory.leave();
            if (waited) {
                capability.resolve(TIMED_OUT);
            }
        }
    }
}
