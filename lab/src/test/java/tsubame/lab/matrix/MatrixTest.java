package tsubame.lab.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.lab.plan.PlanProblem;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Exact;
import tsubame.lab.session.Session;
import tsubame.lab.target.Revisions;
import tsubame.lab.target.Store;
import tsubame.lab.target.Targets;
import tsubame.lab.target.Tsubame;

/** Matrices: their files, designs, templates, and what their structure allows to say. Programs are shell scripts, so that nothing must be compiled. */
class MatrixTest {
    @TempDir
    private Path folder;

    private MatrixFile file(String text) throws IOException, PlanProblem {
        return MatrixFile.read(Files.writeString(folder.resolve("lab.yaml"), text));
    }

    private static final String HEAD = "lab: 1\nbenchmarks: [{id: b}]\n";

    @Test
    void levelsAreTextWhateverYamlWouldMakeOfThem() throws IOException, PlanProblem {
        MatrixFile file = file(HEAD + "factors: {gc: {levels: [off, no, 3.10, \"1\"]}}\n");
        assertEquals(List.of("off", "no", "3.10", "1"), file.factors().get("gc").levels());
        assertEquals("off", file.factors().get("gc").baseline());
    }

    @Test
    void mistakesAreSaidWithTheirPlace() {
        String factors = "factors: {a: {levels: [x, y]}}\n";
        assertEquals(folder.resolve("lab.yaml") + ".exclude[0]: an exclusion needs its `because`: a cell that is missing without a reason looks like one that was forgotten",
                problem(HEAD + factors + "exclude: [{a: x}]"));
        assertTrue(problem(HEAD + factors + "exclude: [{b: x, because: no}]").contains("there is no factor b; there are a"));
        assertTrue(problem(HEAD + factors + "exclude: [{a: z, because: no}]").contains("there is no level z; there are x, y"));
        assertTrue(problem(HEAD + factors + "excluded: []").contains("there is no `excluded` here; there are"));
        assertTrue(problem(HEAD + "factors: {a: {levels: [x]}}").contains("two different levels"));
        assertTrue(problem(HEAD + factors + "inspect: [{symbol: s, count: jumps, expect: '1'}]").contains("there are indirect-jumps"));
    }

    private String problem(String text) {
        return assertThrows(PlanProblem.class, () -> file(text)).getMessage();
    }

    @Test
    void designs() throws IOException, PlanProblem {
        String factors = "factors: {a: {levels: [a1, a2, a3]}, b: {levels: [b1, b2]}, c: {levels: [c1, c2]}}\n";
        assertEquals(12, Design.of(file(HEAD + factors)).size());
        assertEquals(1 + 2 + 1 + 1, Design.of(file(HEAD + factors + "design: one-at-a-time")).size());
        assertTrue(Design.of(file(HEAD + factors + "design: pairwise")).size() <= 7);
        List<Design.Planned> excluded = Design.of(file(HEAD + factors + "exclude: [{a: [a2, a3], b: b2, because: why}]\ninclude: [{a: a2, b: b2}]"));
        assertEquals(3, excluded.stream().filter(plan -> "why".equals(plan.because())).count(), "what is included is not excluded");
        assertNull(excluded.stream().filter(plan -> plan.name().equals("a2/b2/c1")).findFirst().orElseThrow().because());
    }

    @Test
    void templates() {
        Map<String, String> values = Map.of("cc", "clang", "opt", "5000");
        assertEquals("clang -x 5000 {other}", Template.fill("{cc}{opt!=default? -x {opt}} {other}", values));
        assertEquals("gccnot", Template.fill("{cc=clang?gcc}{cc!=clang?clang}not", values));
    }

    @Test
    void aCellThatFailsIsACellAndWhatChangesNothingIsFound() throws IOException, PlanProblem {
        Matrix matrix = new Matrix(file(HEAD + "factors: {word: {levels: [one, two, bad]}, idle: {levels: [x, y]}}\n"
                + "build: \"test {word} != bad || { echo 'error: bad word'; exit 1; }; printf '#!/bin/sh\\necho {word}\\n' > {out}; chmod +x {out}\"\n"
                + "exclude: [{word: two, idle: x, because: tried}]\n"));
        Store store = new Store(folder.resolve("store"));
        Session session = matrix.build(new Targets(store, new Revisions(store, folder, new Revisions.Recipe(null, null)), Tsubame.own()), store, Map.of(), cell -> { });
        assertEquals(3, session.header().cells().stream().filter(Cell::runs).count());
        assertEquals("build-failed: error: bad word", matrix.state(Map.of("word", "bad", "idle", "x")).replaceAll(": .*error", ": error"));
        assertEquals("excluded: tried", matrix.state(Map.of("word", "two", "idle", "x")));
        List<String> aliased = new Structure(matrix).aliased();
        assertTrue(aliased.contains("word=two only occurs with idle=y"), aliased.toString());
    }

    @Test
    void effectsAreTakenAtEachLevelOfTheOthers() throws IOException, PlanProblem {
        Matrix matrix = new Matrix(file(HEAD + "factors: {a: {levels: [a1, a2]}, b: {levels: [b1, b2]}}\n"
                + "build: \"printf '#!/bin/sh\\n# {a} {b}\\n' > {out}; chmod +x {out}\"\n"));
        Store store = new Store(folder.resolve("store"));
        Session session = matrix.build(new Targets(store, new Revisions(store, folder, new Revisions.Recipe(null, null)), Tsubame.own()), store, Map.of(), cell -> { });
        double[][] work = {{100, 200}, {50, 150}};
        for (int a = 0; a < 2; a++) {
            for (int b = 0; b < 2; b++) {
                session.add(new Exact(0, matrix.variant(Map.of("a", "a" + (a + 1), "b", "b" + (b + 1))), Exact.INSTRUCTIONS, work[a][b], 0));
            }
        }
        String lines = String.join("\n", new Effects(matrix).lines(0));
        assertTrue(lines.contains("a a2 v a1:  at b1 work 0.50") && lines.contains("at b2 work 0.75"), lines);
        assertTrue(lines.contains("interaction b2 against b1: work x1.50 (exact)"), lines);
        assertTrue(new Effects(matrix).baselineHealth(0).getFirst().startsWith("the baseline is not the best known: a=a2 alone needs work -50.0 %"));
    }
}
