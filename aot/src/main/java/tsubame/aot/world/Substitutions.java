package tsubame.aot.world;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import tsubame.aot.classfile.Renaming;

/**
 * What the native world has in the place of the JDK's code: one row for each class or method, with the reason. A replaced
 * class is our class file under the JDK's name; a replaced method is an instruction or two ({@link Intrinsic}) or a trap. A
 * method of the JDK that no row names is compiled from the JDK's own class file, and stands in the golden list.
 */
public final class Substitutions {
    /**
     * @param original the JDK's internal name
     * @param replacement ours
     * @param converts whether our class has a static {@code of} that makes its object from the building JVM's
     */
    public record ClassRow(String original, String replacement, boolean converts, String reason) { }

    /** @param intrinsic null for a trap: a call is a panic that says the reason */
    public record MethodRow(String owner, String selector, Intrinsic intrinsic, String reason) {
        public boolean isTrap() {
            return intrinsic == null;
        }
    }

    private static final String PLAIN = "tsubame/substitute/Plain";

    private final Map<String, ClassRow> classes = new LinkedHashMap<>();
    private final Map<String, MethodRow> methods = new LinkedHashMap<>();
    private Renaming renaming = Renaming.NONE;

    /** The table of the product. */
    public static Substitutions standard() {
        Substitutions table = new Substitutions();
        table.classRows();
        table.objectRows();
        table.numberRows();
        table.mathRows("java/lang/Math");
        table.mathRows("java/lang/StrictMath");
        Map<String, String> replacements = new TreeMap<>();
        table.classes.values().forEach(row -> replacements.put(row.original(), row.replacement()));
        table.renaming = new Renaming(replacements);
        return table;
    }

    private void classRows() {
        snapshotClass("java/lang/String", "no charsets, no locales, no regular expressions behind it");
        snapshotClass("java/util/ArrayList", "the JDK's drags along streams, views and the messages of bad indices");
        snapshotClass("java/util/ArrayDeque", "as ArrayList");
        plainClass("java/util/List", "the JDK's makes lists of classes that drag along as much as ArrayList");
        plainClass("java/util/HashSet", "as HashMap");
        snapshotClass("java/util/HashMap", "the JDK's asks keys for their class by reflection");
        plainClass("java/lang/StringBuilder", "as String");
        plainClass("java/lang/Enum", "without descriptors and reflection");
        plainClass("java/lang/Throwable", "no stack traces: a throw is a return");
        plainClass("java/lang/Error", "the JDK's tells its flight recorder of every error");
        plainClass("java/lang/Double", "a boxed word; the JDK's has number text in it");
        plainClass("java/lang/Boolean", "a boxed word");
        plainClass("java/lang/Integer", "static methods alone: there are no Integer objects");
        plainClass("java/lang/Long", "static methods alone: there are no Long objects");
        plainClass("java/lang/Character", "surrogates; the JDK's tables of properties are not needed");
        plainClass("java/lang/Math", "what is exact and no instruction; the JDK's has random numbers in it");
        plainClass("java/util/Arrays", "loops; the JDK's go through vectors and reflection");
        plainClass("java/util/Objects", "the JDK's formats messages");
    }

    private void objectRows() {
        row("java/lang/Object", "<init>()V", Intrinsic.NOTHING, "an object begins as zeros");
        row("java/lang/Object", "clone()Ljava/lang/Object;", Intrinsic.ARRAY_CLONE, "arrays alone are cloned");
        trap("java/lang/Object", "hashCode()I", "there are no identity hashes natively");
        trap("java/lang/Object", "toString()Ljava/lang/String;", "an object without text was printed");
        row("java/lang/String", "toString()Ljava/lang/String;", Intrinsic.RECEIVER, "a string is its own text");
        row("java/lang/System", "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", Intrinsic.ARRAY_COPY, "a memory move");
        row("java/util/Objects", "requireNonNull(Ljava/lang/Object;)Ljava/lang/Object;", Intrinsic.NULL_CHECK,
                "javac puts it where a null would pass unseen");
        row("tsubame/substitute/ArrayOperations", "like([Ljava/lang/Object;I)[Ljava/lang/Object;", Intrinsic.ARRAY_LIKE,
                "the model's type number is the new array's");
    }

