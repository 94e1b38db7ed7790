package tsubame.aot.desugar;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.classfile.constantpool.InvokeDynamicEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code LambdaMetafactory}: a class for each lambda and method reference, with a field for each captured value and a static
 * {@code make}. It is of the package of the class it stands in, whose private methods that it calls become methods of the package.
 */
final class Lambdas {
    private final ClassModel model;
    private final ClassDesc outer;
    private final ClassFile files;
    private final String infix;
    private final boolean ofInterface;
    private final Set<String> called = new HashSet<>();
    private final Map<String, byte[]> classes = new LinkedHashMap<>();

    Lambdas(ClassModel model, ClassFile files, String infix) {
        this.model = model;
        this.files = files;
        this.infix = infix;
        outer = model.thisClass().asSymbol();
        ofInterface = model.flags().has(AccessFlag.INTERFACE);
        for (PoolEntry entry : model.constantPool()) {
            if (entry instanceof InvokeDynamicEntry indy) {
                for (LoadableConstantEntry argument : indy.bootstrap().arguments()) note(argument.constantValue());
            }
        }
    }

    private void note(ConstantDesc argument) {
        if (argument instanceof DirectMethodHandleDesc handle && handle.owner().equals(outer)) {
            called.add(handle.methodName() + handle.lookupDescriptor());
        }
    }

    /** The flags of a method of the class: one that lambdas call is not private. */
    int flags(MethodModel method) {
        int flags = method.flags().flagsMask();
        boolean opened = called.contains(method.methodName().stringValue() + method.methodType().stringValue());
        if (!opened || (flags & ClassFile.ACC_PRIVATE) == 0) return flags;
        int open = flags & ~ClassFile.ACC_PRIVATE;
        return ofInterface ? open | ClassFile.ACC_PUBLIC : open;
    }

    Map<String, byte[]> classes() {
        return classes;
    }

    /** False if the conversion of some value is not one that is known here. */
    boolean replace(CodeBuilder code, InvokeDynamicInstruction indy) {
        Shape shape = Shape.of(indy);
        if (!shape.isConvertible()) return false;
        String name = model.thisClass().asInternalName() + infix + classes.size();
        ClassDesc type = ClassDesc.ofInternalName(name);
        classes.put(name, files.build(type, builder -> new LambdaClass(type, shape, called(shape)).write(builder)));
        code.invokestatic(type, LambdaClass.MAKE, indy.typeSymbol());
        return true;
    }

    /** Private methods are called by invokespecial in handles; they are private no more. */
    private DirectMethodHandleDesc.Kind called(Shape shape) {
        DirectMethodHandleDesc.Kind kind = shape.target.kind();
        if (kind == DirectMethodHandleDesc.Kind.SPECIAL) return DirectMethodHandleDesc.Kind.VIRTUAL;
        return kind == DirectMethodHandleDesc.Kind.INTERFACE_SPECIAL ? DirectMethodHandleDesc.Kind.INTERFACE_VIRTUAL : kind;
    }

    /**
     * @param interfaceType what the lambda is
     * @param erased the type of the interface's method as declared; {@code actual} as it is called with its type arguments
     */
    record Shape(ClassDesc interfaceType, String method, List<ClassDesc> captured, MethodTypeDesc erased, MethodTypeDesc actual,
            DirectMethodHandleDesc target) {
        static Shape of(InvokeDynamicInstruction indy) {
            List<ConstantDesc> arguments = indy.bootstrapArgs();
            return new Shape(indy.typeSymbol().returnType(), indy.name().stringValue(), indy.typeSymbol().parameterList(),
                    (MethodTypeDesc) arguments.get(0), (MethodTypeDesc) arguments.get(2), (DirectMethodHandleDesc) arguments.get(1));
        }

        /** All that the target gets: its receiver too, if it has one. */
        List<ClassDesc> targetParameters() {
            return target.invocationType().parameterList();
        }

        boolean isConvertible() {
            List<ClassDesc> to = targetParameters();
            for (int i = 0; i < actual.parameterCount(); i++) {
                if (!Conversions.isKnown(actual.parameterType(i), to.get(captured.size() + i))) return false;
            }
            ClassDesc result = actual.returnType();
            return result.equals(ConstantDescs.CD_void) || Conversions.isKnown(target.invocationType().returnType(), result);
        }
    }

