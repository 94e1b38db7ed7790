package tsubame.ir;

/**
 * The part of memory that an operation reads or writes. Different regions never overlap, but for ANY, which overlaps all but
 * NONE. All arrays of references are one region: an {@code Object[]} variable may hold a {@code String[]}.
 */
public record Region(String name) {
    public static final Region NONE = new Region("");
    public static final Region ANY = new Region("*");

    public static Region field(FieldRef field) {
        return new Region(field.owner() + "." + field.name());
    }

    public static Region array(Storage element) {
        return new Region("[" + (element.kind().isReference() ? "reference" : element.kind().name()));
    }
}
