package tsubame.aot.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tsubame.ir.Builder;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Value;

/** How a program is cut into groups. */
class GroupsTest {
    /** A function of so many operations. */
    private static Function function(String module, int number, int operations, boolean cold) {
        Function function = new Function(MethodRef.ofStatic(module, "f$" + number, "(I)I"));
        Builder builder = new Builder(function);
        Value value = function.parameters().getFirst();
        for (int i = 0; i < operations; i++) {
            value = builder.add(value, value);
        }
        builder.returnValue(value);
        if (cold) {
            function.setInlining(Function.Inlining.NEVER);
        }
        return function;
    }

    @Test
    void smallProgramsStayWhole() {
        List<Function> all = List.of(function("a.ts", 0, 2000, true), function("a.ts", 1, 2000, false));
        assertEquals(List.of(new Groups.Group(all, false)), Groups.of(all));
    }

    @Test
    void everyFunctionIsInOneGroupAndTheColdOnesAreApart() {
        List<Function> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            all.add(function("a.ts", i, 1000, i % 3 == 0));
        }
        List<Groups.Group> groups = Groups.of(all);
        Set<Function> seen = new HashSet<>();
        for (Groups.Group each : groups) {
            List<Function> group = each.functions();
            assertEquals(each.isCompact(), group.stream().allMatch(Function::isCompact));
            assertTrue(seen.addAll(group));
            assertEquals(1, group.stream().map(Function::inlining).distinct().count());
            assertTrue(group.stream().mapToInt(Function::size).sum() <= 17_000);
        }
        assertEquals(new HashSet<>(all), seen);
        assertEquals(5, groups.size());
    }

    @Test
    void whatHardlyRunsIsApartFromWhatIsNotInlined() {
        List<Function> all = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            all.add(function("a.ts", i, 1000, i % 3 != 0));
            all.get(i).setCompact(i % 3 == 1);
        }
        assertEquals(List.of(false, false, true), Groups.of(all).stream().map(Groups.Group::isCompact).toList());
    }

    @Test
    void aModulesEditMovesNoCutInOthers() {
        List<Function> before = new ArrayList<>();
        List<Function> after = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            before.add(function("a.ts", i, 1000, false));
            after.add(function("a.ts", i, i == 3 ? 3000 : 1000, false));
        }
        for (int i = 30; i < 60; i++) {
            before.add(function("b.ts", i, 1000, false));
            after.add(function("b.ts", i, 1000, false));
        }
        assertEquals(names(Groups.of(before), "b.ts"), names(Groups.of(after), "b.ts"));
    }

    private static List<List<String>> names(List<Groups.Group> groups, String module) {
        return groups.stream().map(Groups.Group::functions).filter(group -> group.getFirst().reference().owner().equals(module))
                .map(group -> group.stream().map(function -> function.reference().name()).toList()).toList();
    }
}
