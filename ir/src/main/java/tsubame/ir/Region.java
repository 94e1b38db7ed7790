package tsubame.ir;

/**
 * The part of memory that an operation reads or writes. Different regions never overlap, but for ANY, which overlaps all but
 * NONE, and for the elements of arrays of references: those at one index are a region, as the third element of an array is the first of none, and all
 * of them together are one too. All arrays of references are alike: an {@code Object[]} variable may hold a {@code String[]}.
 *
 * @param index of elements at a known index; else {@link #EACH}
 */
public record Region(String name, int index) {
    private static final int EACH = -1;
    private static final int SOME = -2;

    public static final Region NONE = new Region("");
    public static final Region ANY = new Region("*");

    public Region(String name) {
        this(name, EACH);
    }

    public static Region field(FieldRef field) {
        return new Region(field.owner() + "." + field.name());
    }

    public static Region array(Storage element) {
        return new Region("[" + (element.kind().isReference() ? "reference" : element.kind().name()));
    }

    /** Of an access of an element. */
    public static Region element(Storage element, Value index) {
        Region all = array(element);
        return element.kind().isReference() && index.op() instanceof Const.Int(int known) && known >= 0 ? new Region(all.name, known) : all;
    }

    /** Whether it is the elements at one index. */
    public boolean isOfOneIndex() {
        return index >= 0;
    }

    /** The region that this is part of: elements at any index. */
    public Region whole() {
        return new Region(name);
    }

    /** Stands for whatever is part of this region. */
    public Region part() {
        return new Region(name, SOME);
    }
}
