package tsubame.frontend.source;

/** A stretch of a source text: byte offsets, {@code start} inclusive, {@code end} exclusive. An empty span points between two bytes. */
public record Span(int start, int end) {}
