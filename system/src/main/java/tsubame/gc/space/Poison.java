package tsubame.gc.space;

import tsubame.gc.Options;
import tsubame.system.Address;
import tsubame.system.MemoryState;
import tsubame.system.rule.SystemCode;

/** What becomes of freed memory: nothing; or 0xDB in every byte if the environment asks for it. A word of it is neither reference nor small constant. */
@SystemCode("part of the collector")
public final class Poison {
    public static final int BYTE = 0xDB;
    public static final long WORD = 0xDBDB_DBDB_DBDB_DBDBL;

    private Poison() {}

    /** Whether it matters what exactly is freed. */
    static boolean isWanted(Address heap) {
        return MemoryState.isTracked() || Options.has(heap, Options.POISON);
    }

    public static void fill(Address heap, Address start, long size) {
        if (Options.has(heap, Options.POISON)) {
            MemoryState.undefined(start, size);
            Address.fill(start, size, BYTE);
        }
        MemoryState.dead(start, size);
    }
}
