package tsubame.testkit.rules;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.attribute.SignatureAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;

/**
 * The runtime dialect, checked on the class files of the modules that are compiled ahead of time: no boxes but Double and
 * Boolean, no invokedynamic, no identity on what may be a number, no locks, no catching of Java's faults, and of the JDK
 * only what {@link JdkSurface} lists. What javac generates on its own is exempt where it is defined: the record methods,
 * enum's valueOf, the tables of enum switches.
 */
final class DialectRules {
    private static final Set<String> BOXES = Set.of("java/lang/Integer", "java/lang/Long", "java/lang/Short", "java/lang/Byte",
            "java/lang/Character", "java/lang/Float");
    /** Double and its supertypes: an operand of such a static type may be a number. */
    private static final Set<String> MAY_BE_NUMBER = Set.of("Ljava/lang/Object;", "Ljava/lang/Double;", "Ljava/lang/Number;",
            "Ljava/lang/Comparable;", "Ljava/io/Serializable;", "Ljava/lang/constant/Constable;", "Ljava/lang/constant/ConstantDesc;");

    private final ClassTree tree;
    private final ClassModel model;
    private final String owner;
    private final Findings findings;
    private StaticTypes types;

    private DialectRules(ClassTree tree, ClassModel model, SortedSet<Violation> found) {
        this.tree = tree;
        this.model = model;
        this.owner = model.thisClass().asInternalName();
        this.findings = new Findings(found, owner);
    }

    static void check(ClassTree tree, ClassModel model, SortedSet<Violation> found) {
        new DialectRules(tree, model, found).checkClass();
    }

    private void checkClass() {
        if (model.flags().has(AccessFlag.SYNTHETIC)) return; // the table of an enum switch
        if (SystemRules.has(model, "BuildTimeOnly") || model.flags().has(AccessFlag.ANNOTATION)) return; // never compiled
        model.superclass().ifPresent(above -> type(above.asInternalName(), "extends"));
        for (ClassEntry above : model.interfaces()) type(above.asInternalName(), "implements");
        for (FieldModel field : model.fields()) {
            findings.enter(field.fieldName().stringValue());
            descriptor(field.fieldType().stringValue(), "has type");
            field.findAttribute(Attributes.signature()).ifPresent(this::signature);
        }
        for (MethodModel method : model.methods()) {
            if (isGenerated(method) || SystemRules.isForJvm(method)) continue;
            findings.enter(method.methodName().stringValue());
            checkMethod(method);
        }
    }

    private boolean isGenerated(MethodModel method) {
        return ClassTree.isGenerated(method)
                || model.flags().has(AccessFlag.ENUM) && method.methodName().equalsString("valueOf");
    }

    private void signature(SignatureAttribute signature) {
        String text = signature.signature().stringValue();
        for (String box : BOXES) {
            if (text.contains("L" + box + ";")) findings.report(Rule.BOX, "holds " + simple(box) + "s");
        }
    }

    private void checkMethod(MethodModel method) {
        if (method.flags().has(AccessFlag.SYNCHRONIZED)) findings.report(Rule.LOCK, "is synchronized");
        MethodTypeDesc descriptor = method.methodTypeSymbol();
        for (ClassDesc parameter : descriptor.parameterList()) descriptor(parameter.descriptorString(), "takes");
        descriptor(descriptor.returnType().descriptorString(), "returns");
        method.code().ifPresent(code -> checkCode(method, code));
    }

    private void checkCode(MethodModel method, CodeModel code) {
        types = new StaticTypes(tree, owner, method, code);
        Map<Label, String> handlers = new HashMap<>();
        for (ExceptionCatch caught : code.exceptionHandlers()) {
            caught.catchType().ifPresent(type -> handlers.put(caught.handler(), type.asInternalName()));
        }
        String caught = null;
        for (CodeElement element : code) {
            findings.pass(element);
            if (element instanceof LabelTarget target && handlers.containsKey(target.label())) caught = handlers.get(target.label());
            if (element instanceof Instruction instruction) {
                if (caught != null) caught(caught);
                caught = null;
                check(instruction);
            }
            types.step(element);
        }
    }

