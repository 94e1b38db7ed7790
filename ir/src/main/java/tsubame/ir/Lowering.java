package tsubame.ir;

import java.util.Locale;

/**
 * The lowerings a function can have behind it. Each names what it removes; the verifier enforces it from then on.
 * Dependencies between them are rows of the pass table.
 */
public enum Lowering {
    /** No {@link Check} and no {@link TypeTest.CheckCast} any more: branches to panicking blocks. */
    CHECKS,
    /** No throwing operation, invoke, throw and caught any more: calls return, and what is pending is asked for. */
    EXCEPTIONS,
    /** No store of a reference that implies a barrier any more: raw stores, with a {@link Raw.Barrier} or {@link Raw.BarrierElement} before where needed. */
    BARRIERS;

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
