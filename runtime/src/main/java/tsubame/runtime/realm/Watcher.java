package tsubame.runtime.realm;

/** Whoever relies on what does not change most of the time, without asking each time whether it has. */
public abstract class Watcher {
    /** It changes: nothing that was relied on holds any longer. Runs no user code. */
    public abstract void changed();
}
