package tsubame.aot.sample;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import tsubame.system.Address;
import tsubame.system.rule.RuntimeEntry;

/** Java that is compiled natively and run there: the exit code is the number of the first check that fails, 0 if none does. */
public final class NativeSample {
    sealed interface Shape {}

    record Circle(double radius) implements Shape {}

    record Rectangle(double width, double height) implements Shape {}

    record Group(Shape first, Shape second) implements Shape {}

    enum Colour { RED, GREEN, BLUE }

    private int failed;
    private int count;

    private NativeSample() {}

    @RuntimeEntry("start code")
    public static int main(int argc, Address argv) {
        return new NativeSample().run(argc);
    }

    /** @param one not known to be 1 when this is compiled */
    int run(int one) {
        patterns(one);
        lambdas(one);
        collections(one);
        arrays(one);
        types(one);
        check(Math.fma(one + 0x1p-30, one + 0x1p-30, -1.0) == 0x1p-29 + 0x1p-60);
        return failed;
    }

    private void check(boolean holds) {
        count++;
        if (!holds && failed == 0) failed = count;
    }

    private void patterns(int one) {
        check(area(new Group(new Circle(2 * one), new Group(new Rectangle(2, 3), new Rectangle(0, 9)))) == 18);
        check(kind("text").equals("the text") && kind("other").equals("text of 5"));
        check(kind(Colour.BLUE).equals("a colour BLUE") && kind(1.5 * one).equals("more than one"));
        check(kind(0.5 * one).equals("a number") && kind(one == 1).equals("a truth") && kind(new int[one]).equals("ints: 1"));
        check(kind(this).equals("something"));
        check(guarded(Colour.RED, one) == 1 && guarded(Colour.BLUE, one) == 3 && guarded(Colour.BLUE, -one) == 4);
    }

    private static double area(Shape shape) {
        return switch (shape) {
            case Circle(double radius) -> 3 * radius * radius;
            case Rectangle(double width, double height) when width == 0 || height == 0 -> 0;
            case Rectangle(double width, double height) -> width * height;
            case Group(Shape first, Shape second) -> area(first) + area(second);
        };
    }

    private static String kind(Object value) {
        return switch (value) {
            case String text when text.equals("text") -> "the text";
            case String text -> "text of " + text.length();
            case Colour colour -> "a colour " + colour.name();
            case Double number when number > 1 -> "more than one";
            case Double number -> "a number";
            case Boolean truth -> "a truth";
            case int[] array -> "ints: " + array.length;
            default -> "something";
        };
    }

    private static int guarded(Colour colour, int number) {
        return switch (colour) {
            case RED -> 1;
            case GREEN -> 2;
            case Colour other when number > 0 -> 3;
            case Colour other -> 4;
        };
    }

    private void lambdas(int one) {
        double half = 0.5 * one;
        long big = 1L << 40;
        Supplier<String> captured = () -> half < 1 && big > one ? "small" : "large";
        Function<String, Integer> none = null;
        Function<String, String> bound = "a"::concat;
        Supplier<ArrayList<String>> maker = ArrayList::new;
        check(captured.get().equals("small") && none == null);
        check(bound.apply("b").equals("ab") && maker.get().isEmpty());
    }

    private void collections(int one) {
        ArrayList<String> names = new ArrayList<>(List.of("c", "a", "b"));
        names.sort(String::compareTo);
        StringBuilder all = new StringBuilder();
        for (String name : names) all.append(name);
        check(all.toString().equals("abc") && List.copyOf(names).getLast().equals("c"));
        HashSet<String> set = new HashSet<>(names);
        check(!set.add("a") && set.add("d") && set.remove("b") && set.size() == 3 && !set.contains("b"));
        int[] numbers = {3, 2 * one, 9, -1, 2};
        java.util.Arrays.sort(numbers, 0, 4);
        check(numbers[0] == -1 && numbers[1] == 2 && numbers[2] == 3 && numbers[3] == 9 && numbers[4] == 2);
    }

    private void arrays(int one) {
        int[][][] cube = new int[2 * one][3][4];
        cube[1][2][3] = 7;
        check(cube.length == 2 && cube[0].length == 3 && cube[1][1].length == 4 && cube[1][2][3] == 7 && cube[0][2][3] == 0);
        String[][][] half = new String[one][5][];
        check(half[0].length == 5 && half[0][4] == null);
        long[][][][] deep = new long[2][one][2][3];
        check(deep[1][0][1].length == 3 && deep[0][0][0] != deep[0][0][1]);
    }

    private void types(int one) {
        Object number = 1.5 * one;
        Object truth = one == 1;
        Object text = one == 1 ? "text" : number;
        check(number instanceof Number && !(truth instanceof Number) && !(text instanceof Number));
        check(number instanceof Comparable<?> && truth instanceof Comparable<?> && text instanceof Comparable<?>);
        check(!(number instanceof CharSequence) && text instanceof CharSequence && !((Object) this instanceof Comparable<?>));
        check(((Number) number).doubleValue() == 1.5 && ((CharSequence) text).length() == 4);
        Object none = one == 1 ? null : number;
        check(!(none instanceof Number) && !(none instanceof Comparable<?>) && (Number) none == null);
    }
}
