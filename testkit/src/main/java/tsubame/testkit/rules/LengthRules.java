package tsubame.testkit.rules;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Files of at most 500 lines and methods of at most 40, from the name to the closing brace, on javac's syntax trees. An arm
 * of a switch that fits on one line is a row of a table and does not count. Files that are tables stand in
 * {@code file-length.txt}, each with its reason. Methods that were longer when the rule came stand in
 * {@code method-length.txt} with their length: they may shrink, not grow.
 */
final class LengthRules {
    static final int FILE = 500;
    static final int METHOD = 40;

    private LengthRules() {}

    /** The lines of each main source file under root's modules, by path from root. */
    static SortedMap<String, Integer> fileLengths(Path root) throws IOException {
        SortedMap<String, Integer> lengths = new TreeMap<>();
        for (Path file : sources(root)) {
            try (Stream<String> lines = Files.lines(file)) {
                lengths.put(root.relativize(file).toString(), (int) lines.count());
            }
        }
        return lengths;
    }

    /** The lines of each method over the limit, by {@code path#Class.method}; of overloads the longest. */
    static SortedMap<String, Integer> longMethods(Path root) throws IOException {
        SortedMap<String, Integer> lengths = new TreeMap<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<Path> sources = sources(root);
            if (sources.isEmpty()) return lengths;
            JavacTask task = (JavacTask) compiler.getTask(null, files, null, List.of("-proc:none"), null,
                    files.getJavaFileObjectsFromPaths(sources));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                String path = root.relativize(Path.of(unit.getSourceFile().toUri())).toString();
                new MethodScanner(unit, positions, path, lengths).scan(unit, "");
            }
        }
        return lengths;
    }

    private static List<Path> sources(Path root) throws IOException {
        List<Path> sources = new java.util.ArrayList<>();
        for (ProductModule module : ProductModule.values()) {
            Path folder = root.resolve(module.folder()).resolve("src/main/java");
            if (!Files.isDirectory(folder)) continue;
            try (Stream<Path> files = Files.walk(folder)) {
                files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(sources::add);
            }
        }
        return sources;
    }

    static void checkFiles(SortedMap<String, Integer> lengths, Map<String, Exceptions.Length> allowed, SortedSet<Violation> found) {
        lengths.forEach((path, lines) -> {
            Exceptions.Length exception = allowed.get(path);
            int limit = exception == null ? FILE : exception.lines();
            if (lines > limit) found.add(new Violation(Rule.FILE_LENGTH, path, "", 0, "has " + lines + " lines, over " + limit));
        });
        allowed.forEach((path, exception) -> {
            if (lengths.getOrDefault(path, 0) <= FILE) {
                found.add(new Violation(Rule.UNNEEDED_EXCEPTION, "testkit/rules/file-length.txt", "", exception.line(),
                        path + " is within the limit or gone"));
            }
        });
    }

    static void checkMethods(SortedMap<String, Integer> lengths, Map<String, Exceptions.Length> allowed, SortedSet<Violation> found) {
        lengths.forEach((method, lines) -> {
            int limit = allowed.containsKey(method) ? allowed.get(method).lines() : METHOD;
            if (lines > limit) {
                found.add(new Violation(Rule.METHOD_LENGTH, method.replaceAll("#.*", ""), method.replaceAll(".*#", ""), 0,
                        "has " + lines + " lines, over " + limit));
            }
        });
        allowed.forEach((method, exception) -> {
            if (!lengths.containsKey(method)) {
                found.add(new Violation(Rule.UNNEEDED_EXCEPTION, "testkit/rules/method-length.txt", "", exception.line(),
                        method + " is within the limit or gone"));
            }
        });
    }

    /** Walks one file; the parameter is the name of the class around. */
    private static final class MethodScanner extends TreeScanner<Void, String> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final String path;
        private final SortedMap<String, Integer> lengths;

        MethodScanner(CompilationUnitTree unit, SourcePositions positions, String path, SortedMap<String, Integer> lengths) {
            this.unit = unit;
            this.positions = positions;
            this.path = path;
            this.lengths = lengths;
        }

        @Override
        public Void visitClass(ClassTree type, String around) {
            String name = type.getSimpleName().isEmpty() ? "new" : type.getSimpleName().toString();
            return super.visitClass(type, around.isEmpty() ? name : around + "." + name);
        }

        @Override
        public Void visitMethod(MethodTree method, String around) {
            if (method.getBody() != null) {
                LineMap lines = unit.getLineMap();
                long from = lines.getLineNumber(positions.getStartPosition(unit,
                        method.getReturnType() == null ? method.getBody() : method.getReturnType()));
                long to = lines.getLineNumber(positions.getEndPosition(unit, method.getBody()));
                int length = (int) (to - from + 1) - rows(method, lines);
                if (length > METHOD) lengths.merge(path + "#" + around + "." + method.getName(), length, Math::max);
            }
            return super.visitMethod(method, around);
        }

        /** The lines of a method that hold one arm of a switch each, or more. */
        private int rows(MethodTree method, LineMap lines) {
            Set<Long> rows = new HashSet<>();
            new TreeScanner<Void, Void>() {
                @Override
                public Void visitCase(CaseTree arm, Void nothing) {
                    long from = lines.getLineNumber(positions.getStartPosition(unit, arm));
                    long to = lines.getLineNumber(positions.getEndPosition(unit, arm));
                    if (from == to) rows.add(from);
                    return super.visitCase(arm, nothing);
                }
            }.scan(method, null);
            return rows.size();
        }
    }
}
