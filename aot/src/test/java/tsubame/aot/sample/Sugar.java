package tsubame.aot.sample;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** All that desugaring is there for; {@link #tell} gives what each form gives. */
public final class Sugar {
    /** With a component of each kind. */
    public record All(boolean z, byte b, short s, char c, int i, long j, float f, double d, String text, int[] none) {}

    public record Empty() {}

    public sealed interface Shape {}

    public record Circle(double radius) implements Shape {}

    public record Rectangle(double width, double height) implements Shape {}

    public record Group(Shape first, Shape second) implements Shape {}

    public enum Colour implements Mark { RED, GREEN, BLUE }

    public sealed interface Mark permits Colour, Dot {}

    public record Dot(int size) implements Mark {}

    private final String name;

    private Sugar(String name) {
        this.name = name;
    }

    private String greet(String other) {
        return name + " and " + other;
    }

    /** Everything, a line for each form. */
    public static String tell() {
        List<String> lines = new ArrayList<>();
        records(lines);
        for (Object each : new Object[] {"text", "other", 7, 8, 'x', Colour.RED, Colour.BLUE, new Dot(3), new Dot(-3), new int[2], 1.5, List.of()}) {
            lines.add(kind(each));
        }
        for (Colour colour : Colour.values()) lines.add(guarded(colour, 1) + guarded(colour, 0));
        for (Mark mark : new Mark[] {Colour.GREEN, new Dot(1)}) lines.add(mark(mark));
        lines.add("area " + area(new Group(new Circle(2), new Group(new Rectangle(2, 3), new Rectangle(0, 9)))));
        lambdas(lines);
        failures(lines);
        return String.join("\n", lines);
    }

    private static void records(List<String> lines) {
        All all = new All(true, (byte) -1, (short) 300, 'c', 5, 1L << 40, 1.5f, -0.0, "text", null);
        All same = new All(true, (byte) -1, (short) 300, 'c', 5, 1L << 40, 1.5f, -0.0, new String("text"), null);
        All zero = new All(true, (byte) -1, (short) 300, 'c', 5, 1L << 40, 1.5f, 0.0, "text", null);
        lines.add(all + " " + all.hashCode() + " " + all.equals(same) + " " + all.equals(zero) + " " + all.equals(null) + all.equals("all"));
        lines.add(new Empty() + " " + new Empty().hashCode() + " " + new Empty().equals(new Empty()));
        lines.add(new Circle(Double.NaN).equals(new Circle(Double.NaN)) + " " + new Circle(1).equals(new Rectangle(1, 1)));
    }

    private static String kind(Object value) {
        return switch (value) {
            case String text when text.equals("text") -> "the text";
            case String text -> "some text " + text;
            case Integer number when number == 7 -> "seven";
            case Integer number -> "a number " + number;
            case Character character -> "a character " + character;
            case Colour.RED -> "red";
            case Colour colour -> "a colour " + colour;
            case Dot(int size) when size > 0 -> "a dot of " + size;
            case int[] array -> "an array of " + array.length;
            case Double number -> "a double " + number;
            case Dot dot -> "no dot " + dot;
            default -> "something";
        };
    }

    private static String guarded(Colour colour, int number) {
        return switch (colour) {
            case RED -> "red";
            case GREEN -> "green";
            case Colour other when number > 0 -> "more " + other;
            case Colour other -> "less " + other;
        };
    }

    private static String mark(Mark mark) {
        return switch (mark) {
            case Colour.RED -> "red";
            case Colour.GREEN -> "green";
            case Colour.BLUE -> "blue";
            case Dot dot -> "dot";
        };
    }

    private static double area(Shape shape) {
        return switch (shape) {
            case Circle(double radius) -> 3 * radius * radius;
            case Rectangle(double width, double height) when width == 0 || height == 0 -> 0;
            case Rectangle(double width, double height) -> width * height;
            case Group(Shape first, Shape second) -> area(first) + area(second);
        };
    }

    private static void lambdas(List<String> lines) {
        Sugar sugar = new Sugar("salt");
        long big = 1L << 33;
        double half = 0.5;
        Function<String, String> bound = sugar::greet;
        Supplier<Sugar> maker = () -> new Sugar("sweet" + big + half);
        Function<String, Sugar> constructor = Sugar::new;
        IntFunction<String[]> arrays = String[]::new;
        ToIntFunction<String> length = String::length;
        Function<String, Integer> boxed = String::length;
        DoubleSupplier widened = "four"::length;
        Runnable dropped = sugar::hashCode;
        dropped.run();
        List<String> sorted = new ArrayList<>(List.of("b", "c", "a"));
        sorted.sort(Comparator.reverseOrder());
        sorted.sort(String::compareTo);
        lines.add(bound.apply("pepper") + maker.get().name + constructor.apply("made").name + arrays.apply(3).length);
        lines.add(length.applyAsInt("six") + " " + boxed.apply("seven") + " " + widened.getAsDouble() + sorted);
    }

    private static void failures(List<String> lines) {
        try {
            lines.add(area(null) + "");
        } catch (NullPointerException expected) {
            lines.add("null has no shape");
        }
    }
}
