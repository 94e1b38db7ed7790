package tsubame.aot.program;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What arrays that are made at some places hold: a guess. Arrays that meet in one variable are taken for one (Steensgaard, "Points-to
 * analysis in almost linear time", 1996), so joining two has an effect: what is known of both is united, and who has read either is told.
 */
final class Elements implements Structure {
    private final Consumer<Collection<Unit>> again;
    private Elements united;
    private AbstractValue content = AbstractValue.NOTHING;
    private final Set<Unit> readers = new LinkedHashSet<>();
    private int changes;
    /** What has been seen to happen to them, as bits. */
    private int history;

    /** Something gives them elements at the end, or all at once: push, fill, map and their like. */
    static final int FILLED = 1;
    /** They are made with a length, and holes. */
    static final int WITH_HOLES = 2;
    /** They are made so that numbers are held boxed. */
    static final int BOXED = 4;

    /** @param again is told of functions that must be looked at again */
    Elements(Consumer<Collection<Unit>> again) {
        this.again = again;
    }

    private Elements root() {
        Elements root = this;
        while (root.united != null) {
            root = root.united;
        }
        return root;
    }

    AbstractValue content(Unit reader) {
        root().readers.add(reader);
        return root().content;
    }

    void store(AbstractValue stored) {
        AbstractValue value = stored.settled();
        Elements root = root();
        AbstractValue joined = (root.changes > 3 ? root.content.widened(value) : root.content.join(value)).settled();
        root = root(); // joining may have united it with another
        if (!joined.equals(root.content)) {
            root.content = joined;
            root.changes++;
            again.accept(Set.copyOf(root.readers));
        }
    }

    /** Elements are taken from the front of them, or put there. */
    static final int SHIFTED = 8;

    /** Something of the above happens to them. */
    void note(int event) {
        root().history |= event;
    }

    /** Whether elements are there, most likely, when a store to one comes. */
    boolean areThere() {
        return (root().history & (FILLED | WITH_HOLES)) == FILLED;
    }

    /** Whether they are made with holes. */
    boolean haveHoles() {
        return (root().history & WITH_HOLES) != 0;
    }

    /** Whether the first element may stand somewhere else than at the beginning of what holds them. */
    boolean areShifted() {
        return (root().history & SHIFTED) != 0;
    }

    /** Whether numbers are held unboxed, most likely, if it holds nothing else. */
    boolean areUnboxed() {
        return areThere() && (root().history & BOXED) == 0;
    }

    /** If it is read and nothing is known of it, it may hold anything; answers who must be told. */
    Set<Unit> expose() {
        Elements root = root();
        if (root.content.kinds() != 0 || root.readers.isEmpty()) {
            return Set.of();
        }
        root.content = AbstractValue.ANY;
        return Set.copyOf(root.readers);
    }

    @Override
    public Structure join(Structure other) {
        if (!(other instanceof Elements elements)) {
            return null;
        }
        Elements a = root();
        Elements b = elements.root();
        if (a != b) {
            b.united = a;
            a.readers.addAll(b.readers);
            a.history |= b.history;
            again.accept(Set.copyOf(a.readers));
            a.store(b.content);
        }
        return a.root();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Elements elements && elements.root() == root();
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(root());
    }

    @Override
    public String toString() {
        AbstractValue held = root().content;
        return "of " + (held.structure() instanceof Elements ? "arrays" : held);
    }
}
