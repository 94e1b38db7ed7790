package tsubame.aot.world;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;

/**
 * Which fields hold arrays that the world only reads. A graph of places that values pass through: fields, parameters,
 * results; an edge says that what one place holds may come to another. An array loaded from a field stands for its elements
 * too, however deep. A place is written when code stores into an array it may hold, or hands it to where nothing is known;
 * and what may come to a written place is written. Flow-insensitive in fields, so sound for every order of execution.
 */
final class ArrayFlow {
    private record Parameter(MethodInfo method, int index) {
        @Override
        public String toString() {
            return "parameter " + index + " of " + method;
        }
    }

    private record Result(MethodInfo method) {
        @Override
        public String toString() {
            return "the result of " + method;
        }
    }

    private final Map<Object, Integer> numbers = new HashMap<>();
    /** By target: the places whose content comes there. */
    private final List<Set<Integer>> sources = new ArrayList<>();
    private final ArrayDeque<Integer> work = new ArrayDeque<>();
    /** The written places, and what made each one so: a place that its content may come to, or a method. */
    private final Map<Integer, Object> written = new HashMap<>();
    private final List<Object> places = new ArrayList<>();

    ArrayFlow(World world) {
        for (MethodInfo method : world.methods()) {
            if (world.body(method) instanceof Body.Code) new ArrayFlowScanner(world, this, method).run();
        }
        while (!work.isEmpty()) {
            int place = work.poll();
            for (int source : sources.get(place)) write(source, place);
        }
    }

    boolean isReadOnly(FieldInfo field) {
        Integer place = numbers.get(field);
        return place == null || !written.containsKey(place);
    }

    /** The places from a field to the code that may store into its arrays; empty when there is none. */
    List<String> whyWritten(FieldInfo field) {
        List<String> steps = new ArrayList<>();
        Object at = numbers.get(field);
        while (at instanceof Integer place && written.containsKey(place)) {
            at = written.get(place);
            steps.add(at instanceof Integer next ? "may come to " + places.get(next) : "is stored into by " + at);
        }
        return steps;
    }

    // ---- for the scanner

    int field(FieldInfo field) {
        return number(field);
    }

    int parameter(MethodInfo method, int index) {
        return number(new Parameter(method, index));
    }

    int result(MethodInfo method) {
        return number(new Result(method));
    }

    private int number(Object place) {
        Integer known = numbers.get(place);
        if (known != null) return known;
        int number = sources.size();
        numbers.put(place, number);
        sources.add(new HashSet<>());
        places.add(place);
        return number;
    }

    /** What these places hold may come to that one. */
    void flow(Set<Integer> from, int to) {
        sources.get(to).addAll(from);
        if (written.containsKey(to)) {
            for (int source : from) write(source, to);
        }
    }

    /** A method may store into arrays of these places, or hand them to where nothing is known. */
    void write(Set<Integer> stored, MethodInfo by) {
        for (int place : stored) write(place, by);
    }

    private void write(int place, Object cause) {
        if (written.putIfAbsent(place, cause) == null) work.add(place);
    }
}
