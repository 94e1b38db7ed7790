package tsubame.runtime.realm;

/** Whoever relies on what prototypes have, without asking for {@link Agent#prototypeEpoch} each time. */
public abstract class PrototypeWatcher {
    /** Nothing that was found in prototypes holds any longer. Runs no user code. */
    public abstract void changed();
}
