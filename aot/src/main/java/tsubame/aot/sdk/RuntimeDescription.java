package tsubame.aot.sdk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.aot.llvm.NativeLayout;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;

/**
 * What the compiler of programs must know of a compiled runtime, beside its objects: classes, where fields lie, type numbers, symbols,
 * and the entries for compiled code, the short ones as IR to be inlined. Written once for each flavour ({@link DescriptionText}),
 * kept beside the objects and read by each build.
 */
public final class RuntimeDescription {
    /** @param number the type number, -1 for a class without instances; @param size in bytes, 0 without */
    public record ClassEntry(String name, String superclass, List<String> interfaces, int number, int size, List<NativeLayout.Range> ranges) {}

    final Map<String, ClassEntry> classes = new LinkedHashMap<>();
    final Map<FieldRef, Integer> offsets = new LinkedHashMap<>();
    final Map<FieldRef, String> statics = new LinkedHashMap<>();
    /** Objects of the image that are the values of final static fields. */
    final Map<FieldRef, String> constants = new LinkedHashMap<>();
    final Map<MethodRef, Effects> entries = new LinkedHashMap<>();
    final List<Function> inlinable = new ArrayList<>();
    boolean barrier;
    // what has been asked for
    private final Map<String, MethodRef> byName = new HashMap<>();
    private final Set<String> ambiguous = new HashSet<>();
    private final Map<String, FieldRef> fields = new HashMap<>();
    private final Map<String, String> symbols = new HashMap<>();

    // ---- while it is made

    public void setBarrier(boolean needed) {
        barrier = needed;
    }

    public void add(ClassEntry entry) {
        classes.put(entry.name, entry);
    }

    public void addField(FieldRef field, int offset) {
        offsets.put(field, offset);
    }

    public void addStatic(FieldRef field, String symbol) {
        statics.put(field, symbol);
    }

    public void addConstant(FieldRef field, String symbol) {
        constants.put(field, symbol);
    }

    public void addEntry(MethodRef entry, Effects effects) {
        entries.put(entry, effects);
    }

    /** An entry that is short enough to be put in place of its calls; not lowered yet. */
    public void addInlinable(Function function) {
        inlinable.add(function);
    }

    // ---- questions

    /** The entries and classes as a program to which functions can be added; those to be inlined are in it. */
    public Program program() {
        Program program = new Program();
        for (ClassEntry entry : classes.values()) {
            if (!entry.name.startsWith("[") && !entry.name.equals("java/lang/Object")) {
                program.addClass(entry.name, entry.superclass, entry.interfaces.toArray(new String[0]));
            }
        }
        inlinable.forEach(program::add);
        offsets.keySet().stream().filter(RuntimeDescription::isFixed).forEach(program::addFixed);
        return program;
    }

    /** Whether a field has its value for ever before a program sees the object: what a typed array declares is final, and the runtime makes it. */
    static boolean isFixed(FieldRef field) {
        return field.owner().equals("tsubame/runtime/binary/JsTypedArray");
    }

    /** The entry of that name in a class of {@code tsubame.runtime.interpreter}. */
    public synchronized MethodRef entry(String className, String name) {
        if (byName.isEmpty()) {
            for (MethodRef entry : entries.keySet()) {
                if (byName.put(entry.owner() + "." + entry.name(), entry) != null) {
                    ambiguous.add(entry.owner() + "." + entry.name());
                }
            }
        }
        String key = "tsubame/runtime/interpreter/" + className + "." + name;
        MethodRef found = byName.get(key);
        if (found == null || ambiguous.contains(key)) {
            throw new IllegalStateException("the runtime has " + (found == null ? "no" : "more than one") + " entry " + className + "." + name);
        }
        return found;
    }

    /** All entries, and what the inlinable ones call. */
    public Set<MethodRef> entries() {
        return Collections.unmodifiableSet(entries.keySet());
    }

    /** What a call of the entry may do. */
    public Effects effects(MethodRef entry) {
        return entries.getOrDefault(entry, Effects.ALL);
    }

    /** The field of that name, which must have a place. */
    public FieldRef field(String owner, String name) {
        return fields.computeIfAbsent(owner + "." + name, key -> find(offsets.keySet(), owner, name));
    }

    /** The symbol of the object that a final static field holds. */
    public String constant(String owner, String name) {
        return symbols.computeIfAbsent(owner + "." + name, key -> constants.get(find(constants.keySet(), owner, name)));
    }

    private static FieldRef find(Set<FieldRef> fields, String owner, String name) {
        for (FieldRef field : fields) {
            if (field.name().equals(name) && field.owner().equals(owner)) {
                return field;
            }
        }
        throw new IllegalStateException("the runtime has no field " + owner + "." + name);
    }

    /** Where things lie, for the writer of LLVM text. */
    public NativeLayout layout() {
        return new DescribedLayout(this);
    }
}
