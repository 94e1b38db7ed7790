package tsubame.aot.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.aot.llvm.DebugInfo;
import tsubame.ir.Position;

/**
 * The places of a program that the machine code of a group of its functions comes from, numbered: chains of a function and a position in its bytecode, the innermost
 * first, the others the calls that it was inlined at. The numbers go into the line table as columns, from which the runtime's table of
 * return addresses is made; so a stack trace costs nothing until it is taken.
 */
final class CallPlaces implements DebugInfo.Places {
    /** Columns have 16 bits. Code beyond has no place. */
    private static final int MOST = 0xFFFF;

    /** @param function its number; @param position in its bytecode */
    record Point(int function, int position) {}

    private final Map<String, Unit> units;
    private final Map<List<Point>, Integer> numbers = new LinkedHashMap<>();
    private final Map<Unit, int[]> lines = new HashMap<>();

    /** @param units the functions by the names of the methods that positions are in */
    CallPlaces(Map<String, Unit> units) {
        this.units = units;
    }

    /** All chains; the number of a chain is its index here and 1. */
    List<List<Point>> chains() {
        return new ArrayList<>(numbers.keySet());
    }

    @Override
    public Place of(Position position) {
        List<Point> chain = new ArrayList<>();
        Position innermost = null;
        for (Position p = position; p != null; p = p.inlinedAt()) {
            Unit unit = units.get(p.method());
            if (unit != null) {
                chain.add(new Point(unit.prototype.number(), p.line()));
                innermost = innermost == null ? p : innermost;
            }
        }
        if (innermost == null) {
            return null;
        }
        Integer number = numbers.get(chain);
        if (number == null) {
            if (numbers.size() == MOST) {
                return null;
            }
            number = numbers.size() + 1;
            numbers.put(chain, number);
        }
        return new Place(line(units.get(innermost.method()), innermost.line()), number);
    }

    private int line(Unit unit, int position) {
        int index = unit.prototype.positionIndex(position);
        byte[] text = unit.prototype.source().text();
        int end = index < 0 ? unit.prototype.start() : unit.prototype.positions()[index + 1];
        int[] starts = lines.computeIfAbsent(unit, u -> lineStarts(text));
        int found = java.util.Arrays.binarySearch(starts, end);
        return found >= 0 ? found + 1 : -found - 1;
    }

    private static int[] lineStarts(byte[] text) {
        List<Integer> starts = new ArrayList<>(List.of(0));
        for (int i = 0; i < text.length; i++) {
            if (text[i] == '\n') {
                starts.add(i + 1);
            }
        }
        return starts.stream().mapToInt(Integer::intValue).toArray();
    }
}
