package tsubame.aot.classfile;

import java.lang.classfile.Attributes;
import java.lang.classfile.FieldModel;
import java.lang.constant.ConstantDesc;
import java.lang.reflect.AccessFlag;

/** A field of a class file, one object for each; its owner is the class that declares it. */
public final class FieldInfo implements Comparable<FieldInfo> {
    private final ClassInfo owner;
    private final FieldModel model;
    private final String name;
    private final String descriptor;

    FieldInfo(ClassInfo owner, FieldModel model) {
        this.owner = owner;
        this.model = model;
        name = model.fieldName().stringValue();
        descriptor = model.fieldType().stringValue();
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

    public boolean isStatic() {
        return model.flags().has(AccessFlag.STATIC);
    }

    public boolean isFinal() {
        return model.flags().has(AccessFlag.FINAL);
    }

    /** Whether values are references or boxed values: what the collector must see. */
    public boolean isReference() {
        return descriptor.charAt(0) == 'L' && !descriptor.equals("Ltsubame/system/Address;") || descriptor.charAt(0) == '[';
    }

    /** Whether the field does not keep its target alive. */
    public boolean isWeak() {
        return Annotations.value(model, "Weak") != null;
    }

    /** The value that the class file itself gives a static final field; null when an initialiser computes it. */
    public ConstantDesc constant() {
        return model.findAttribute(Attributes.constantValue()).map(a -> a.constant().constantValue()).orElse(null);
    }

    /** {@code a/B.name:I} */
    @Override
    public String toString() {
        return owner.name() + "." + name + ":" + descriptor;
    }

    @Override
    public int compareTo(FieldInfo other) {
        return toString().compareTo(other.toString());
    }
}