    /** The writer of one lambda's class. */
    private record LambdaClass(ClassDesc type, Shape shape, DirectMethodHandleDesc.Kind kind) {
        static final String MAKE = "make";

        void write(ClassBuilder builder) {
            builder.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SUPER | ClassFile.ACC_SYNTHETIC).withInterfaceSymbols(shape.interfaceType);
            for (int i = 0; i < shape.captured.size(); i++) {
                builder.withField(field(i), shape.captured.get(i), ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL);
            }
            MethodTypeDesc constructor = MethodTypeDesc.of(ConstantDescs.CD_void, shape.captured);
            builder.withMethodBody("<init>", constructor, ClassFile.ACC_PRIVATE, this::construct);
            builder.withMethodBody(MAKE, MethodTypeDesc.of(shape.interfaceType, shape.captured), ClassFile.ACC_STATIC, code -> {
                code.new_(type).dup();
                for (int i = 0; i < shape.captured.size(); i++) code.loadLocal(TypeKind.from(shape.captured.get(i)), code.parameterSlot(i));
                code.invokespecial(type, "<init>", constructor).areturn();
            });
            builder.withMethodBody(shape.method, shape.erased, ClassFile.ACC_PUBLIC, this::call);
        }

        private static String field(int index) {
            return "captured" + index;
        }

        private void construct(CodeBuilder code) {
            code.aload(0).invokespecial(ConstantDescs.CD_Object, "<init>", MethodTypeDesc.of(ConstantDescs.CD_void));
            for (int i = 0; i < shape.captured.size(); i++) {
                ClassDesc captured = shape.captured.get(i);
                code.aload(0).loadLocal(TypeKind.from(captured), code.parameterSlot(i)).putfield(type, field(i), captured);
            }
            code.return_();
        }

        private void call(CodeBuilder code) {
            boolean makes = kind == DirectMethodHandleDesc.Kind.CONSTRUCTOR;
            if (makes) code.new_(shape.target.owner()).dup();
            for (int i = 0; i < shape.captured.size(); i++) code.aload(0).getfield(type, field(i), shape.captured.get(i));
            List<ClassDesc> to = shape.targetParameters();
            for (int i = 0; i < shape.erased.parameterCount(); i++) {
                ClassDesc given = shape.erased.parameterType(i);
                ClassDesc actual = shape.actual.parameterType(i);
                code.loadLocal(TypeKind.from(given), code.parameterSlot(i));
                if (!given.equals(actual)) code.checkcast(actual);
                Conversions.write(code, actual, to.get(shape.captured.size() + i));
            }
            invoke(code);
            ClassDesc result = shape.actual.returnType();
            ClassDesc made = shape.target.invocationType().returnType();
            if (result.equals(ConstantDescs.CD_void)) {
                if (!made.equals(ConstantDescs.CD_void)) pop(code, made);
            } else {
                Conversions.write(code, made, result);
            }
            code.return_(TypeKind.from(shape.erased.returnType()));
        }

        private static void pop(CodeBuilder code, ClassDesc type) {
            if (TypeKind.from(type).slotSize() == 2) code.pop2();
            else code.pop();
        }

        private void invoke(CodeBuilder code) {
            ClassDesc owner = shape.target.owner();
            String name = shape.target.methodName();
            MethodTypeDesc descriptor = MethodTypeDesc.ofDescriptor(shape.target.lookupDescriptor());
            switch (kind) {
                case STATIC -> code.invokestatic(owner, name, descriptor, false);
                case INTERFACE_STATIC -> code.invokestatic(owner, name, descriptor, true);
                case VIRTUAL -> code.invokevirtual(owner, name, descriptor);
                case INTERFACE_VIRTUAL -> code.invokeinterface(owner, name, descriptor);
                case CONSTRUCTOR -> code.invokespecial(owner, "<init>", descriptor);
                default -> throw new IllegalStateException("a lambda by " + kind);
            }
        }
    }
}
