package tsubame.frontend.diagnostic;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.source.Span;

/**
 * The findings about one source, collected over all phases. Reporting never fails and never stops the caller; {@link #sorted} gives them in
 * source order without repetitions. A speculative parse takes back what it reported with {@link #truncate}.
 */
public final class Diagnostics {
    private final SourceFile source;
    private final ArrayList<Diagnostic> list = new ArrayList<>();

    public Diagnostics(SourceFile source) {
        this.source = source;
    }

    public SourceFile source() {
        return source;
    }

    public void report(DiagnosticKind kind, int start, int end, String... arguments) {
        list.add(new Diagnostic(kind, new Span(start, end), List.of(arguments), List.of()));
    }

    public void report(Diagnostic diagnostic) {
        list.add(diagnostic);
    }

    public int size() {
        return list.size();
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** Forgets all but the first {@code size} findings. */
    public void truncate(int size) {
        while (list.size() > size) {
            list.removeLast();
        }
    }

    /** All findings by position, then by order of reporting; of several at one position with the same kind, the first. */
    public List<Diagnostic> sorted() {
        ArrayList<Diagnostic> sorted = new ArrayList<>(list);
        sorted.sort((a, b) -> Integer.compare(a.span().start(), b.span().start()));
        ArrayList<Diagnostic> unique = new ArrayList<>();
        for (Diagnostic diagnostic : sorted) {
            if (unique.isEmpty() || !repeats(unique.getLast(), diagnostic)) {
                unique.add(diagnostic);
            }
        }
        return unique;
    }

    private static boolean repeats(Diagnostic a, Diagnostic b) {
        return a.kind() == b.kind() && a.span().start() == b.span().start();
    }
}
