package tsubame.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tsubame.lab.session.Benchmark;
import tsubame.lab.session.Cell;
import tsubame.lab.session.Metric;
import tsubame.lab.session.Run;
import tsubame.lab.session.Session;
import tsubame.lab.session.Variant;

/** The report as a file: whole, offline, the same for the same data, and with the pictures that it promises. */
class HtmlReportTest {
    private static Session session(String id, double factor) {
        Variant a = new Variant("A", "<old> & \"frozen\"", Map.of("cc", "x", "form", "1"), Map.of("compiler", "one"), false);
        Variant b = new Variant("B", "new", Map.of("cc", "y", "form", "1"), Map.of("compiler", "two"), false);
        Session session = new Session(new Session.Header(Session.SCHEMA, id, Map.of("os", "Linux", "cpu.model-name", "A cpu", "cpu.count", "2"),
                List.of(Benchmark.plain("app", List.of())), List.of(a, b), List.of(Cell.of(0, 0, List.of("a")), Cell.of(0, 1, List.of("b")))));
        for (int round = 0; round < 12; round++) {
            long micros = 10_000 + 37 * (round % 5);
            session.add(new Run(0, 0, round, 0, micros * 1000, micros, 0, 2_000, 1, 0, 1, 2, 0, false, "same", 0, 1, 0));
            session.add(new Run(0, 1, round, 1, Math.round(micros * factor * 1000), Math.round(micros * factor), 0, 2_000, 1, 0, 1, 2, 0, false, "same", 0, 1, 0));
        }
        return session;
    }

    @Test
    void oneFileThatNeedsNothingElse() throws IOException {
        String html = HtmlReport.of(List.of(session("1", 1.2)), Metric.CPU, 0.05);
        assertTrue(html.startsWith("<!DOCTYPE html>") && html.endsWith("</html>\n"));
        assertFalse(Pattern.compile("(src|href)=\"(?!data:)").matcher(html).find(), "no links outwards");
        assertFalse(html.contains("<script"), "and no script");
        assertTrue(html.contains("&lt;old&gt; &amp; &quot;frozen&quot;"), "names are escaped");
        assertEquals(html, HtmlReport.of(List.of(session("1", 1.2)), Metric.CPU, 0.05), "same data, same bytes");
    }

    @Test
    void verdictsAndPictures() throws IOException {
        String slower = HtmlReport.of(List.of(session("1", 1.2)), Metric.CPU, 0.05);
        assertTrue(slower.contains("banner bad\">1 slower") && slower.contains("1.20 [1.20, 1.20]"));
        assertTrue(HtmlReport.of(List.of(session("1", 1.0)), Metric.CPU, 0.05).contains("banner good\">1 same"));
        assertEquals(3, slower.split("<svg", -1).length - 1, "the forest, the spread, the order");
        assertTrue(slower.contains("The matrix") && slower.contains("What the variants differ in"));
    }

    @Test
    void severalSessionsMakeAHistory() throws IOException {
        String html = HtmlReport.of(List.of(session("1", 1.0), session("2", 1.01), session("3", 1.5), session("4", 1.49)), Metric.CPU, 0.05);
        assertTrue(html.contains("History of app against"));
        assertEquals(2, html.substring(0, html.indexOf("Session 1")).split("class=\"median\"", -1).length - 1, "two levels, one step");
    }
}
