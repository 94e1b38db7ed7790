package tsubame.testkit.rules;

import java.io.IOException;
import java.lang.classfile.ClassModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * All violations of all rules over a checkout, sorted. Runs by itself over any class folders, without a build of this
 * module: {@code java testkit/src/main/java/tsubame/testkit/rules/Report.java [ROOT] [CLASSES]}, CLASSES being the pattern
 * of a module's class folder, {@code %s/target/classes} unless told. {@code --update-method-lengths} rewrites that table.
 */
public final class Report {
    private Report() {}

    public static void main(String[] args) throws IOException {
        boolean update = args.length > 0 && args[0].equals("--update-method-lengths");
        Path root = Path.of(args.length > 0 && !update ? args[0] : ".").toAbsolutePath().normalize();
        if (update) {
            updateMethodLengths(root);
            return;
        }
        String pattern = args.length > 1 ? args[1] : "%s/target/classes";
        SortedSet<Violation> found = all(root, module -> root.resolve(pattern.replace("%s", module.folder())));
        Map<Rule, Integer> counts = new TreeMap<>();
        for (Violation violation : found) {
            System.out.println(violation.render());
            counts.merge(violation.rule(), 1, Integer::sum);
        }
        System.out.println(found.isEmpty() ? "no violations" : found.size() + " violations " + counts);
        if (!found.isEmpty()) System.exit(1);
    }

    /** Every violation that no table of exceptions covers, and every exception that covers none. */
    public static SortedSet<Violation> all(Path root, Function<ProductModule, Path> classes) throws IOException {
        SortedSet<Violation> found = classRules(classes);
        Path tables = root.resolve("testkit/rules");
        Exceptions.apply(tables.resolve("exceptions.txt"), found);
        LengthRules.checkFiles(LengthRules.fileLengths(root), Exceptions.lengths(tables.resolve("file-length.txt")), found);
        LengthRules.checkMethods(LengthRules.longMethods(root), Exceptions.lengths(tables.resolve("method-length.txt")), found);
        return found;
    }

    private static SortedSet<Violation> classRules(Function<ProductModule, Path> classes) throws IOException {
        SortedSet<Violation> found = new TreeSet<>();
        ClassTree everything = new ClassTree();
        for (ProductModule module : ProductModule.values()) everything.add(classes.apply(module));
        for (ProductModule module : ProductModule.values()) {
            for (ClassModel model : new ClassTree().add(classes.apply(module)).all()) {
                ArrowRules.check(module, model, found);
                SystemRules.check(everything, model, found);
                if (module.dialect()) DialectRules.check(everything, model, found);
                if (module == ProductModule.FRONTEND) FrontendRules.check(model, found);
            }
        }
        return found;
    }

    private static void updateMethodLengths(Path root) throws IOException {
        StringBuilder table = new StringBuilder("""
                # Methods over 40 lines, with their length: they may shrink, not grow. A line goes when its method fits.
                # Rewritten by: java testkit/src/main/java/tsubame/testkit/rules/Report.java --update-method-lengths
                """);
        LengthRules.longMethods(root).forEach((method, lines) -> table.append(method).append(' ').append(lines).append('\n'));
        Files.writeString(root.resolve("testkit/rules/method-length.txt"), table);
    }
}
