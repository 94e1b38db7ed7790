package tsubame.lab.attribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AttributionTest {
    @Test
    void oneFactorIsClean() {
        Attribution attribution = Attribution.of(Map.of("cc", "18", "form", "goto"), Map.of("x", "1"), Map.of("cc", "19", "form", "goto"), Map.of("x", "2"), cell -> null);
        assertFalse(attribution.confounded());
        assertEquals(List.of(), attribution.lines(Map.of(), Map.of()), "what was observed is the declared factor's doing");
    }

    @Test
    void twoShareTheCreditAndTheCellsBetweenAreNamed() {
        Attribution attribution = Attribution.of(Map.of("cc", "18", "form", "goto"), Map.of(), Map.of("cc", "19", "form", "tail"), Map.of(),
                cell -> cell.get("cc").equals("18") ? "excluded: needs clang 19" : null);
        assertTrue(attribution.confounded());
        assertEquals(List.of("CONFOUNDED: 2 factors differ (cc, form). The ratio belongs to none of them alone.",
                "  to separate them: {cc=19, form=goto} · missing", "  to separate them: {cc=18, form=tail} · excluded: needs clang 19"),
                attribution.lines(Map.of(), Map.of()));
    }

    @Test
    void whatNobodyDeclaredIsFound() {
        Map<String, String> a = Map.of("elf.cet", "ibt", "elf.pie", "yes");
        Map<String, String> b = Map.of("elf.cet", "no", "elf.pie", "yes");
        assertEquals(List.of("undeclared difference: elf.cet ibt / no"), Attribution.of(Map.of(), a, Map.of(), b, cell -> null).lines(a, b));
    }
}