    /** A finally has no type; every other handler must name an exception of our own. */
    private void caught(String type) {
        if (ProductModule.of(type) != null || tree.contains(type)) return;
        String remedy = Rule.CATCH.remedy();
        if (type.equals("java/lang/Throwable")) remedy += " (record patterns and try-with-resources catch it too: write them out)";
        findings.report(Rule.CATCH, "catches " + simple(type), remedy);
    }

    private void check(Instruction instruction) {
        switch (instruction) {
            case InvokeInstruction call -> call(call.owner().asInternalName(), call.name().stringValue(), call.type().stringValue());
            case InvokeDynamicInstruction indy -> indy(indy);
            case FieldInstruction field -> field(field);
            case NewObjectInstruction made -> {
                String type = made.className().asInternalName();
                if (!BOXES.contains(type)) type(type, "makes a"); // its constructor's call says it
            }
            case NewReferenceArrayInstruction made -> descriptor(made.componentType().asSymbol().descriptorString(), "makes an array of");
            case NewMultiArrayInstruction made -> descriptor(made.arrayType().asSymbol().descriptorString(), "makes an array of");
            case TypeCheckInstruction check -> descriptor(check.type().asSymbol().descriptorString(), "tests or casts to");
            case ConstantInstruction constant -> constant(constant);
            case MonitorInstruction monitor when monitor.opcode() == Opcode.MONITORENTER -> findings.report(Rule.LOCK, "locks an object");
            default -> compare(instruction);
        }
    }

    private void compare(Instruction instruction) {
        switch (instruction.opcode()) {
            case IF_ACMPEQ, IF_ACMPNE -> {
                if (MAY_BE_NUMBER.contains(types.top(0)) && MAY_BE_NUMBER.contains(types.top(1))) {
                    findings.report(Rule.IDENTITY, "compares " + readable(types.top(1)) + " with " + readable(types.top(0))
                            + " by identity, and both may be numbers");
                }
            }
            default -> { }
        }
    }

    private void call(String callee, String name, String descriptor) {
        if (callee.startsWith("[")) return; // clone of an array
        String declarer = declarer(callee, name, descriptor);
        if (BOXES.contains(declarer)) {
            boolean primitive = MethodTypeDesc.ofDescriptor(descriptor).parameterList().stream().noneMatch(DialectRules::isBox)
                    && !isBox(MethodTypeDesc.ofDescriptor(descriptor).returnType());
            boolean instance = name.equals("<init>") || isInstanceMethodOfBox(name, descriptor);
            if (!primitive || instance) findings.report(Rule.BOX, "calls " + simple(declarer) + "." + name);
        } else if (declarer.equals("java/lang/System") && name.equals("identityHashCode")) {
            findings.report(Rule.IDENTITY_HASH, "calls System.identityHashCode");
        } else if (tree.isGeneratedRecordMethod(declarer, name, descriptor)) {
            findings.report(Rule.RECORD_METHOD, "calls " + name + " of the record " + simple(declarer));
        } else if (declarer.equals("java/lang/Object") && isHashOrText(name, descriptor)) {
            findings.report(Rule.IDENTITY_HASH, "calls " + name + " of " + readable(types.top(0)) + ", which has only Object's");
        } else if (ProductModule.of(declarer) == null && !tree.contains(declarer)) {
            jdkCall(declarer, name, descriptor);
        }
    }

    /** javac names Object for the methods that all classes have; the receiver's static type says more. */
    private String declarer(String callee, String name, String descriptor) {
        boolean known = isHashOrText(name, descriptor) && callee.equals("java/lang/Object") && types.top(0).startsWith("L");
        return tree.declarer(known ? ClassTree.internalName(types.top(0)) : callee, name, descriptor);
    }

