package tsubame.aot.llvm;

import java.util.List;
import tsubame.gc.ObjectModel;
import tsubame.ir.Alloc;
import tsubame.ir.ArrayOp;
import tsubame.ir.Const;
import tsubame.ir.FieldRef;
import tsubame.ir.Kind;
import tsubame.ir.Memory;
import tsubame.ir.Raw;
import tsubame.ir.Storage;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Fields, arrays, allocation and raw memory. Layout as {@code tsubame.gc.ObjectModel} draws it. Copies and fills are notail: LLVM makes jumps of
 * them at the end of a function, even where the swifterror register still has to be set.
 */
final class MemoryWriter {
    /** Said to be an operand, as it is written: what else is not. */
    private static final String HEAP_OPERAND = ", ptr @" + Symbols.HEAP + ")";
    private static final int BODY = 8;
    private static final int LENGTH = 4;
    private static final int GRANULE = 16;
    /** Objects up to this size are cleared by stores, larger ones by a fill. */
    private static final int STORES = 128;
    /** Of an access that is not aligned. */
    private static final String ANYWHERE = ", align 1";

    private final Text text;
    private final NativeLayout layout;

    MemoryWriter(Text text) {
        this.text = text;
        this.layout = text.layout();
    }

    // ---- fields

    void write(Value value, Memory op) {
        switch (op) {
            case Memory.GetField(FieldRef field, Value object) -> load(value, field.storage(), at(text.operand(object), layout.fieldOffset(field)),
                    text.tag(op.region()) + (layout.isFixed(field) ? ", !invariant.load !0" : ""));
            case Memory.PutField(FieldRef field, Value object, Value stored, boolean _) ->
                store(field.storage(), at(text.operand(object), layout.fieldOffset(field)), stored, text.tag(op.region()));
            case Memory.GetSlot(int number, Type type, _) -> text.define(value, "load " + LlvmTypes.of(type) + ", ptr getelementptr (i64, ptr @"
                    + Symbols.PROGRAM_SLOTS + ", i64 " + number + ")" + text.tag(op.region()));
            case Memory.GetLeft(int number) -> text.define(value, "load i64, ptr " + left(number) + text.tag(op.region()));
            case Memory.PutLeft(int number, Value stored) -> text.line("store i64 " + text.operand(stored) + ", ptr " + left(number) + text.tag(op.region()));
            case Memory.GetStatic(FieldRef field) -> load(value, field.storage(), Text.quoted(layout.staticSymbol(field)), text.tag(op.region()));
            case Memory.PutStatic(FieldRef field, Value stored) -> store(field.storage(), Text.quoted(layout.staticSymbol(field)), stored, text.tag(op.region()));
        }
    }

    private static String left(int number) {
        return "getelementptr (i64, ptr @" + Symbols.PROGRAM_LEFT + ", i64 " + number + ")";
    }

    private String at(String pointer, long offset) {
        return offset == 0 ? pointer : text.let("getelementptr i8, ptr " + pointer + ", i64 " + offset);
    }

    /** Loads, and widens to what the IR holds. The suffix says what is known of the access. */
    private void load(Value value, Storage storage, String pointer, String suffix) {
        String type = LlvmTypes.inMemory(storage.kind());
        String loaded = "load " + type + ", ptr " + pointer + suffix;
        switch (storage.kind()) {
            case BYTE, SHORT -> text.define(value, "sext " + type + " " + text.let(loaded) + " to i32");
            case BOOLEAN, CHAR -> text.define(value, "zext " + type + " " + text.let(loaded) + " to i32");
            case FLOAT -> text.define(value, "fpext float " + text.let(loaded) + " to double");
            case INT, LONG, DOUBLE, BOXED, REF, ADDRESS -> text.define(value, loaded);
        }
    }

    private void store(Storage storage, String pointer, Value stored, String suffix) {
        Kind kind = storage.kind();
        String type = LlvmTypes.inMemory(kind);
        String operand = text.operand(stored);
        String narrow = switch (kind) {
            case BOOLEAN -> text.let("zext i1 " + text.let("trunc i32 " + operand + " to i1") + " to i8");
            case BYTE, SHORT, CHAR -> text.let("trunc i32 " + operand + " to " + type);
            case FLOAT -> text.let("fptrunc double " + operand + " to float");
            case INT, LONG, DOUBLE, BOXED, REF, ADDRESS -> operand;
        };
        text.line("store " + type + " " + narrow + ", ptr " + pointer + suffix);
    }

    // ---- arrays

    void write(Value value, ArrayOp op) {
        switch (op) {
            case ArrayOp.Length(Value array) ->
                text.define(value, "load i32, ptr " + at(text.operand(array), LENGTH) + ", !invariant.load !0, !range !1");
            case ArrayOp.Load(Storage element, Value array, Value index) -> load(value, element, element(element, array, index), text.tag(op.region()));
            case ArrayOp.Store(Storage element, Value array, Value index, Value stored, boolean _) ->
                store(element, element(element, array, index), stored, text.tag(op.region()));
            case ArrayOp.LoadBytes(Storage storage, Value array, Value offset) ->
                load(value, storage, element(Storage.BYTE, array, offset), ANYWHERE + text.tag(op.region()));
            case ArrayOp.StoreBytes(Storage storage, Value array, Value offset, Value stored) ->
                store(storage, element(Storage.BYTE, array, offset), stored, ANYWHERE + text.tag(op.region()));
        }
    }

