package tsubame.frontend.parser;

/** The language of a source; file names decide. */
public enum Language {
    JAVASCRIPT, TYPESCRIPT,
    /** {@code .mts} and {@code .cts}: no casts {@code <T>x}. */
    TYPESCRIPT_WITHOUT_CASTS,
    /** {@code .tsx}: no casts either; JSX elements are refused one by one, so that a file without any runs. */
    TYPESCRIPT_JSX,
    /** {@code .d.ts}, {@code .d.mts} and {@code .d.cts}: declarations of what is elsewhere; nothing is left of them. */
    DECLARATIONS;

    public boolean isTypeScript() {
        return this != JAVASCRIPT;
    }

    /** By the end of the name; what is unknown is JavaScript. */
    public static Language ofFileName(String name) {
        if (name.endsWith(".d.ts") || name.endsWith(".d.mts") || name.endsWith(".d.cts")) {
            return DECLARATIONS;
        }
        if (name.endsWith(".ts")) {
            return TYPESCRIPT;
        }
        if (name.endsWith(".mts") || name.endsWith(".cts")) {
            return TYPESCRIPT_WITHOUT_CASTS;
        }
        return name.endsWith(".tsx") ? TYPESCRIPT_JSX : JAVASCRIPT;
    }
}
