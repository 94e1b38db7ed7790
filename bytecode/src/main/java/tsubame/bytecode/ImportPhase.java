package tsubame.bytecode;

/** How far an import takes a module before it hands it over (proposals import defer and source phase imports). */
public enum ImportPhase {
    /** Loaded, linked and evaluated: the plain {@code import}. */
    EVALUATION,
    /** {@code import defer}: loaded and linked; evaluated when a property of its namespace is first asked for. */
    DEFER,
    /** {@code import source}: loaded only; gives the object that stands for its source. */
    SOURCE;

    private static final ImportPhase[] PHASES = values();

    public static ImportPhase of(int ordinal) {
        return PHASES[ordinal];
    }
}
