package tsubame.ir;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The closed world as far as the IR asks for it: functions by reference, and the class hierarchy. In the order of addition. */
public final class Program {
    private record ClassEntry(String superclass, List<String> interfaces) { }

    private static final String OBJECT = "java/lang/Object";

    private final Map<MethodRef, Function> functions = new LinkedHashMap<>();
    private final Map<String, ClassEntry> classes = new LinkedHashMap<>();
    private final Set<FieldRef> fixed = new HashSet<>();

    public Program() {
        addClass("java/lang/Number", OBJECT, "java/io/Serializable");
        addClass("java/lang/Double", "java/lang/Number", "java/lang/Comparable", "java/lang/constant/Constable", "java/lang/constant/ConstantDesc");
        addClass("java/lang/Boolean", OBJECT, "java/io/Serializable", "java/lang/Comparable", "java/lang/constant/Constable");
    }

    public void add(Function function) {
        functions.put(function.reference(), function);
    }

    public void addClass(String name, String superclass, String... interfaces) {
        classes.put(name, new ClassEntry(superclass, List.of(interfaces)));
    }

    /** Says that a field has its value for ever before any function here sees the object. */
    public void addFixed(FieldRef field) {
        fixed.add(field);
    }

    public boolean isFixed(FieldRef field) {
        return fixed.contains(field);
    }

    public Collection<Function> functions() {
        return Collections.unmodifiableCollection(functions.values());
    }

    /** Null for one outside the program. */
    public Function function(MethodRef reference) {
        return functions.get(reference);
    }

    public boolean knows(String className) {
        return className.startsWith("[") || className.equals(OBJECT) || classes.containsKey(className);
    }

    /** Whether instances of one class are instances of the other. Of a class that the program does not know: only of itself and Object. */
    public boolean isSubclass(String sub, String of) {
        if (sub.equals(of) || of.equals(OBJECT)) return true;
        if (sub.startsWith("[")) return isSubarray(sub, of);
        ClassEntry entry = classes.get(sub);
        if (entry == null) return false;
        if (entry.superclass != null && isSubclass(entry.superclass, of)) return true;
        for (String each : entry.interfaces) if (isSubclass(each, of)) return true;
        return false;
    }

    private boolean isSubarray(String sub, String of) {
        if (of.equals("java/lang/Cloneable") || of.equals("java/io/Serializable")) return true;
        if (!of.startsWith("[")) return false;
        String element = elementClass(sub);
        String other = elementClass(of);
        return element != null && other != null && isSubclass(element, other);
    }

    /** Null when the elements are no references. */
    private static String elementClass(String array) {
        String element = array.substring(1);
        return element.startsWith("[") ? element : element.startsWith("L") ? element.substring(1, element.length() - 1) : null;
    }

    /** The function that a virtual call runs on a receiver of a class, or null. */
    public Function select(String className, MethodRef method) {
        for (String at = className; at != null; at = superclass(at)) {
            Function found = functions.get(MethodRef.ofInstance(at, method.name(), method.descriptor()));
            if (found != null) return found;
        }
        return selectDefault(className, method);
    }

    private Function selectDefault(String className, MethodRef method) {
        for (String at = className; at != null; at = superclass(at)) {
            ClassEntry entry = classes.get(at);
            if (entry == null) continue;
            for (String each : entry.interfaces) {
                Function found = select(each, method);
                if (found != null) return found;
            }
        }
        return null;
    }

    /** Null of Object and of interfaces without one. */
    public String superclass(String className) {
        ClassEntry entry = classes.get(className);
        return entry != null ? entry.superclass : className.equals(OBJECT) ? null : OBJECT;
    }
}
