package tsubame.aot.program;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A binding that closures share: all cells that one register of a function ever holds, or what closures copied from it. Cells are
 * reached by bytecode alone, so what is stored is known. Variables that turn out to be one (a cell was moved) are united.
 */
final class Variable {
    private Variable united;
    /** What cells hold. */
    private AbstractValue content = AbstractValue.NOTHING;
    /** What closures copy where there is no cell. */
    private AbstractValue copied = AbstractValue.NOTHING;
    /** Other modules see what it holds. */
    private boolean isPublic;
    private final Set<Unit> readers = new LinkedHashSet<>();
    /** Times that something is written: a bound that moves more often climbs faster. */
    private int changes;

    /** The one that stands for this one. */
    Variable root() {
        Variable root = this;
        while (root.united != null) {
            root = root.united;
        }
        return root;
    }

    AbstractValue content(Unit reader) {
        root().readers.add(reader);
        return root().content;
    }

    AbstractValue copied(Unit reader) {
        root().readers.add(reader);
        return root().copied;
    }

    /** Whoever has asked for what it holds. */
    Set<Unit> readers() {
        return Set.copyOf(root().readers);
    }

    AbstractValue content() {
        return root().content;
    }

    /** Answers who must be looked at again. */
    Set<Unit> store(AbstractValue value) {
        Variable root = root();
        AbstractValue before = root.content;
        root.content = root.joined(before, value);
        return root.affected(!root.content.equals(before));
    }

    /** The same for what a closure copies. */
    Set<Unit> copy(AbstractValue value) {
        Variable root = root();
        AbstractValue before = root.copied;
        root.copied = root.joined(before, value);
        return root.affected(!root.copied.equals(before));
    }

    private AbstractValue joined(AbstractValue before, AbstractValue value) {
        return changes > 3 ? before.widened(value) : before.join(value);
    }

    private Set<Unit> affected(boolean changed) {
        changes += changed ? 1 : 0;
        return changed ? Set.copyOf(readers) : Set.of();
    }

    Set<Unit> unite(Variable other) {
        Variable a = root();
        Variable b = other.root();
        if (a == b) {
            return Set.of();
        }
        b.united = a;
        a.readers.addAll(b.readers);
        a.isPublic |= b.isPublic;
        Set<Unit> again = new LinkedHashSet<>(a.readers);
        a.content = a.content.join(b.content);
        a.copied = a.copied.join(b.copied);
        return again;
    }

    boolean isPublic() {
        return root().isPublic;
    }

    void setPublic() {
        root().isPublic = true;
    }
}
