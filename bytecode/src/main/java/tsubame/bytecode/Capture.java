package tsubame.bytecode;

/**
 * Where NEW_CLOSURE takes one captured value or cell from.
 *
 * @param name the binding's name, for debuggers and evals
 * @param place register of the creating frame if {@code ≥ 0}, else the creating closure's capture {@code -1 - place}. For
 *     EVAL code: index into the caller's {@link ScopeDescriptor}. For modules: index into {@link ModuleDescriptor#cells}.
 */
public record Capture(String name, int place) {}
