package tsubame.aot.desugar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tsubame.aot.sample.Sugar;

/** Desugared classes, run on the JVM beside the originals. */
class DesugaringTest {
    private static final String SAMPLES = "tsubame.aot.sample.";

    /** Loads the samples desugared, and everything else as it is. */
    private static final class Desugared extends ClassLoader {
        final Map<String, byte[]> made = new HashMap<>();

        Desugared() {
            super(DesugaringTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(SAMPLES)) return super.loadClass(name, resolve);
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name.replace('.', '/'));
        }

        private Class<?> define(String internalName) throws ClassNotFoundException {
            String origin = Desugaring.origin(internalName);
            String file = origin == null ? internalName : origin;
            try (InputStream in = getParent().getResourceAsStream(file + ".class")) {
                made.putAll(Desugaring.apply(in.readAllBytes(), hierarchy()));
            } catch (IOException failure) {
                throw new ClassNotFoundException(internalName, failure);
            }
            byte[] bytes = made.get(internalName);
            return defineClass(internalName.replace('/', '.'), bytes, 0, bytes.length);
        }
    }

    private static ClassHierarchyResolver hierarchy() {
        return ClassHierarchyResolver.ofResourceParsing(DesugaringTest.class.getClassLoader()).orElse(ClassHierarchyResolver.defaultResolver());
    }

    @Test
    void everyFormGivesWhatItGave() throws ReflectiveOperationException {
        Desugared loader = new Desugared();
        Method tell = loader.loadClass(SAMPLES + "Sugar").getMethod("tell");
        assertEquals(Sugar.tell(), tell.invoke(null));
    }

    @Test
    void nothingNeedsABootstrapMethodAndNoHandlerCatchesEverything() throws ReflectiveOperationException {
        Desugared loader = new Desugared();
        loader.loadClass(SAMPLES + "Sugar").getMethod("tell").invoke(null);
        assertTrue(loader.made.keySet().stream().anyMatch(name -> Desugaring.origin(name) != null), "no class was made for a lambda");
        loader.made.forEach((name, bytes) -> {
            for (MethodModel method : ClassFile.of().parse(bytes).methods()) {
                if (method.code().isEmpty()) continue;
                for (CodeElement element : method.code().get()) {
                    assertFalse(element instanceof InvokeDynamicInstruction, () -> name + "." + method.methodName() + " has an invokedynamic");
                    assertFalse(element instanceof ExceptionCatch handler
                            && handler.catchType().map(type -> type.asInternalName().equals("java/lang/Throwable")).orElse(false),
                            () -> name + "." + method.methodName() + " catches Throwable");
                }
            }
        });
    }

    @Test
    void concatenatesByRecipe() throws ReflectiveOperationException {
        MethodTypeDesc type = MethodTypeDesc.ofDescriptor("(JCLjava/lang/String;Ljava/lang/Object;ZD)Ljava/lang/String;");
        byte[] sample = ClassFile.of().build(ClassDesc.of(SAMPLES + "Recipe"), builder ->
                builder.withMethodBody("join", type, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC, code ->
                        code.lload(0).iload(2).aload(3).aload(4).iload(5).dload(6).invokedynamic(DynamicCallSiteDesc.of(
                                ConstantDescs.ofCallsiteBootstrap(ClassDesc.of("java.lang.invoke.StringConcatFactory"), "makeConcatWithConstants",
                                        ConstantDescs.CD_CallSite, ConstantDescs.CD_String, ConstantDescs.CD_Object.arrayType()),
                                "join", type, "a\1b\1\1 \2 \1\1,\1!", "constant")).areturn()));
        byte[] desugared = Desugaring.apply(sample, hierarchy()).get("tsubame/aot/sample/Recipe");
        Object[] arguments = {1L << 40, 'x', "text", null, true, 1.5};
        assertEquals(join(sample, arguments), join(desugared, arguments));
    }

    private static Object join(byte[] bytes, Object[] arguments) throws ReflectiveOperationException {
        Class<?> type = new ClassLoader(DesugaringTest.class.getClassLoader()) {
            Class<?> define() {
                return defineClass(SAMPLES + "Recipe", bytes, 0, bytes.length);
            }
        }.define();
        return type.getMethod("join", long.class, char.class, String.class, Object.class, boolean.class, double.class).invoke(null, arguments);
    }
}
