package tsubame.system;

import tsubame.system.rule.Intrinsic;
import tsubame.system.rule.SystemCode;

/**
 * Copies between byte arrays of the heap and raw memory: how managed code exchanges bytes with libc, which never sees an address of
 * the heap. The range must lie within the array; natively nobody checks it.
 */
@SystemCode("the border between managed and raw memory")
public final class ByteArrays {
    private ByteArrays() {}

    @Intrinsic("llvm.memmove from the array's elements")
    public static void copyOut(byte[] from, int offset, Address to, int length) {
        for (int i = 0; i < length; i++) to.storeByte(i, from[offset + i]);
    }

    @Intrinsic("llvm.memmove to the array's elements")
    public static void copyIn(Address from, byte[] to, int offset, int length) {
        for (int i = 0; i < length; i++) to[offset + i] = from.loadByte(i);
    }
}
