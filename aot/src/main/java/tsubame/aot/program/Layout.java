package tsubame.aot.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A layout: the names of the plain properties that an object begins with, in order, so that the first is in slot 0. It knows the layouts
 * that go on from it. Once {@link Layouts#number} has been called, an object has it if its shape's layout is one of {@link #size} from {@link
 * #first} on.
 */
final class Layout implements Structure {
    private final Layout parent;
    private final String name;
    private final int depth;
    private final Map<String, Layout> children = new LinkedHashMap<>();
    private int first = -1;
    private int size;
    /** Null while nothing has been said of it. */
    private Boolean holdsIntegers;

    private Layout(Layout parent, String name) {
        this.parent = parent;
        this.name = name;
        this.depth = parent == null ? 0 : parent.depth + 1;
    }

    /** The empty layout of a program. */
    static Layout newRoot() {
        return new Layout(null, "");
    }

    Layout newChild(String name) {
        Layout child = new Layout(this, name);
        children.put(name, child);
        return child;
    }

    /** The layout that goes on from this one with a name; null if there is none. */
    Layout childIfPresent(String name) {
        return children.get(name);
    }

    /** The layout without its last name; null for the empty one. */
    Layout parent() {
        return parent;
    }

    /** The last name; empty for the empty layout. */
    String name() {
        return name;
    }

    /** How many names there are. */
    int depth() {
        return depth;
    }

    /** The slot of a name, or -1. */
    int slot(String name) {
        Layout found = upTo(name);
        return found == null ? -1 : found.depth - 1;
    }

    /** The layout up to a name that is among its own; null if it is not. */
    Layout upTo(String name) {
        for (Layout layout = this; layout.parent != null; layout = layout.parent) {
            if (layout.name.equals(name)) {
                return layout;
            }
        }
        return null;
    }

    /** Notes what the last property seems to hold in some of the objects. */
    void note(boolean areIntegers) {
        holdsIntegers = areIntegers && holdsIntegers != Boolean.FALSE;
    }

    /** Whether the last property seems to hold nothing but small whole numbers in any object, so that its slot holds them as such. */
    boolean holdsIntegers() {
        return holdsIntegers == Boolean.TRUE;
    }

    /** Its number. */
    int first() {
        return first;
    }

    /** How many layouts go on from it, itself included. */
    int size() {
        return size;
    }

    /** Numbers this layout and those that go on from it, and appends them in that order. */
    void number(List<Layout> all) {
        first = all.size();
        all.add(this);
        children.values().forEach(child -> child.number(all));
        size = all.size() - first;
    }

    @Override
    public Structure join(Structure other) {
        Layout common = other instanceof Layout layout ? Layouts.commonPrefix(this, layout) : null;
        return common == null || common.depth == 0 ? null : common;
    }

    /** All names. */
    @Override
    public String toString() {
        List<String> names = new ArrayList<>();
        for (Layout layout = this; layout.parent != null; layout = layout.parent) {
            names.addFirst(layout.name);
        }
        return "{" + String.join(", ", names) + "}";
    }
}
