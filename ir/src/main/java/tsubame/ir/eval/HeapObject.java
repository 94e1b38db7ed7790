package tsubame.ir.eval;

import java.util.LinkedHashMap;
import java.util.Map;

/** An object of the evaluator: its class, and its fields by declaring class and name, those that have been stored. */
public final class HeapObject {
    private final String className;
    private final String label;
    final Map<String, Object> fields = new LinkedHashMap<>();

    /** The label is what it prints as. */
    public HeapObject(String className, String label) {
        this.className = className;
        this.label = label;
    }

    /** @param otherwise what a field holds that nobody has stored to */
    public Object get(String field, Object otherwise) {
        return fields.getOrDefault(field, otherwise);
    }

    public String className() {
        return className;
    }

    @Override
    public String toString() {
        return label;
    }
}
