package tsubame.text.unicode;

/** The set of a character property, decoded when it is first asked for: few programs ask for any. */
final class LazySet {
    private final String name;
    private CodePointSet set;

    /** @param name of a binary property or a general category */
    LazySet(String name) {
        this.name = name;
    }

    boolean contains(int codePoint) {
        if (set == null) {
            set = UnicodeProperties.set(UnicodeProperties.find(name));
        }
        return set.contains(codePoint);
    }
}
