package tsubame.testkit.rules.samples;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import tsubame.testkit.rules.Rule;

/** What the runtime dialect forbids, a method each. Never run. */
@SuppressWarnings({"removal", "unused"})
final class Breaches {
    record Pair(Object left, Object right) {}

    static final class Plain {
        int field;

        void act() {}
    }

    static final Object NUMBER = Double.valueOf(1);

    // boxes

    @Caught(Rule.BOX)
    static Object boxes(int x) {
        return x;
    }

    @Caught(Rule.BOX)
    static int unboxes(Object x) {
        return (Integer) x;
    }

    @Caught(Rule.BOX)
    static boolean tests(Object x) {
        return x instanceof Character;
    }

    @Caught(Rule.BOX)
    static void keepsInACollection(ArrayList<Object> list, long x) {
        list.add(x);
    }

    @Caught(Rule.BOX)
    static float takesABox(Float x) {
        return x;
    }

    @Caught(Rule.BOX)
    static Object makesAnArray() {
        return new Short[1];
    }

    @Caught(Rule.BOX)
    static boolean comparesABox(Byte x) {
        return x.equals(null);
    }

    // invokedynamic

    @Caught({Rule.INDY, Rule.JDK})
    static Object lambda(Object captured) {
        java.util.function.Supplier<Object> supplier = () -> captured;
        return supplier.get();
    }

    @Caught(Rule.INDY)
    static Runnable methodReference(Plain plain) {
        return plain::act;
    }

    @Caught(Rule.INDY)
    static int patternSwitch(Object x) {
        return switch (x) {
            case String s -> s.length();
            case Double d -> 1;
            default -> 0;
        };
    }

    // what a record's methods are made of

    @Caught(Rule.RECORD_METHOD)
    static boolean equalsOfARecord(Pair a, Pair b) {
        return a.equals(b);
    }

    @Caught(Rule.RECORD_METHOD)
    static int hashOfARecord(Pair a) {
        return a.hashCode();
    }

    @Caught(Rule.RECORD_METHOD)
    static String printsARecord(Pair a) {
        return "pair " + a;
    }

    // identity

    @Caught(Rule.IDENTITY)
    static boolean sameValue(Object a, Object b) {
        return a == b;
    }

    @Caught(Rule.IDENTITY)
    static boolean sameNumber(Object a, Double b) {
        return a != b;
    }

    @Caught(Rule.IDENTITY)
    static boolean sameElement(Object[] elements, Comparable<?> x) {
        for (Object element : elements) {
            if (element == x) return true;
        }
        return false;
    }

    @Caught(Rule.IDENTITY)
    static boolean notASentinel(Object a) {
        return a == NUMBER;
    }

    @Caught(Rule.IDENTITY)
    static boolean afterAMerge(Object a, Object b, boolean which) {
        Object one = which ? a : "text";
        return one == b;
    }

    @Caught(Rule.IDENTITY_HASH)
    static int systemHash(Object a) {
        return System.identityHashCode(a);
    }

    @Caught(Rule.IDENTITY_HASH)
    static int inheritedHash(Plain a) {
        return a.hashCode();
    }

    @Caught(Rule.IDENTITY_HASH)
    static int hashOfAnything(Object a) {
        return a.hashCode();
    }

    // locks

    @Caught(Rule.LOCK)
    static int lock(Plain a) {
        synchronized (a) {
            return a.field;
        }
    }

    @Caught(Rule.LOCK)
    static synchronized void lockedWhole() {}

    // catching Java's faults

    @Caught(Rule.CATCH)
    static int catchesAFault(int[] a) {
        try {
            return a[0];
        } catch (ArrayIndexOutOfBoundsException e) {
            return 0;
        }
    }

    @Caught(Rule.CATCH)
    static int catchesAll(Plain a) {
        try {
            return a.field;
        } catch (Throwable e) {
            return 0;
        }
    }

    @Caught({Rule.CATCH, Rule.JDK})
    static void tryWithResources(AutoCloseable resource) throws Exception {
        try (resource) {
            lockedWhole();
        }
    }

    @Caught({Rule.CATCH, Rule.JDK})
    static boolean recordPattern(Object x) {
        return x instanceof Pair(String left, Object right) && left.isEmpty();
    }

    // the JDK

    @Caught(Rule.JDK)
    static String formats(String text) {
        return String.format("%s", text);
    }

    @Caught(Rule.JDK)
    static double inexact(double x) {
        return Math.sin(x);
    }

    @Caught(Rule.JDK)
    static long clock() {
        return System.nanoTime();
    }

    @Caught(Rule.JDK)
    static Object immutable() {
        return List.of();
    }

    @Caught(Rule.JDK)
    static Object otherCollections() {
        return new java.util.TreeMap<String, String>();
    }

    @Caught(Rule.JDK)
    static Object reflects(Plain a) {
        return a.getClass();
    }

    @Caught(Rule.JDK)
    static Object classLiteral() {
        return Plain.class.getName();
    }

    @Caught(Rule.JDK)
    static String printsADouble(double x) {
        return "x = " + x;
    }

    @Caught(Rule.JDK)
    static double parses(String text) {
        return Double.parseDouble(text);
    }

    @Caught(Rule.JDK)
    static String printsAValue(Object x) {
        return "x = " + x;
    }

    @Caught(Rule.JDK)
    static Iterator<String> views(HashMap<String, String> map) {
        return map.keySet().stream().iterator();
    }
}
