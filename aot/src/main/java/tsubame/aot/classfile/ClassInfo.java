package tsubame.aot.classfile;

import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A class or interface as its class file has it, with resolution of fields and methods (JVMS §5.4.3) and selection of
 * overriding methods (§5.4.6). One object for each class of a {@link ClassIndex}. Members are in the order of the file.
 */
public final class ClassInfo implements Comparable<ClassInfo> {
    private final ClassIndex index;
    private final ClassModel model;
    private final boolean ours;
    private final String name;
    private final int flags;
    private final Map<String, MethodInfo> methods = new LinkedHashMap<>();
    private final Map<String, FieldInfo> fields = new LinkedHashMap<>();

    ClassInfo(ClassIndex index, ClassModel model, boolean ours) {
        this.index = index;
        this.model = model;
        this.ours = ours;
        name = model.thisClass().asInternalName();
        flags = model.flags().flagsMask();
        for (MethodModel method : model.methods()) {
            MethodInfo info = new MethodInfo(this, method);
            methods.put(info.selector(), info);
        }
        for (FieldModel field : model.fields()) {
            FieldInfo info = new FieldInfo(this, field);
            fields.put(info.name() + info.descriptor(), info);
        }
    }

    /** The internal name: {@code java/lang/String}. */
    public String name() {
        return name;
    }

    public ClassModel model() {
        return model;
    }

    /** Whether the class is this project's own, and not the JDK's. */
    public boolean isOurs() {
        return ours;
    }

    public boolean isInterface() {
        return (flags & AccessFlag.INTERFACE.mask()) != 0;
    }

    public boolean isAbstract() {
        return (flags & AccessFlag.ABSTRACT.mask()) != 0;
    }

    public boolean isFinal() {
        return (flags & AccessFlag.FINAL.mask()) != 0;
    }

    public boolean isEnum() {
        return (flags & AccessFlag.ENUM.mask()) != 0;
    }

    /** Null of Object. */
    public ClassInfo superclass() {
        return model.superclass().map(entry -> index.get(entry.asInternalName())).orElse(null);
    }

    public List<ClassInfo> interfaces() {
        List<ClassInfo> result = new ArrayList<>();
        for (ClassEntry entry : model.interfaces()) result.add(index.get(entry.asInternalName()));
        return result;
    }

    public List<MethodInfo> methods() {
        return List.copyOf(methods.values());
    }

    public List<FieldInfo> fields() {
        return List.copyOf(fields.values());
    }

    /** The method that this very class declares, or null. */
    public MethodInfo declared(String methodName, String descriptor) {
        return methods.get(methodName + descriptor);
    }

    /** The static initialiser, or null. */
    public MethodInfo initialiser() {
        return declared("<clinit>", "()V");
    }

    /** The value of an annotation of {@code tsubame.system.rule}; null when it is absent. */
    public String annotation(String rule) {
        return Annotations.value(model, rule);
    }

    /** The field that a reference through this class means, or null. */
    public FieldInfo field(String fieldName, String descriptor) {
        FieldInfo own = fields.get(fieldName + descriptor);
        if (own != null) return own;
        for (ClassInfo above : interfaces()) {
            FieldInfo inherited = above.field(fieldName, descriptor);
            if (inherited != null) return inherited;
        }
        return superclass() == null ? null : superclass().field(fieldName, descriptor);
    }

    /** The method that a reference through this class or interface means, or null. */
    public MethodInfo method(String methodName, String descriptor) {
        MethodInfo inClasses = inSuperclasses(methodName, descriptor);
        return inClasses != null ? inClasses : inInterfaces(methodName, descriptor);
    }

    private MethodInfo inSuperclasses(String methodName, String descriptor) {
        for (ClassInfo at = this; at != null; at = at.superclass()) {
            MethodInfo found = at.declared(methodName, descriptor);
            if (found != null) return found;
        }
        return null;
    }

    /** The most specific one: a default method of an interface rather than the abstract one it overrides. */
    private MethodInfo inInterfaces(String methodName, String descriptor) {
        MethodInfo best = null;
        for (ClassInfo at = this; at != null; at = at.superclass()) {
            for (ClassInfo above : at.interfaces()) {
                MethodInfo found = above.declared(methodName, descriptor);
                if (found == null) found = above.inInterfaces(methodName, descriptor);
                if (found != null && (best == null || moreSpecific(found, best))) best = found;
            }
        }
        return best;
    }

    private static boolean moreSpecific(MethodInfo a, MethodInfo b) {
        if (a.owner().isSubtypeOf(b.owner())) return true;
        return b.isAbstract() && !a.isAbstract() && !b.owner().isSubtypeOf(a.owner());
    }

    /** The method that runs when a virtual one is called on an instance of this class; null if that is abstract. */
    public MethodInfo select(MethodInfo called) {
        if (!called.isVirtual()) return called;
        MethodInfo found = null;
        for (ClassInfo at = this; at != null && found == null; at = at.superclass()) {
            MethodInfo own = at.declared(called.name(), called.descriptor());
            if (own != null && own.isVirtual()) found = own;
        }
        if (found == null) found = inInterfaces(called.name(), called.descriptor());
        return found == null || found.isAbstract() ? null : found;
    }

    public boolean isSubtypeOf(ClassInfo other) {
        if (this == other || other.name.equals("java/lang/Object")) return true;
        for (ClassInfo at = this; at != null; at = at.superclass()) {
            if (at == other) return true;
            if (!other.isInterface()) continue;
            for (ClassInfo above : at.interfaces()) {
                if (above.isSubtypeOf(other)) return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return name;
    }

    @Override
    public int compareTo(ClassInfo other) {
        return name.compareTo(other.name);
    }
}
