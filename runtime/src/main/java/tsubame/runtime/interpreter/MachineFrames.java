package tsubame.runtime.interpreter;

import tsubame.runtime.value.JsString;
import tsubame.system.Address;
import tsubame.system.rule.Extern;

/**
 * The machine stack as stack traces see it: which return addresses are in the program's machine code, and where that code comes from. Costs
 * nothing until a trace is taken: frame pointers lead from frame to frame, and tables that the compiler made from its line table lead
 * from addresses to places. A place is a chain: a function and a position in its bytecode, then the calls that it was inlined at.
 *
 * <pre>
 *   frame pointer ─▶ │ caller's frame pointer │ return address │        table (32-bit words): n, n offsets in the code,
 *                                                                      n chains (0: none), starts of chains, chains, names
 * </pre>
 */
final class MachineFrames {
    private final Address code;
    private final Address table;
    private final int rows;
    private final long top;
    /** Of the frame that the walk has got to. */
    private long frame;
    private int at;
    private int end;

    private MachineFrames() {
        code = codeStart();
        table = table();
        rows = table.loadInt(0);
        top = stackTop();
        frame = framePointer();
    }

    @Extern("tsubame_program_code_start")
    private static Address codeStart() {
        return Address.zero();
    }

    @Extern("tsubame_program_places")
    private static Address table() {
        return Address.zero();
    }

    @Extern("tsubame_stack_top")
    private static long stackTop() {
        return 0;
    }

    /** The frame of the function that asks; 0 on a JVM. */
    @Extern("tsubame_frame_pointer")
    static long framePointer() {
        return 0;
    }

    /** A walk over the frames that are active now, innermost first; null if the program has no machine code. */
    static MachineFrames walk() {
        return codeStart().isZero() ? null : new MachineFrames();
    }

    /** Goes on to the next frame of the program's code; false when there is none. The first place of its chain is the current one. */
    boolean next() {
        while (frame != 0 && frame < top) {
            Address here = Address.fromLong(frame);
            long offset = here.loadLong(8) - code.toLong() - 1;
            long caller = here.loadLong(0);
            frame = caller > frame ? caller : 0;
            if (offset >= 0 && offset <= Integer.MAX_VALUE && find((int) offset)) {
                return true;
            }
        }
        return false;
    }

    /** The frame pointer of the frame: frames of the interpreter below it are called from it. */
    long pointer() {
        return frame;
    }

    private boolean find(int offset) {
        int low = 0;
        int high = rows - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (word(1 + middle) <= offset) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        int chain = high < 0 ? 0 : word(1 + rows + high);
        if (chain == 0) {
            return false;
        }
        at = word(2 * rows + chain);
        end = word(2 * rows + chain + 1);
        return true;
    }

    private int word(int index) {
        return table.loadInt(4L * index);
    }

    /** Whether the chain has a place left. */
    boolean hasPlace() {
        return at < end;
    }

    /** The number of the function of the current place. */
    int function() {
        return word(at);
    }

    /** Its position in the function's bytecode. */
    int position() {
        return word(at + 1);
    }

    /** Goes on to the call that the place was inlined at. */
    void outward() {
        at += 2;
    }

    /** The name of a function as traces show it. */
    static JsString name(int function) {
        Address table = table();
        int rows = table.loadInt(0);
        int chains = table.loadInt(4L * (1 + 2 * rows)) - (1 + 2 * rows);
        int names = table.loadInt(4L * (2 * rows + chains));
        Address name = table.plus(table.loadInt(4L * (names + function)));
        int length = 0;
        while (name.loadByte(length) != 0) {
            length++;
        }
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = name.loadByte(i);
        }
        return SourceText.decode(bytes, 0, length);
    }
}
