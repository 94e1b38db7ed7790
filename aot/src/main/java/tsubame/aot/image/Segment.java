package tsubame.aot.image;

/** The parts of an image, by what is done to them while a program runs. */
public enum Segment {
    /** Never written, no references: the same bytes in every process (.rodata). */
    CONSTANT,
    /** Never written once the loader has relocated it (.data.rel.ro). */
    RELOCATED,
    /** Written: mutable objects, and the static fields that code assigns (.data). */
    MUTABLE
}