    /** The index is within bounds, so not negative. */
    private String element(Storage element, Value array, Value index) {
        if (index.op() instanceof Const.Int(int constant)) {
            return at(text.operand(array), BODY + (long) constant * element.kind().bytes());
        }
        String wide = text.let("zext i32 " + text.operand(index) + " to i64");
        String body = at(text.operand(array), BODY);
        return text.let("getelementptr " + LlvmTypes.inMemory(element.kind()) + ", ptr " + body + ", i64 " + wide);
    }

    // ---- allocation: bump a pointer, or ask the collector

    void write(Value value, Alloc op) {
        switch (op) {
            case Alloc.NewObject(String className) -> newObject(value, className);
            case Alloc.NewArray(Storage element, Value length) -> newArray(value, element, length);
            case Alloc.Slow(String className, Value bytes) ->
                text.define(value, "call preserve_mostcc ptr @tsubame_allocate_slow(i64 " + text.operand(bytes) + ", i32 " + layout.typeNumber(className) + HEAP_OPERAND);
        }
    }

    private void newObject(Value value, String className) {
        int size = layout.instanceSize(className);
        int number = layout.typeNumber(className);
        String slow = "call preserve_mostcc ptr @tsubame_allocate_slow(i64 " + size + ", i32 " + number + HEAP_OPERAND;
        bump(value, Integer.toString(size), Integer.toString(number), slow, size);
    }

    private void newArray(Value value, Storage element, Value length) {
        int number = layout.typeNumber("[" + element.descriptor());
        int shift = Integer.numberOfTrailingZeros(element.kind().bytes());
        String slow = "call preserve_mostcc ptr @tsubame_allocate_array_slow(i32 " + number + ", i32 " + text.operand(length) + HEAP_OPERAND;
        if (length.op() instanceof Const.Int(int constant) && constant >= 0 && constant <= STORES) {
            int fixed = (constant << shift) + BODY + GRANULE - 1 & -GRANULE;
            bump(value, Integer.toString(fixed), Long.toString((long) constant << 32 | number), slow, fixed);
            return;
        }
        String count = text.let("zext i32 " + text.operand(length) + " to i64");
        String bytes = shift == 0 ? count : text.let("shl i64 " + count + ", " + shift);
        String padded = text.let("add i64 " + bytes + ", " + (BODY + GRANULE - 1));
        String size = text.let("and i64 " + padded + ", " + -GRANULE);
        String header = text.let("or i64 " + text.let("shl i64 " + count + ", 32") + ", " + number);
        bump(value, size, header, slow, 0);
    }

    /** @param fixed the size if it is a constant, else 0 */
    private void bump(Value value, String size, String header, String slowCall, int fixed) {
        String heap = "@" + Symbols.HEAP;
        String start = text.let("load i64, ptr " + heap);
        String end = text.let("add i64 " + start + ", " + size);
        String limit = text.let("load i64, ptr getelementptr (i8, ptr " + heap + ", i64 8)");
        String full = text.let("icmp ugt i64 " + end + ", " + limit);
        String slow = text.freshLabel();
        String fast = text.freshLabel();
        String done = text.freshLabel();
        text.line("br i1 " + full + ", label %" + slow + ", label %" + fast + ", !prof !2");
        text.startBlock(fast);
        text.line("store i64 " + end + ", ptr " + heap);
        String object = text.let("inttoptr i64 " + start + " to ptr");
        text.line("store i64 " + header + ", ptr " + object);
        clear(object, size, fixed);
        text.line("br label %" + done);
        text.startBlock(slow);
        String other = text.let(slowCall);
        text.line("br label %" + done);
        text.startBlock(done);
        text.define(value, "phi ptr [ " + object + ", %" + fast + " ], [ " + other + ", %" + slow + " ]");
    }

    private void clear(String object, String size, int fixed) {
        if (fixed > 0 && fixed <= STORES) {
            for (int offset = BODY; offset < fixed; offset += 8) {
                text.line("store i64 0, ptr " + at(object, offset));
            }
            return;
        }
        String bytes = text.let("sub i64 " + size + ", " + BODY);
        text.line("notail call void @llvm.memset.p0.i64(ptr " + at(object, BODY) + ", i8 0, i64 " + bytes + ", i1 false)");
    }

    // ---- raw memory

