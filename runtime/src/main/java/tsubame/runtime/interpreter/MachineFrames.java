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
 *   frame pointer ─▶ │ caller's frame pointer │ return address │        table (32-bit words): g, g beginnings of code
 *                                                                      from the table on, g + 1 first rows, n offsets in
 *                                                                      the code, n chains (0: none), starts of chains,
 *                                                                      chains, names
 * </pre>
 */
final class MachineFrames {
    private final Address table;
    private final int groups;
    private final int rows;
    private final long top;
    /** Of the frame that the walk has got to. */
    private long frame;
    private int at;
    private int end;

    private MachineFrames() {
        table = table();
        groups = table.loadInt(0);
        rows = word(1 + 2 * groups);
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
            long distance = here.loadLong(8) - table.toLong() - 1;
            long caller = here.loadLong(0);
            frame = caller > frame ? caller : 0;
            if (find(distance)) {
                return true;
            }
        }
        return false;
    }

    /** The frame pointer of the frame: frames of the interpreter below it are called from it. */
    long pointer() {
        return frame;
    }

    /** @param distance of an address from the table; groups are as the linker put them */
    private boolean find(long distance) {
        for (int group = 0; group < groups; group++) {
            long offset = distance - word(1 + group);
            if (offset >= 0 && offset <= Integer.MAX_VALUE && find(group, (int) offset)) {
                return true;
            }
        }
        return false;
    }

    /** Behind a group's code is a row without a chain. */
    private boolean find(int group, int offset) {
        int offsets = 2 + 2 * groups;
        int first = word(1 + groups + group);
        int low = first;
        int high = word(2 + groups + group) - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (word(offsets + middle) <= offset) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        int chain = high < first ? 0 : word(offsets + rows + high);
        if (chain == 0) {
            return false;
        }
        at = word(offsets + 2 * rows + chain - 1);
        end = word(offsets + 2 * rows + chain);
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
        int groups = table.loadInt(0);
        int rows = table.loadInt(4L * (1 + 2 * groups));
        int starts = 2 + 2 * groups + 2 * rows;
        int chains = table.loadInt(4L * starts) - starts - 1;
        int names = table.loadInt(4L * (starts + chains));
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
