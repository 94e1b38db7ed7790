package tsubame.ir;

import java.util.ArrayList;
import java.util.List;

/** A set of {@link Effect}s; the facts passes ask for are its predicates. */
public record Effects(int bits) {
    /** May be computed anywhere its operands are, any number of times. */
    public static final Effects NONE = new Effects(0);
    public static final Effects GUARDED = of(Effect.GUARDED);
    public static final Effects READ = of(Effect.READS, Effect.GUARDED);
    public static final Effects WRITE = of(Effect.WRITES, Effect.GUARDED);
    public static final Effects CHECK = of(Effect.PANICS);
    public static final Effects ALLOCATE = of(Effect.ALLOCATES, Effect.GUARDED);
    /** What a call of unknown code may do. */
    public static final Effects ALL = new Effects((1 << Effect.values().length) - 1);

    public static Effects of(Effect... effects) {
        int bits = 0;
        for (Effect effect : effects) bits |= 1 << effect.ordinal();
        return new Effects(bits);
    }

    public boolean has(Effect effect) {
        return (bits & 1 << effect.ordinal()) != 0;
    }

    public Effects without(Effect effect) {
        return new Effects(bits & ~(1 << effect.ordinal()));
    }

    public Effects with(Effect effect) {
        return new Effects(bits | 1 << effect.ordinal());
    }

    public Effects union(Effects other) {
        return new Effects(bits | other.bits);
    }

    /** The result depends on the operands alone, and nothing else happens. */
    public boolean isPure() {
        return (bits & ~(1 << Effect.GUARDED.ordinal())) == 0;
    }

    public boolean isSpeculatable() {
        return bits == 0;
    }

    /** Nobody misses it when its result is not used. */
    public boolean isRemovable() {
        return !has(Effect.WRITES) && !has(Effect.THROWS) && !has(Effect.PANICS);
    }

    public boolean isSafepoint() {
        return has(Effect.ALLOCATES);
    }

    public List<Effect> list() {
        List<Effect> list = new ArrayList<>();
        for (Effect effect : Effect.values()) if (has(effect)) list.add(effect);
        return list;
    }
}
