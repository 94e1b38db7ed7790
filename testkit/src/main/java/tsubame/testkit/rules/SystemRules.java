package tsubame.testkit.rules;

import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;

/**
 * System Java, checked on the class files: static methods over primitives and Address that allocate nothing, throw nothing, lock nothing, and
 * call System Java or what a short list has of the JDK. Bodies of intrinsics and of externs are for a JVM alone and may do as they like. And each
 * annotation of {@code tsubame.system.rule}, in whatever module, gives its reason.
 */
final class SystemRules {
    private static final String PACKAGE = "tsubame/system/rule/";
    private static final String ADDRESS = "tsubame/system/Address";
    private static final String LITERAL = "tsubame/system/Text.literal";
    /** Instructions at most, or single ones: a compiler needs none of the JDK for them. */
    private static final Set<String> ALLOWED = Set.of("java/lang/Math.max", "java/lang/Math.min", "java/lang/Math.abs", "java/lang/Math.sqrt",
            "java/lang/Long.numberOfTrailingZeros", "java/lang/Long.numberOfLeadingZeros", "java/lang/Long.bitCount",
            "java/lang/Integer.numberOfTrailingZeros", "java/lang/Integer.numberOfLeadingZeros", "java/lang/Integer.bitCount",
            "java/lang/Double.longBitsToDouble", "java/lang/Double.doubleToRawLongBits");

    private final ClassTree tree;
    private final ClassModel model;
    private final String owner;
    private final Findings findings;

    private SystemRules(ClassTree tree, ClassModel model, SortedSet<Violation> found) {
        this.tree = tree;
        this.model = model;
        this.owner = model.thisClass().asInternalName();
        this.findings = new Findings(found, owner);
    }

    static void check(ClassTree tree, ClassModel model, SortedSet<Violation> found) {
        new SystemRules(tree, model, found).checkClass();
    }

    /** Whether a class or a method has an annotation of System Java. */
    static boolean has(AttributedElement element, String annotation) {
        return annotations(element).stream().anyMatch(a -> name(a).equals(annotation));
    }

    /** Whether a method's body is for a JVM alone. */
    static boolean isForJvm(MethodModel method) {
        return has(method, "Intrinsic") || has(method, "Extern") || has(method, "BuildTimeOnly");
    }

    private static List<Annotation> annotations(AttributedElement element) {
        List<Annotation> ours = new ArrayList<>();
        element.findAttribute(Attributes.runtimeInvisibleAnnotations()).ifPresent(all -> {
            for (Annotation annotation : all.annotations()) {
                if (annotation.className().stringValue().startsWith("L" + PACKAGE)) ours.add(annotation);
            }
        });
        return ours;
    }

    private static String name(Annotation annotation) {
        String descriptor = annotation.className().stringValue();
        return descriptor.substring(PACKAGE.length() + 1, descriptor.length() - 1);
    }

    private void checkClass() {
        reasons(model);
        for (MethodModel method : model.methods()) {
            findings.enter(method.methodName().stringValue());
            reasons(method);
            boolean system = has(model, "SystemCode") || has(method, "SystemCode");
            if (system && !isForJvm(method) && !isConstructor(method)) checkMethod(method);
        }
    }

    private void reasons(AttributedElement element) {
        for (Annotation annotation : annotations(element)) {
            for (AnnotationElement part : annotation.elements()) {
                if (part.value() instanceof AnnotationValue.OfString reason && reason.stringValue().isBlank()) {
                    findings.report(Rule.REASON, "has an annotation @" + name(annotation) + " without a reason");
                }
            }
        }
    }

    /** The private one that keeps people from instantiating a class of static methods; and Address is made of a constructor. */
    private boolean isConstructor(MethodModel method) {
        boolean initializer = method.methodName().equalsString("<init>") || method.methodName().equalsString("<clinit>");
        return initializer && (owner.equals(ADDRESS) || method.methodName().equalsString("<init>"));
    }

