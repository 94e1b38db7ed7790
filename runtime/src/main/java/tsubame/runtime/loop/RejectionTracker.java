package tsubame.runtime.loop;

import java.util.ArrayList;
import tsubame.runtime.object.JsObject;

/**
 * Promises that were rejected without a handler (§27.2.1.9 HostPromiseRejectionTracker), oldest first. A handler that comes before
 * the microtasks are drained takes its promise out again.
 */
public final class RejectionTracker {
    private final ArrayList<Object[]> pending = new ArrayList<>();

    /** Operation "reject". */
    public void rejected(Object promise, Object reason) {
        pending.add(new Object[] {reason, promise});
    }

    /** Operation "handle". */
    public void handled(JsObject promise) {
        for (int i = 0; i < pending.size(); i++) {
            if (pending.get(i)[1] == promise) {
                pending.remove(i);
                return;
            }
        }
    }

    /** Takes the oldest one: its reason and the promise; null if there is none. */
    Object[] poll() {
        return pending.isEmpty() ? null : pending.remove(0);
    }
}
