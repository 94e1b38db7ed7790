package tsubame.ir;

import java.util.ArrayList;
import java.util.List;

/** A method by owner, name and Java descriptor; an instance method's receiver is its first parameter here. */
public record MethodRef(String owner, String name, String descriptor, boolean isStatic) {
    public static MethodRef ofStatic(String owner, String name, String descriptor) {
        return new MethodRef(owner, name, descriptor, true);
    }

    public static MethodRef ofInstance(String owner, String name, String descriptor) {
        return new MethodRef(owner, name, descriptor, false);
    }

    public Signature signature() {
        Signature declared = Signature.of(descriptor);
        if (isStatic) return declared;
        List<Type> parameters = new ArrayList<>();
        parameters.add(Type.ofClass(owner));
        parameters.addAll(declared.parameters());
        return new Signature(parameters, declared.result());
    }

    public Type result() {
        return Signature.of(descriptor).result();
    }

    /** {@code a/B.name(I)V} for a static method, {@code a/B#name(I)V} for an instance method. */
    public String text() {
        return owner + (isStatic ? "." : "#") + name + descriptor;
    }
}
