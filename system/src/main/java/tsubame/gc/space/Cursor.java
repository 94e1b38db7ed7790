package tsubame.gc.space;

import tsubame.system.rule.SystemCode;

/**
 * The state of one bump allocator, 32 bytes; the mutator's is the head of the context.
 *
 * <pre>
 *    0  alloc   next object            16  hard limit  the hole's end
 *    8  limit   soft end: the hole's   24  block       u32: 1 + index of the block the hole is in, 0: none
 *               end, or alloc (zeal)   28  next        u32: granule of the block at which the search for holes goes on
 * </pre>
 */
@SystemCode("constants")
public final class Cursor {
    public static final long ALLOC = 0;
    public static final long LIMIT = 8;
    public static final long HARD_LIMIT = 16;
    public static final long BLOCK = 24;
    public static final long NEXT = 28;

    private Cursor() {}
}
