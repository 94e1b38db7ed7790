package tsubame.aot.desugar;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Private static methods that are added to a class: made when first asked for, equal ones once, written at the end. */
final class SyntheticMethods {
    private record Method(String name, MethodTypeDesc type, Consumer<CodeBuilder> body) {}

    private final ClassDesc owner;
    private final boolean ofInterface;
    private final Map<Object, Method> methods = new LinkedHashMap<>();

    SyntheticMethods(ClassDesc owner, boolean ofInterface) {
        this.owner = owner;
        this.ofInterface = ofInterface;
    }

    /**
     * Calls the method with that content, of which the key is a description.
     *
     * @param prefix of the method's name
     */
    void call(CodeBuilder code, Object key, String prefix, MethodTypeDesc type, Consumer<CodeBuilder> body) {
        Method method = methods.computeIfAbsent(key, _ -> new Method(prefix + "$" + methods.size(), type, body));
        code.invokestatic(owner, method.name, method.type, ofInterface);
    }

    void write(ClassBuilder builder) {
        for (Method method : methods.values()) {
            builder.withMethodBody(method.name, method.type, ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC, method.body);
        }
    }
}
