package tsubame.testkit.rules;

import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.NameAndTypeEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.reflect.AccessFlag;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The arrows between modules, on the constant pools: every class that a class file names, in code or in a descriptor,
 * belongs to a module that the arrows allow, or to java.*. Also what holds for all modules alike: each class in a package
 * of its module, no mutable statics outside the one file of runtime that holds a heap's roots, no method that HotSpot
 * would not compile.
 */
final class ArrowRules {
    private static final Pattern IN_DESCRIPTOR = Pattern.compile("L([\\w$/]+)[;<]");

    /** HotSpot's HugeMethodLimit. */
    private static final int HUGE = 8000;

    private ArrowRules() {}

    static void check(ProductModule module, ClassModel model, SortedSet<Violation> found) {
        String owner = model.thisClass().asInternalName();
        Findings findings = new Findings(found, owner);
        if (ProductModule.of(owner) != module) findings.report(Rule.PACKAGE, "stands in the folder " + module.folder());
        for (String used : usedClasses(model)) {
            ProductModule other = ProductModule.of(used);
            if (other != null && !module.mayUse(other)) {
                findings.report(Rule.ARROW, module.folder() + " uses " + used.replace('/', '.') + " of " + other.folder());
            } else if (other == null && !used.startsWith("java/") && !module.mayUseLibraries()) {
                findings.report(Rule.OUTSIDE, "uses " + used.replace('/', '.'));
            }
        }
        if (module != ProductModule.TESTKIT) statics(model, findings);
        hugeMethods(model, findings);
    }

    private static SortedSet<String> usedClasses(ClassModel model) {
        SortedSet<String> used = new TreeSet<>();
        for (PoolEntry entry : model.constantPool()) {
            switch (entry) {
                case ClassEntry type -> addElement(type.asInternalName(), used);
                case NameAndTypeEntry member -> addDescriptor(member.type(), used);
                default -> { }
            }
        }
        model.fields().forEach(field -> addDescriptor(field.fieldType(), used));
        model.methods().forEach(method -> addDescriptor(method.methodType(), used));
        return used;
    }

    private static void addElement(String name, SortedSet<String> used) {
        if (!name.startsWith("[")) used.add(name);
        else if (name.endsWith(";")) used.add(ClassTree.internalName(name));
    }

    private static void addDescriptor(Utf8Entry descriptor, SortedSet<String> used) {
        Matcher names = IN_DESCRIPTOR.matcher(descriptor.stringValue());
        while (names.find()) used.add(names.group(1));
    }

    private static void hugeMethods(ClassModel model, Findings findings) {
        for (MethodModel method : model.methods()) {
            if (method.methodName().equalsString("<clinit>")) continue; // runs once
            method.code().ifPresent(code -> {
                int length = ((CodeAttribute) code).codeLength();
                if (length < HUGE) return;
                findings.enter(method.methodName().stringValue());
                findings.report(Rule.HUGE_METHOD, "has " + length + " bytes of code, the limit is " + HUGE);
            });
        }
    }

    private static void statics(ClassModel model, Findings findings) {
        String owner = model.thisClass().asInternalName();
        boolean roots = owner.startsWith("tsubame/runtime/") && owner.matches(".*/Agent(\\$.*)?");
        if (roots || model.flags().has(AccessFlag.SYNTHETIC)) return;
        for (FieldModel field : model.fields()) {
            if (field.flags().has(AccessFlag.STATIC) && !field.flags().has(AccessFlag.FINAL)) {
                findings.enter(field.fieldName().stringValue());
                findings.report(Rule.MUTABLE_STATIC, "is static and not final");
            }
        }
    }
}
