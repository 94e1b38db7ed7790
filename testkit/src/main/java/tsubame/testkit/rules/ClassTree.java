package tsubame.testkit.rules;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The parsed class files that the rules look at, by internal name in sorted order, with the little of method resolution
 * that they need. Class files alone: nothing is loaded or run.
 */
public final class ClassTree {
    private final Map<String, ClassModel> classes = new TreeMap<>();

    /** Adds every class file under a folder; a folder that does not exist has none. */
    public ClassTree add(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return this;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                ClassModel model = ClassFile.of().parse(file);
                classes.put(model.thisClass().asInternalName(), model);
            }
        }
        return this;
    }

    public Collection<ClassModel> all() {
        return classes.values();
    }

    /** The class of an internal name, or null. */
    public ClassModel find(String internalName) {
        return classes.get(internalName);
    }

    public boolean contains(String internalName) {
        return classes.containsKey(internalName);
    }

    public boolean isRecord(String internalName) {
        ClassModel model = classes.get(internalName);
        return model != null && "java/lang/Record".equals(superName(model));
    }

    /**
     * The class that declares what a call names: the first of owner and its superclasses in this tree with such a method;
     * else the first superclass outside it, or its first interface outside (a method that is nowhere in our interfaces).
     */
    public String declarer(String owner, String name, String descriptor) {
        String at = owner;
        while (classes.containsKey(at)) {
            ClassModel model = classes.get(at);
            if (method(model, name, descriptor).isPresent() || declaredByInterface(model, name, descriptor)) return at;
            String above = superName(model);
            if (above == null) return at;
            at = above;
        }
        return at;
    }

    private boolean declaredByInterface(ClassModel model, String name, String descriptor) {
        for (ClassEntry entry : model.interfaces()) {
            ClassModel of = classes.get(entry.asInternalName());
            if (of != null && (method(of, name, descriptor).isPresent() || declaredByInterface(of, name, descriptor))) return true;
        }
        return false;
    }

    /** Whether a class of this tree has the method as made by javac for a record: by invokedynamic. */
    public boolean isGeneratedRecordMethod(String owner, String name, String descriptor) {
        return isRecord(owner) && method(classes.get(owner), name, descriptor).map(ClassTree::isGenerated).orElse(false);
    }

    static boolean isGenerated(MethodModel method) {
        return method.code().map(code -> usesObjectMethods(code)).orElse(false);
    }

    private static boolean usesObjectMethods(CodeModel code) {
        return code.elementStream().anyMatch(element -> element instanceof InvokeDynamicInstruction indy
                && bootstrapOwner(indy).equals("java/lang/runtime/ObjectMethods"));
    }

    static String bootstrapOwner(InvokeDynamicInstruction indy) {
        return internalName(indy.bootstrapMethod().owner().descriptorString());
    }

    /** Whether a static final field holds an object made there and then by {@code new Object()}: a sentinel, never a number. */
    public boolean isSentinel(String owner, String field) {
        ClassModel model = classes.get(owner);
        if (model == null) return false;
        boolean isFinal = model.fields().stream().anyMatch(f -> f.fieldName().equalsString(field)
                && f.flags().has(AccessFlag.STATIC) && f.flags().has(AccessFlag.FINAL));
        return isFinal && method(model, "<clinit>", "()V").flatMap(MethodModel::code)
                .map(code -> Sentinels.storesNewObject(code, field)).orElse(false);
    }

    static Optional<MethodModel> method(ClassModel model, String name, String descriptor) {
        return model.methods().stream()
                .filter(m -> m.methodName().equalsString(name) && m.methodType().equalsString(descriptor)).findFirst();
    }

    static String superName(ClassModel model) {
        return model.superclass().map(ClassEntry::asInternalName).orElse(null);
    }

    /** The internal name in a field descriptor, without array brackets; a primitive's letter stays. */
    static String internalName(String descriptor) {
        String element = descriptor.substring(descriptor.lastIndexOf('[') + 1);
        return element.startsWith("L") ? element.substring(1, element.length() - 1) : element;
    }

    static List<String> interfaces(ClassModel model) {
        return model.interfaces().stream().map(ClassEntry::asInternalName).toList();
    }
}
