package tsubame.runtime.iteration;

/** What an iterator of a collection gives. */
public enum IterationKind {
    KEYS,
    VALUES,
    ENTRIES
}