    private void jdkCall(String declarer, String name, String descriptor) {
        if (!JdkSurface.admits(declarer, name, descriptor)) {
            findings.report(Rule.JDK, "uses " + simple(declarer) + "." + name + arguments(descriptor),
                    JdkSurface.remedy(declarer, name, descriptor));
        }
        boolean prints = descriptor.startsWith("(Ljava/lang/Object;)") && (name.equals("append") || name.equals("valueOf"));
        String printed = types.top(0);
        if (!prints || !printed.startsWith("L")) return;
        String type = ClassTree.internalName(printed);
        String toString = tree.declarer(type, "toString", "()Ljava/lang/String;");
        if (tree.isGeneratedRecordMethod(toString, "toString", "()Ljava/lang/String;")) {
            findings.report(Rule.RECORD_METHOD, "prints the record " + simple(type));
        } else if (MAY_BE_NUMBER.contains(printed) && !simple(declarer).equals("Double")) {
            findings.report(Rule.JDK, "prints a value by " + simple(declarer) + "." + name + "(Object)",
                    "convert it first: a number's Java text is not JavaScript's");
        }
    }

    private static boolean isHashOrText(String name, String descriptor) {
        return name.equals("hashCode") && descriptor.equals("()I") || name.equals("toString") && descriptor.startsWith("()");
    }

    /** Instance methods of the boxes take a receiver that is a box. */
    private boolean isInstanceMethodOfBox(String name, String descriptor) {
        int parameters = MethodTypeDesc.ofDescriptor(descriptor).parameterCount();
        String receiver = types.top(parameters);
        boolean named = name.endsWith("Value") || name.equals("equals") || name.equals("compareTo") || parameters == 0;
        return named && receiver.startsWith("L") && BOXES.contains(ClassTree.internalName(receiver));
    }

    private void indy(InvokeDynamicInstruction indy) {
        switch (ClassTree.bootstrapOwner(indy)) {
            case "java/lang/invoke/LambdaMetafactory" -> findings.report(Rule.INDY, "makes a lambda or method reference");
            case "java/lang/runtime/SwitchBootstraps" -> findings.report(Rule.INDY, "switches on a type pattern", "chain instanceof patterns");
            case "java/lang/invoke/StringConcatFactory" ->
                    findings.report(Rule.INDY, "concatenates by invokedynamic", "compile with -XDstringConcat=inline");
            case String bootstrap -> findings.report(Rule.INDY, "calls what " + simple(bootstrap) + " makes");
        }
    }

    private void field(FieldInstruction field) {
        String declarer = field.owner().asInternalName();
        if (BOXES.contains(declarer)) findings.report(Rule.BOX, "reads " + simple(declarer) + "." + field.name().stringValue());
        else if (ProductModule.of(declarer) == null && !tree.contains(declarer)
                && !JdkSurface.admits(declarer, field.name().stringValue(), field.type().stringValue())) {
            findings.report(Rule.JDK, "uses " + simple(declarer) + "." + field.name().stringValue(),
                    JdkSurface.remedy(declarer, field.name().stringValue(), ""));
        }
    }

    private void constant(ConstantInstruction constant) {
        if (constant.opcode() == Opcode.ACONST_NULL) return;
        switch (constant.constantValue()) {
            case MethodHandleDesc ignored -> findings.report(Rule.INDY, "loads a method handle");
            case MethodTypeDesc ignored -> findings.report(Rule.INDY, "loads a method type");
            case ClassDesc type -> findings.report(Rule.JDK, "loads the class " + type.displayName(), "no reflection: use an enum or an int");
            case DynamicConstantDesc<?> ignored -> findings.report(Rule.INDY, "loads a dynamic constant");
            default -> { }
        }
    }

    private void descriptor(String descriptor, String verb) {
        String name = ClassTree.internalName(descriptor);
        if (name.length() > 1) type(name, verb);
    }

    private void type(String internalName, String verb) {
        if (BOXES.contains(internalName)) findings.report(Rule.BOX, verb + " " + simple(internalName));
        else if (ProductModule.of(internalName) == null && !tree.contains(internalName) && !JdkSurface.admits(internalName)) {
            findings.report(Rule.JDK, verb + " " + internalName.replace('/', '.'));
        }
    }

    private static boolean isBox(ClassDesc type) {
        return BOXES.contains(ClassTree.internalName(type.descriptorString()));
    }

    private static String readable(String type) {
        return type.startsWith("L") ? simple(ClassTree.internalName(type)) : type;
    }

    private static String arguments(String descriptor) {
        return descriptor.startsWith("(") ? MethodTypeDesc.ofDescriptor(descriptor).displayDescriptor().replaceAll("\\).*", ")") : "";
    }

    private static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1);
    }
}
