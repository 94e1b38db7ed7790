package tsubame.gc;

import tsubame.system.Address;
import tsubame.system.rule.Inline;
import tsubame.system.rule.SystemCode;

/**
 * The short way of allocation, inlined into compiled code: bump a pointer, write the header, clear the body. The result is zero when the heap is
 * exhausted; the caller throws a RangeError then. A call is a safepoint.
 */
@SystemCode("inlined into managed code")
public final class Allocation {
    private Allocation() {}

    /** An instance, its fields 0. The size is the type's row's. */
    @Inline("size and type are constants: a load, a compare, a few stores")
    public static Address allocate(Address heap, long size, int type) {
        Address object = heap.loadAddress(HeapContext.ALLOC);
        Address end = object.plus(size);
        if (heap.loadAddress(HeapContext.LIMIT).isBelow(end)) return Heap.allocateSlow(heap, size, type);
        heap.storeAddress(HeapContext.ALLOC, end);
        object.storeLong(0, type);
        Address.fill(object.plus(ObjectModel.BODY), size - ObjectModel.BODY, 0);
        return object;
    }

    /** An array, its elements 0. The length is not negative. */
    @Inline("type and shift are constants")
    public static Address allocateArray(Address heap, int type, int elementShift, int length) {
        long size = ObjectModel.arraySize(length, elementShift);
        Address object = heap.loadAddress(HeapContext.ALLOC);
        Address end = object.plus(size);
        if (heap.loadAddress(HeapContext.LIMIT).isBelow(end)) return Heap.allocateArraySlow(heap, type, length);
        heap.storeAddress(HeapContext.ALLOC, end);
        object.storeLong(0, ObjectModel.header(type, 0, length));
        Address.fill(object.plus(ObjectModel.BODY), size - ObjectModel.BODY, 0);
        return object;
    }
}
