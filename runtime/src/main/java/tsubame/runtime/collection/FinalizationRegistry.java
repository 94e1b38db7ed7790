package tsubame.runtime.collection;

import java.util.ArrayList;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Weak;

/**
 * A FinalizationRegistry object (ECMA-262 §26.2). Natively the cleanup callback is called, as a job of its own, some time after a target has died;
 * where the host knows nothing of the heap, never: that is allowed, and targets are not held at all then.
 */
public final class FinalizationRegistry extends JsObject {
    /** A registration. The target is null once it has died. */
    private static final class Cell {
        @Weak("the registry waits for its end")
        private Object target;
        private final Object held;
        private boolean unregistered;
        /** The next one of the same token. */
        private final Cell next;

        Cell(Object target, Object held, Cell next) {
            this.target = target;
            this.held = held;
            this.next = next;
        }
    }

    private final JsObject cleanup;
    private final Realm realm;
    /** The last cell of each unregister token that is in use. */
    private final WeakCollection tokens;
    private final ArrayList<Cell> cells = new ArrayList<>();

    public FinalizationRegistry(Shape shape, JsObject cleanup, WeakCollection tokens) {
        super(shape);
        this.cleanup = cleanup;
        this.tokens = tokens;
        realm = Agent.realm;
    }

    /** Registers a target; the token is null if there is none. */
    public void register(Object target, Object held, Object token) {
        boolean dies = Agent.host != null && Agent.host.memory() != null && Agent.host.memory().clearsWeak();
        Cell cell = new Cell(dies ? target : null, held, token == null ? null : (Cell) tokens.get(token));
        if (token != null) {
            tokens.put(token, cell);
        }
        if (!dies) {
            return;
        }
        if (cells.isEmpty()) {
            Agent.registries().add(this);
        }
        cells.add(cell);
    }

    /** Takes all registrations of a token back; whether there were any. */
    public boolean unregister(Object token) {
        Cell cell = (Cell) tokens.get(token);
        if (cell == null) {
            return false;
        }
        for (; cell != null; cell = cell.next) {
            cell.unregistered = true;
        }
        return tokens.remove(token);
    }

    /** Takes a dead target's registration out, and answers what was held for it; null: none has died. */
    private Object takeDead() {
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            if (cell.target != null && !cell.unregistered) {
                continue;
            }
            cells.set(i, cells.get(cells.size() - 1));
            cells.remove(cells.size() - 1);
            if (!cell.unregistered) {
                return cell.held;
            }
            i--;
        }
        return null;
    }

    /** Calls the callback for one target that has died (CleanupFinalizationRegistry, §9.13); false: there is none. A JsThrow of it comes out. */
    public boolean cleanUpOne() {
        Object held = takeDead();
        if (held == null) {
            return false;
        }
        Realm before = Agent.realm;
        Agent.realm = realm;
        try {
            cleanup.call(Undefined.UNDEFINED, new Object[] {held});
        } finally {
            Agent.realm = before;
        }
        return true;
    }

    /** Whether nothing is registered any more. */
    public boolean isEmpty() {
        return cells.isEmpty();
    }

    @Override
    public String className() {
        return "FinalizationRegistry";
    }
}
