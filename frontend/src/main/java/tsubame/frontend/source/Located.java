package tsubame.frontend.source;

/** Something with a place in a source: byte offsets, {@code start} inclusive, {@code end} exclusive. */
public interface Located {
    int start();

    int end();
}
