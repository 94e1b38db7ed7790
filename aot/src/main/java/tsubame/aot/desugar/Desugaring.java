package tsubame.aot.desugar;

import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Class file to class files, of which none needs a bootstrap method: switches over types and enums, the methods of records, lambdas and
 * method references, concatenation of strings. Each invokedynamic becomes a call of a static method: a synthetic one of the same class,
 * or one of a class made for the lambda, {@code Outer$$Lambda0}. What the calls give is what the JDK's bootstrap methods give, but for
 * the identity of lambdas. An invokedynamic of another kind stays. A record pattern's accessors are taken not to throw: the
 * handlers that would wrap what they throw go. The class's debugging information stays.
 */
public final class Desugaring {
    /** What the names of the methods begin with that a record's equals, hashCode and toString call. */
    public static final String RECORD_METHOD = "record$";

    private static final String LAMBDA = "$$Lambda";

    private final ClassFile files;
    private final ClassModel model;
    private final SyntheticMethods methods;
    private final Lambdas lambdas;

    private Desugaring(ClassModel model, ClassHierarchyResolver hierarchy) {
        this.model = model;
        files = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(hierarchy), ClassFile.ConstantPoolSharingOption.NEW_POOL);
        methods = new SyntheticMethods(model.thisClass().asSymbol(), model.flags().has(AccessFlag.INTERFACE));
        lambdas = new Lambdas(model, files, LAMBDA);
    }

    /**
     * The class and those made for its lambdas, by internal name, itself first.
     *
     * @param hierarchy answers for the classes that the code mentions
     */
    public static Map<String, byte[]> apply(byte[] classFile, ClassHierarchyResolver hierarchy) {
        ClassModel model = ClassFile.of().parse(classFile);
        String name = model.thisClass().asInternalName();
        if (!concerns(model)) return Map.of(name, classFile);
        Desugaring desugaring = new Desugaring(model, hierarchy);
        Map<String, byte[]> result = new LinkedHashMap<>();
        result.put(name, desugaring.run());
        result.putAll(desugaring.lambdas.classes());
        return result;
    }

    /** The class whose desugaring makes the class of that name; null if no desugaring does. */
    public static String origin(String internalName) {
        int at = internalName.lastIndexOf(LAMBDA);
        return at < 0 ? null : internalName.substring(0, at);
    }

    private static boolean concerns(ClassModel model) {
        for (PoolEntry entry : model.constantPool()) {
            if (entry instanceof InvokeDynamicEntry || entry instanceof ClassEntry type && type.asInternalName().equals(MatchWrappers.EXCEPTION)) {
                return true;
            }
        }
        return false;
    }

    private byte[] run() {
        return files.transformClass(model, new ClassTransform() {
            @Override
            public void accept(java.lang.classfile.ClassBuilder builder, ClassElement element) {
                if (element instanceof MethodModel method) method(builder, method);
                else builder.with(element);
            }

            @Override
            public void atEnd(java.lang.classfile.ClassBuilder builder) {
                methods.write(builder);
            }
        });
    }

    private void method(java.lang.classfile.ClassBuilder builder, MethodModel method) {
        builder.withMethod(method.methodName(), method.methodType(), lambdas.flags(method), target -> {
            for (MethodElement element : method) {
                if (element instanceof CodeModel code) {
                    MatchWrappers wrappers = new MatchWrappers(code);
                    target.transformCode(code, (instructions, each) -> {
                        if (wrappers.keepsNext()) instruction(instructions, each);
                    });
                } else if (!(element instanceof java.lang.classfile.AccessFlags)) {
                    target.with(element);
                }
            }
        });
    }

    private void instruction(CodeBuilder code, CodeElement element) {
        if (!(element instanceof InvokeDynamicInstruction indy) || !replace(code, indy)) code.with(element);
    }

    private boolean replace(CodeBuilder code, InvokeDynamicInstruction indy) {
        ClassDesc bootstrap = indy.bootstrapMethod().owner();
        switch (bootstrap.displayName() + "." + indy.bootstrapMethod().methodName()) {
            case "SwitchBootstraps.typeSwitch", "SwitchBootstraps.enumSwitch" -> {
                return TypeSwitches.replace(code, indy, methods);
            }
            case "ObjectMethods.bootstrap" -> {
                return RecordMethods.replace(code, indy, methods);
            }
            case "StringConcatFactory.makeConcatWithConstants", "StringConcatFactory.makeConcat" -> {
                return Concatenation.replace(code, indy, methods);
            }
            case "LambdaMetafactory.metafactory" -> {
                return lambdas.replace(code, indy);
            }
            default -> {
                return false;
            }
        }
    }
}
