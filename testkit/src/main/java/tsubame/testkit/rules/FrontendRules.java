package tsubame.testkit.rules;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;

/**
 * The lighter dialect of frontend, which is compiled natively for programs that use eval: modern Java is welcome, desugared, but no
 * streams, reflection, java.util.regex, formatting, threads, files or clocks; no boxed integers and no hashes of identity, which the native
 * world does not have.
 */
final class FrontendRules {
    private static final List<String> PACKAGES = List.of("java/util/stream/", "java/lang/reflect/", "java/util/regex/",
            "java/util/concurrent/", "java/time/", "java/io/", "java/nio/", "java/net/", "java/text/");
    private static final Set<String> CALLS = Set.of("java/lang/String.format", "java/lang/String.formatted", "java/lang/String.matches",
            "java/lang/String.split", "java/lang/String.replaceAll", "java/lang/String.replaceFirst", "java/lang/System.nanoTime",
            "java/lang/System.currentTimeMillis", "java/lang/System.getProperty", "java/lang/System.getenv",
            "java/lang/Integer.valueOf", "java/lang/Long.valueOf", "java/lang/Short.valueOf", "java/lang/Byte.valueOf",
            "java/lang/Character.valueOf", "java/lang/System.identityHashCode", "java/util/IdentityHashMap.<init>");

    private FrontendRules() {}

    static void check(ClassModel model, SortedSet<Violation> found) {
        Findings findings = new Findings(found, model.thisClass().asInternalName());
        for (MethodModel method : model.methods()) {
            findings.enter(method.methodName().stringValue());
            method.code().ifPresent(code -> {
                for (CodeElement element : code) {
                    findings.pass(element);
                    if (element instanceof InvokeInstruction call) check(call, findings);
                }
            });
        }
    }

    private static void check(InvokeInstruction call, Findings findings) {
        String owner = call.owner().asInternalName();
        String name = owner + "." + call.name().stringValue();
        boolean forbidden = CALLS.contains(name) || owner.startsWith("java/lang/Thread")
                || PACKAGES.stream().anyMatch(owner::startsWith) && !name.startsWith("java/nio/charset/StandardCharsets.");
        if (forbidden) findings.report(Rule.FRONTEND, "calls " + name.replace('/', '.'));
    }
}
