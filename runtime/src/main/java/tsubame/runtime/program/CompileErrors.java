package tsubame.runtime.program;

/** What the host's compiler found in sources that did not compile. A host without a compiler gives none. */
public interface CompileErrors {
    /**
     * All findings of the last source that did not compile, as text to show.
     *
     * @param message what the error says that came of it
     * @return null if no source failed, or its first finding is another
     */
    String render(String message);
}