    void write(Value value, Raw op) {
        switch (op) {
            case Raw.Load(Storage storage, Value address, Value offset) -> load(value, storage, pointer(address, offset), "");
            case Raw.Store(Storage storage, Value address, Value offset, Value stored) -> store(storage, pointer(address, offset), stored, "");
            case Raw.Add(Value address, Value offset) -> text.define(value, "add i64 " + text.operand(address) + ", " + text.operand(offset));
            case Raw.OfRef(Value object) -> text.define(value, object.type() == Type.BOXED
                    ? "add i64 " + text.operand(object) + ", 0"
                    : "ptrtoint ptr " + text.operand(object) + " to i64");
            case Raw.ToRef(Type to, Value address) -> text.define(value, to == Type.BOXED
                    ? "add i64 " + text.operand(address) + ", 0"
                    : "inttoptr i64 " + text.operand(address) + " to ptr");
            case Raw.Copy(Value from, Value to, Value bytes) -> text.line("notail call void @llvm.memmove.p0.p0.i64(ptr " + pointer(to) + ", ptr "
                    + pointer(from) + ", i64 " + text.operand(bytes) + ", i1 false)");
            case Raw.Fill(Value to, Value filler, Value bytes) -> text.line("notail call void @llvm.memset.p0.i64(ptr " + pointer(to) + ", i8 "
                    + text.let("trunc i32 " + text.operand(filler) + " to i8") + ", i64 " + text.operand(bytes) + ", i1 false)");
            case Raw.Prefetch(Value address) -> text.line("call void @llvm.prefetch.p0(ptr " + pointer(address) + ", i32 0, i32 3, i32 1)");
            case Raw.Barrier(Value object) -> barrier(object, object, Barriers.FIELD);
            case Raw.BarrierElement(Value array, Value index) -> barrier(array, index, Barriers.ELEMENT);
            case Raw.BarrierRange(Value array, Value index, Value count) -> range(array, index, count);
        }
    }

    // ---- barriers: the short way here, the long one in the start code

    private enum Barriers { FIELD, ELEMENT }

    private void barrier(Value object, Value index, Barriers kind) {
        if (!layout.needsBarrier()) return;
        String pointer = pointerOf(object);
        String done = recordIfWanted(pointer);
        switch (kind) {
            case FIELD -> text.line("call preserve_mostcc void @tsubame_barrier(ptr " + pointer + ")");
            case ELEMENT -> text.line("call preserve_mostcc void @tsubame_barrier_slot(ptr " + pointer + ", ptr " + slot(pointer, index) + ")");
        }
        finish(done);
    }

    private void range(Value array, Value index, Value count) {
        if (!layout.needsBarrier()) return;
        String pointer = pointerOf(array);
        String done = recordIfWanted(pointer);
        text.line("call preserve_mostcc void @tsubame_barrier_range(ptr " + pointer + ", ptr " + slot(pointer, index) + ", i32 "
                + text.operand(count) + ")");
        finish(done);
    }

    /** Looks at the object's flags; begins the block that records a store, and gives the label of the one behind it. */
    private String recordIfWanted(String pointer) {
        String flags = text.let("load i8, ptr " + at(pointer, ObjectModel.FLAGS));
        String wanted = text.let("icmp ne i8 " + text.let("and i8 " + flags + ", " + ObjectModel.UNLOGGED) + ", 0");
        String record = text.freshLabel();
        String done = text.freshLabel();
        text.line("br i1 " + wanted + ", label %" + record + ", label %" + done + ", !prof !2");
        text.startBlock(record);
        return done;
    }

    private void finish(String label) {
        text.line("br label %" + label);
        text.startBlock(label);
    }

    private String slot(String array, Value index) {
        if (index.op() instanceof Const.Int(int constant)) {
            return at(array, BODY + 8L * constant);
        }
        String wide = text.let("zext i32 " + text.operand(index) + " to i64");
        return text.let("getelementptr i64, ptr " + at(array, BODY) + ", i64 " + wide);
    }

    private String pointer(Value address) {
        return text.let("inttoptr i64 " + text.operand(address) + " to ptr");
    }

    private String pointer(Value address, Value offset) {
        return text.let("getelementptr i8, ptr " + pointer(address) + ", i64 " + text.operand(offset));
    }

    private String pointerOf(Value object) {
        return object.type() == Type.BOXED ? pointer(object) : text.operand(object);
    }

    /** The number of the type of the object that the pointer points to. */
    static String typeNumber(Text text, String pointer) {
        return text.let("zext i16 " + text.let("load i16, ptr " + pointer + ", !invariant.load !0") + " to i32");
    }

    /** Whether a type number lies in one of the ranges, as an i1. */
    static String inRanges(Text text, String number, List<NativeLayout.Range> ranges) {
        String result = "false";
        for (NativeLayout.Range range : ranges) {
            String test;
            if (range.first() == range.last()) {
                test = text.let("icmp eq i32 " + number + ", " + range.first());
            } else {
                String relative = text.let("sub i32 " + number + ", " + range.first());
                test = text.let("icmp ule i32 " + relative + ", " + (range.last() - range.first()));
            }
            result = result.equals("false") ? test : text.let("or i1 " + result + ", " + test);
        }
        return result;
    }
}
