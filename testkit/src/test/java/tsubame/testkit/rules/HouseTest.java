package tsubame.testkit.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import org.junit.jupiter.api.Test;

/** The rules over this checkout, as the build has just compiled it. All violations are listed. */
class HouseTest {
    @Test
    void everyRuleHolds() throws Exception {
        Path root = Path.of(System.getProperty("tsubame.root", "..")).toAbsolutePath().normalize();
        assertTrue(Files.isDirectory(root.resolve("cli/target/classes")), "no compiled modules under " + root);
        SortedSet<Violation> found = Report.all(root, module -> root.resolve(module.folder()).resolve("target/classes"));
        if (found.isEmpty()) return;
        StringBuilder text = new StringBuilder(found.size() + " violations of the rules (testkit, package tsubame.testkit.rules):\n");
        found.forEach(violation -> text.append("  ").append(violation.render()).append('\n'));
        fail(text.toString());
    }
}
