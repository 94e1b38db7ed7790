package tsubame.aot.program;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A place where objects are made: a literal, or a class. It collects the names that are given to them while they are made, in order: those
 * of the class that it extends, those of field initialisers, those that constructors assign.
 */
final class Site {
    private final String name;
    /** The class that this one extends; null for none, or for one that is not known. */
    private Site parent;
    private final Set<String> fields = new LinkedHashSet<>();
    private final Set<String> assigned = new LinkedHashSet<>();
    /** A private field stands here: what follows has places that nobody can name. */
    private boolean isClosed;
    /** If this is the prototype of a class: where its instances are made. */
    final Site instances;

    Site(String name, Site instances) {
        this.name = name;
        this.instances = instances;
    }

    void extend(Site parent) {
        this.parent = parent;
    }

    Site parent() {
        return parent;
    }

    /** A literal or a field initialiser defines a property. */
    void define(String property) {
        if (!isClosed) {
            fields.add(property);
        }
    }

    /** A constructor assigns one. */
    void assign(String property) {
        if (!isClosed) {
            assigned.add(property);
        }
    }

    void close() {
        isClosed = true;
    }

    /** The properties of complete objects, as far as they can be told. */
    Layout layout(Layouts layouts) {
        Layout layout = parent == null ? layouts.root() : parent.layout(layouts);
        if (parent != null && parent.isClosed) {
            return layout;
        }
        Set<String> own = new LinkedHashSet<>(fields);
        own.addAll(assigned);
        for (String property : own) {
            Layout longer = layout.slot(property) >= 0 ? layout : layouts.child(layout, property);
            if (longer == null) {
                return layout;
            }
            layout = longer;
        }
        return layout;
    }

    @Override
    public String toString() {
        return name;
    }
}
