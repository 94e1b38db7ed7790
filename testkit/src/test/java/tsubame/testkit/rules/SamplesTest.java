package tsubame.testkit.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tsubame.system.Address;

/** Rules that find nothing prove nothing: each must catch its samples, and leave the allowed ones alone. */
class SamplesTest {
    private static ClassTree tree;

    @BeforeAll
    static void parse() throws Exception {
        tree = new ClassTree().add(folder()).add(Path.of(Address.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    }

    private static Path folder() throws URISyntaxException {
        return Path.of(SamplesTest.class.getResource("samples").toURI());
    }

    @Test
    void everyBreachOfTheDialectIsCaughtByItsRule() {
        expect("Breaches", (model, found) -> DialectRules.check(tree, model, found));
    }

    @Test
    void theDialectLeavesAllowedCodeAlone() {
        for (ClassModel model : tree.all()) {
            if (!model.thisClass().asInternalName().matches(".*/samples/Allowed(\\$.*)?")) continue;
            SortedSet<Violation> found = new TreeSet<>();
            DialectRules.check(tree, model, found);
            assertEquals("", render(found));
        }
    }

    @Test
    void everyBreachOfFrontendsDialectIsCaught() {
        expect("FrontendBreaches", FrontendRules::check);
    }

    @Test
    void everyBreachOfSystemJavaIsCaught() {
        expect("SystemBreaches", (model, found) -> SystemRules.check(tree, model, found));
    }

    @Test
    void anArrowAgainstTheOrderIsCaught() {
        SortedSet<Violation> found = new TreeSet<>();
        for (ClassModel model : tree.all()) ArrowRules.check(ProductModule.TEXT, model, found);
        assertTrue(found.stream().anyMatch(v -> v.rule() == Rule.ARROW && v.what().startsWith("text uses tsubame.testkit.")), render(found));
        assertTrue(found.stream().anyMatch(v -> v.rule() == Rule.PACKAGE), render(found));
    }

    @Test
    void aMethodThatHotSpotWouldNotCompileIsCaught() {
        ClassFile classFile = ClassFile.of();
        byte[] bytes = classFile.build(ClassDesc.of("tsubame.text.Huge"), type -> type.withMethodBody("run",
                MethodTypeDesc.of(ConstantDescs.CD_void), ClassFile.ACC_STATIC, code -> {
                    for (int i = 0; i < 7999; i++) code.nop();
                    code.return_();
                }));
        SortedSet<Violation> found = new TreeSet<>();
        ArrowRules.check(ProductModule.TEXT, classFile.parse(bytes), found);
        assertEquals(Set.of(Rule.HUGE_METHOD), rules(found));
    }

    @Test
    void mutableStaticsAreCaughtOutsideTheAgent() {
        assertEquals(Set.of(Rule.MUTABLE_STATIC), rules(withStatic("tsubame.runtime.object.Shape")));
        assertEquals(Set.of(), rules(withStatic("tsubame.runtime.realm.Agent")));
    }

    private static SortedSet<Violation> withStatic(String name) {
        ClassFile classFile = ClassFile.of();
        byte[] bytes = classFile.build(ClassDesc.of(name), type -> type.withField("count", ConstantDescs.CD_int, ClassFile.ACC_STATIC));
        SortedSet<Violation> found = new TreeSet<>();
        ArrowRules.check(ProductModule.RUNTIME, classFile.parse(bytes), found);
        return found;
    }

    @Test
    void lengthsOverTheLimitAndNeedlessExceptionsAreCaught() throws Exception {
        Path root = Files.createTempDirectory("rules");
        Path source = root.resolve("text/src/main/java/Long.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, "class Long {\n  void grown() {\n" + ";\n".repeat(39) + "  }\n  void fits() {\n" + ";\n".repeat(38)
                + "  }\n  int table(int x) {\n    return switch (x) {\n" + row(100) + "      default -> 0;\n    };\n  }\n}\n" + "//\n".repeat(500));
        assertEquals(Map.of("text/src/main/java/Long.java#Long.grown", 41), LengthRules.longMethods(root));

        SortedSet<Violation> found = new TreeSet<>();
        LengthRules.checkFiles(LengthRules.fileLengths(root), Map.of(), found);
        LengthRules.checkMethods(LengthRules.longMethods(root), Map.of("Gone.java#Gone.gone", new Exceptions.Length(50, 3)), found);
        assertEquals(Set.of(Rule.FILE_LENGTH, Rule.METHOD_LENGTH, Rule.UNNEEDED_EXCEPTION), rules(found));
    }

    private static String row(int count) {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < count; i++) rows.append("      case ").append(i).append(" -> 1;\n");
        return rows.toString();
    }

    @Test
    void anExceptionCoversItsSiteAndMustBeNeeded() throws Exception {
        Path table = Files.createTempFile("exceptions", ".txt");
        Files.writeString(table, "# comment\nLOCK a.B run held by the host\nLOCK a.C * gone\n");
        SortedSet<Violation> found = new TreeSet<>();
        found.add(new Violation(Rule.LOCK, "a.B", "run", 3, "locks"));
        found.add(new Violation(Rule.BOX, "a.B", "run", 4, "boxes"));
        Exceptions.apply(table, found);
        assertEquals(Set.of(Rule.BOX, Rule.UNNEEDED_EXCEPTION), rules(found));
    }

    private static void expect(String sample, BiConsumer<ClassModel, SortedSet<Violation>> check) {
        ClassModel model = tree.all().stream()
                .filter(m -> m.thisClass().asInternalName().endsWith("/samples/" + sample)).findFirst().orElseThrow();
        SortedSet<Violation> found = new TreeSet<>();
        check.accept(model, found);
        Map<String, Set<Rule>> expected = new TreeMap<>();
        Map<String, Set<Rule>> actual = new TreeMap<>();
        for (MethodModel method : model.methods()) {
            Set<Rule> caught = expected(method);
            if (!caught.isEmpty()) expected.put(method.methodName().stringValue(), caught);
        }
        for (Violation violation : found) {
            actual.computeIfAbsent(violation.member(), name -> EnumSet.noneOf(Rule.class)).add(violation.rule());
        }
        assertEquals(expected, actual, render(found));
    }

    private static Set<Rule> expected(MethodModel method) {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        method.findAttribute(Attributes.runtimeVisibleAnnotations()).ifPresent(all -> {
            for (Annotation annotation : all.annotations()) {
                for (AnnotationElement element : annotation.elements()) {
                    for (AnnotationValue value : ((AnnotationValue.OfArray) element.value()).values()) {
                        rules.add(Rule.valueOf(((AnnotationValue.OfEnum) value).constantName().stringValue()));
                    }
                }
            }
        });
        return rules;
    }

    private static Set<Rule> rules(SortedSet<Violation> found) {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        found.forEach(violation -> rules.add(violation.rule()));
        return rules;
    }

    private static String render(SortedSet<Violation> found) {
        StringBuilder text = new StringBuilder();
        found.forEach(violation -> text.append(violation.render()).append('\n'));
        return text.toString();
    }
}
