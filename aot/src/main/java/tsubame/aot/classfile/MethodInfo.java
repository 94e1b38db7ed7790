package tsubame.aot.classfile;

import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.reflect.AccessFlag;

/** A method of a class file, one object for each; its owner is the class that declares it. */
public final class MethodInfo implements Comparable<MethodInfo> {
    private final ClassInfo owner;
    private final MethodModel model;
    private final String name;
    private final String descriptor;
    private final int flags;

    MethodInfo(ClassInfo owner, MethodModel model) {
        this.owner = owner;
        this.model = model;
        name = model.methodName().stringValue();
        descriptor = model.methodType().stringValue();
        flags = model.flags().flagsMask();
    }

    public ClassInfo owner() {
        return owner;
    }

    public String name() {
        return name;
    }

    public String descriptor() {
        return descriptor;
    }

    public MethodModel model() {
        return model;
    }

    /** The code; null of abstract and native methods. */
    public CodeModel code() {
        return model.code().orElse(null);
    }

    public boolean has(AccessFlag flag) {
        return (flags & flag.mask()) != 0;
    }

    public boolean isStatic() {
        return has(AccessFlag.STATIC);
    }

    public boolean isAbstract() {
        return has(AccessFlag.ABSTRACT);
    }

    public boolean isPrivate() {
        return has(AccessFlag.PRIVATE);
    }

    public boolean isConstructor() {
        return name.equals("<init>");
    }

    public boolean isInitialiser() {
        return name.equals("<clinit>");
    }

    /** Whether a call chooses among overriding methods. */
    public boolean isVirtual() {
        return !isStatic() && !isPrivate() && !isConstructor();
    }

    /** Whether the method carries the annotation of {@code tsubame.system.rule} with that simple name. */
    public boolean isAnnotated(String rule) {
        return annotation(rule) != null;
    }

    /** The value of an annotation of {@code tsubame.system.rule}; null when it is absent. */
    public String annotation(String rule) {
        return Annotations.value(model, rule);
    }

    /** Name and descriptor: what overriding goes by. */
    public String selector() {
        return name + descriptor;
    }

    /** {@code a/B.name(I)V} */
    @Override
    public String toString() {
        return owner.name() + "." + name + descriptor;
    }

    @Override
    public int compareTo(MethodInfo other) {
        return toString().compareTo(other.toString());
    }
}
