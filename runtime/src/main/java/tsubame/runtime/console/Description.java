package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.value.JsString;

/** The entries that a {@link Described} object adds. */
public final class Description {
    private final Inspector inspector;
    private final ArrayList<String> entries;
    private final int level;

    Description(Inspector inspector, ArrayList<String> entries, int level) {
        this.inspector = inspector;
        this.entries = entries;
        this.level = level;
    }

    /** {@code name: value}. */
    public void property(String name, Object value) {
        inspector.indentation += 2;
        entries.add(name + ": " + inspector.show(value, level + 1));
        inspector.indentation -= 2;
    }

    public void property(String name, String value) {
        property(name, JsString.of(value));
    }

    /** {@code key => value}. */
    public void association(Object key, Object value) {
        entries.add(inspector.show(key, level + 1) + " => " + inspector.show(value, level + 1));
    }

    /** A value without a name, after a prefix. */
    public void value(String prefix, Object value) {
        inspector.indentation += 2;
        entries.add(prefix + inspector.show(value, level + 1));
        inspector.indentation -= 2;
    }

    /** An entry as it stands. */
    public void text(String text) {
        entries.add(text);
    }

    /** So many elements are shown before the rest is summed up. */
    public double limit() {
        return inspector.options.maxArrayLength;
    }
}
