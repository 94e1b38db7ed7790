package tsubame.aot.world;

/**
 * Why something is in the closed world: the element that brought it in, and how.
 *
 * @param from a method, field or type name, itself with a reason; null for a root
 */
record Reason(Object from, String how) {
    static final Reason ROOT = new Reason(null, "is a root");
}
