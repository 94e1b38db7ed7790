package tsubame.text.unicode;

/** The four normalization forms of Unicode Standard Annex 15: compatibility decomposition or not, composition or not. */
public enum NormalizationForm {
    NFC(false, true),
    NFD(false, false),
    NFKC(true, true),
    NFKD(true, false);

    final boolean compatible;
    final boolean composed;

    NormalizationForm(boolean compatible, boolean composed) {
        this.compatible = compatible;
        this.composed = composed;
    }

    /** The form of that name, or Java null. */
    public static NormalizationForm named(String name) {
        return name.equals("NFC") ? NFC : name.equals("NFD") ? NFD : name.equals("NFKC") ? NFKC : name.equals("NFKD") ? NFKD : null;
    }

    /** All text below this code point is in this form already. */
    public int firstAffected() {
        return this == NFC ? 0x300 : this == NFD ? 0xC0 : 0xA0;
    }
}