    private void numberRows() {
        row("java/lang/Double", "valueOf(D)Ljava/lang/Double;", Intrinsic.BOX_DOUBLE, "an addition");
        row("java/lang/Double", "doubleValue()D", Intrinsic.UNBOX_DOUBLE, "a subtraction");
        row("java/lang/Boolean", "valueOf(Z)Ljava/lang/Boolean;", Intrinsic.BOX_BOOLEAN, "a constant of two");
        row("java/lang/Boolean", "booleanValue()Z", Intrinsic.UNBOX_BOOLEAN, "a comparison");
        trap("java/lang/Double", "toString()Ljava/lang/String;", "a number was printed as Java prints numbers");
        row("java/lang/Double", "doubleToRawLongBits(D)J", Intrinsic.DOUBLE_TO_BITS, "a move");
        row("java/lang/Double", "longBitsToDouble(J)D", Intrinsic.BITS_TO_DOUBLE, "a move; a NaN must not look like a reference in a box");
        row("java/lang/Float", "floatToIntBits(F)I", Intrinsic.FLOAT_TO_BITS, "a move");
        row("java/lang/Float", "floatToRawIntBits(F)I", Intrinsic.FLOAT_TO_BITS, "a move");
        row("java/lang/Float", "intBitsToFloat(I)F", Intrinsic.BITS_TO_FLOAT, "a move");
        String i = "java/lang/Integer";
        row(i, "numberOfLeadingZeros(I)I", Intrinsic.LEADING_ZEROS_INT, "an instruction");
        row(i, "numberOfTrailingZeros(I)I", Intrinsic.TRAILING_ZEROS_INT, "an instruction");
        row(i, "bitCount(I)I", Intrinsic.BIT_COUNT_INT, "an instruction");
        row(i, "reverseBytes(I)I", Intrinsic.REVERSE_BYTES_INT, "an instruction");
        String j = "java/lang/Long";
        row(j, "numberOfLeadingZeros(J)I", Intrinsic.LEADING_ZEROS_LONG, "an instruction");
        row(j, "numberOfTrailingZeros(J)I", Intrinsic.TRAILING_ZEROS_LONG, "an instruction");
        row(j, "bitCount(J)I", Intrinsic.BIT_COUNT_LONG, "an instruction");
        row(j, "reverseBytes(J)J", Intrinsic.REVERSE_BYTES_LONG, "an instruction");
        row(j, "divideUnsigned(JJ)J", Intrinsic.DIVIDE_UNSIGNED_LONG, "an instruction");
        row(j, "remainderUnsigned(JJ)J", Intrinsic.REMAINDER_UNSIGNED_LONG, "an instruction");
    }

    private void mathRows(String owner) {
        row(owner, "abs(I)I", Intrinsic.ABS_INT, "an instruction");
        row(owner, "abs(J)J", Intrinsic.ABS_LONG, "an instruction");
        row(owner, "abs(D)D", Intrinsic.ABS_DOUBLE, "an instruction");
        row(owner, "min(II)I", Intrinsic.MIN_INT, "an instruction");
        row(owner, "max(II)I", Intrinsic.MAX_INT, "an instruction");
        row(owner, "min(JJ)J", Intrinsic.MIN_LONG, "an instruction");
        row(owner, "max(JJ)J", Intrinsic.MAX_LONG, "an instruction");
        row(owner, "min(DD)D", Intrinsic.MIN_DOUBLE, "a few instructions");
        row(owner, "max(DD)D", Intrinsic.MAX_DOUBLE, "a few instructions");
        row(owner, "sqrt(D)D", Intrinsic.SQRT, "an instruction");
        row(owner, "floor(D)D", Intrinsic.FLOOR, "an instruction, or a few");
        row(owner, "ceil(D)D", Intrinsic.CEIL, "an instruction, or a few");
        row(owner, "rint(D)D", Intrinsic.RINT, "an instruction, or a few");
        row(owner, "multiplyHigh(JJ)J", Intrinsic.MULTIPLY_HIGH, "an instruction");
        row(owner, "unsignedMultiplyHigh(JJ)J", Intrinsic.UNSIGNED_MULTIPLY_HIGH, "an instruction");
    }

    private void plainClass(String original, String reason) {
        classes.put(original, new ClassRow(original, PLAIN + simple(original), false, reason));
    }

    private void snapshotClass(String original, String reason) {
        classes.put(original, new ClassRow(original, PLAIN + simple(original), true, reason));
    }

    private void row(String owner, String selector, Intrinsic intrinsic, String reason) {
        methods.put(owner + "." + selector, new MethodRow(owner, selector, intrinsic, reason));
    }

    private void trap(String owner, String selector, String reason) {
        methods.put(owner + "." + selector, new MethodRow(owner, selector, null, reason));
    }

    private static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1);
    }

    /** The row of a class by the JDK's name, or null. */
    public ClassRow classRow(String original) {
        return classes.get(original);
    }

    /** The row of a method by owner and name with descriptor, or null. */
    public MethodRow methodRow(String owner, String selector) {
        return methods.get(owner + "." + selector);
    }

    /** The renaming that a {@link tsubame.aot.classfile.ClassIndex} of this world needs. */
    public Renaming renaming() {
        return renaming;
    }
}