    private void checkMethod(MethodModel method) {
        if (!method.flags().has(AccessFlag.STATIC) && !owner.equals(ADDRESS)) findings.report(Rule.SYSTEM, "is an instance method");
        if (method.flags().has(AccessFlag.SYNCHRONIZED)) findings.report(Rule.SYSTEM, "is synchronized");
        for (ClassDesc type : method.methodTypeSymbol().parameterList()) type(type, "takes");
        type(method.methodTypeSymbol().returnType(), "returns");
        method.code().ifPresent(this::checkCode);
    }

    private void type(ClassDesc type, String how) {
        if (!type.isPrimitive() && !type.descriptorString().equals("L" + ADDRESS + ";")) {
            findings.report(Rule.SYSTEM, how + " a " + type.displayName());
        }
    }

    private void checkCode(CodeModel code) {
        if (!code.exceptionHandlers().isEmpty()) findings.report(Rule.SYSTEM, "catches exceptions");
        boolean literal = false;
        for (CodeElement element : code) {
            findings.pass(element);
            if (!(element instanceof Instruction instruction)) continue;
            if (literal && !isLiteralCall(instruction)) findings.report(Rule.SYSTEM, "uses a string that is no argument of Text.literal");
            literal = instruction instanceof ConstantInstruction constant && constant.constantValue() instanceof String;
            check(instruction);
        }
    }

    private static boolean isLiteralCall(Instruction instruction) {
        return instruction instanceof InvokeInstruction call && LITERAL.equals(called(call));
    }

    private static String called(InvokeInstruction call) {
        return call.owner().asInternalName() + "." + call.name().stringValue();
    }

    private void check(Instruction instruction) {
        switch (instruction.opcode()) {
            case NEW, NEWARRAY, ANEWARRAY, MULTIANEWARRAY -> findings.report(Rule.SYSTEM, "allocates");
            case ATHROW -> findings.report(Rule.SYSTEM, "throws");
            case MONITORENTER -> findings.report(Rule.SYSTEM, "locks an object");
            case INVOKEDYNAMIC -> findings.report(Rule.SYSTEM, "uses invokedynamic");
            case CHECKCAST, INSTANCEOF -> findings.report(Rule.SYSTEM, "tests or casts to a class");
            case ARRAYLENGTH, AALOAD, AASTORE, BALOAD, BASTORE, IALOAD, IASTORE, LALOAD, LASTORE -> findings.report(Rule.SYSTEM, "uses an array");
            case ACONST_NULL -> findings.report(Rule.SYSTEM, "uses null; there is Address.zero()");
            case IF_ACMPEQ, IF_ACMPNE, IFNULL, IFNONNULL -> findings.report(Rule.SYSTEM, "compares references; there is Address.eq");
            case GETSTATIC, PUTSTATIC, GETFIELD, PUTFIELD -> field((FieldInstruction) instruction);
            case INVOKESTATIC, INVOKEVIRTUAL, INVOKESPECIAL, INVOKEINTERFACE -> call((InvokeInstruction) instruction);
            default -> { }
        }
    }

    private void field(FieldInstruction field) {
        findings.report(Rule.SYSTEM, "uses the field " + field.name().stringValue() + ", which is no constant");
    }

    private void call(InvokeInstruction call) {
        String callee = call.owner().asInternalName();
        if (ALLOWED.contains(called(call))) return;
        boolean dynamic = call.opcode() == Opcode.INVOKEVIRTUAL && !callee.equals(ADDRESS);
        if (dynamic || !isSystem(callee, call)) findings.report(Rule.SYSTEM, "calls " + called(call).replace('/', '.') + ", which is not System Java");
    }

    private boolean isSystem(String callee, InvokeInstruction call) {
        ClassModel declaring = tree.find(callee);
        if (declaring == null) return false;
        if (has(declaring, "SystemCode")) return true;
        return declaring.methods().stream().anyMatch(method -> method.methodName().equalsString(call.name().stringValue())
                && method.methodType().equalsString(call.type().stringValue()) && has(method, "SystemCode"));
    }
}
