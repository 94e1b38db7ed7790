package tsubame.aot.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.Types;
import tsubame.aot.world.World;
import tsubame.gc.TypeTable;

/**
 * Gives every type of which objects may exist a number, from 1 on: pre-order over superclasses, so that the subclasses of
 * a class are one range, and {@code instanceof} is one subtraction and comparison. Arrays of references are numbered along
 * their elements, below {@code Object[]}. An interface is a few ranges. Double and Boolean have numbers for dispatch tables.
 */
public final class TypeNumbering {
    /** Numbers from {@code first} to {@code last}, both included. */
    public record Range(int first, int last) {
        public boolean contains(int number) {
            return first <= number && number <= last;
        }
    }

    private final World world;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final List<String> types = new ArrayList<>();
    private final Map<String, List<Range>> ranges = new HashMap<>();

    public TypeNumbering(World world) {
        this.world = world;
        Map<String, TreeSet<String>> below = new TreeMap<>();
        for (String type : world.types()) {
            for (String at = type; !at.equals(Types.OBJECT); at = above(at)) {
                below.computeIfAbsent(above(at), t -> new TreeSet<>(order())).add(at);
            }
        }
        types.add(null); // 0 is the filler's
        number(Types.OBJECT, below);
        if (types.size() > TypeTable.MAX_TYPES) throw new IllegalStateException(types.size() + " types are more than a header can number");
    }

    private void number(String type, Map<String, TreeSet<String>> below) {
        if (world.types().contains(type)) {
            numbers.put(type, types.size());
            types.add(type);
        }
        for (String child : below.getOrDefault(type, new TreeSet<>())) number(child, below);
    }

    /** The type directly above another in the tree: the superclass, or the array of the superclass. */
    private String above(String type) {
        if (!Types.isArray(type)) return world.index().get(type).superclass() == null ? Types.OBJECT : superclassOf(type);
        String element = Types.elementType(type);
        if (element == null || element.equals(Types.OBJECT)) return Types.OBJECT;
        return Types.arrayOf(above(element));
    }

    private String superclassOf(String type) {
        return world.index().get(type).superclass().name();
    }

    /** Siblings with the same interfaces stand together, so that interfaces are few ranges; then by name. */
    private Comparator<String> order() {
        return Comparator.comparing(this::interfaces).thenComparing(Comparator.naturalOrder());
    }

    private String interfaces(String type) {
        if (Types.isArray(type)) return "~";
        TreeSet<String> names = new TreeSet<>();
        for (ClassInfo above : world.index().get(type).interfaces()) names.add(above.name());
        return names.toString();
    }

    /** How many numbers there are, 0 included. */
    public int count() {
        return types.size();
    }

    /** The number of a type of which objects may exist. */
    public int number(String type) {
        Integer number = numbers.get(type);
        if (number == null) throw new IllegalArgumentException("no object of " + type + " can exist");
        return number;
    }

    public boolean isNumbered(String type) {
        return numbers.containsKey(type);
    }

    /** The type with that number; null of 0. */
    public String type(int number) {
        return types.get(number);
    }

    /** The numbers of a type's instances, in ascending order, none next to another; empty when there are no instances. */
    public List<Range> ranges(String type) {
        return ranges.computeIfAbsent(type, this::computeRanges);
    }

    private List<Range> computeRanges(String type) {
        List<Range> found = new ArrayList<>();
        for (int number = 1; number < types.size(); number++) {
            if (!world.isSubtype(types.get(number), type)) continue;
            Range last = found.isEmpty() ? null : found.getLast();
            if (last != null && last.last() == number - 1) found.set(found.size() - 1, new Range(last.first(), number));
            else found.add(new Range(number, number));
        }
        return List.copyOf(found);
    }
}
