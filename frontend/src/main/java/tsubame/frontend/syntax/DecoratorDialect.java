package tsubame.frontend.syntax;

/** Which decorators a source has. */
public enum DecoratorDialect {
    /** The standard ones. */
    STANDARD,
    /** TypeScript's older ones ({@code experimentalDecorators}). */
    LEGACY,
    /** The older ones, which also get the types of what they decorate ({@code emitDecoratorMetadata}). */
    LEGACY_WITH_METADATA;

    public boolean isLegacy() {
        return this != STANDARD;
    }
}
