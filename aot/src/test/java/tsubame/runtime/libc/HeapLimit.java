package tsubame.runtime.libc;

import tsubame.system.rule.RuntimeEntry;

/** In the native sample's place of the runtime's: the start code calls it when the heap is full, which the sample's never is. */
final class HeapLimit {
    private HeapLimit() {}

    @RuntimeEntry("start code")
    static void exhausted() {
        throw new IllegalStateException("the sample has filled its heap");
    }
}
