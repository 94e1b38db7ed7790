package tsubame.frontend.lower;

import java.util.ArrayList;
import tsubame.bytecode.CodeBuilder;
import tsubame.bytecode.Handler;

/**
 * The code that one handler protects, as ranges: code that leaves the protected construct for good (the rest of a {@code return} that
 * closes outer iterators, say) is emitted in its midst but not protected by it.
 */
final class Protection {
    private final CodeBuilder code;
    final int handler;
    final int register;
    private int start = -1;
    private final ArrayList<int[]> ranges = new ArrayList<>();

    /** @param handler label to continue at; @param register receives what was thrown */
    Protection(CodeBuilder code, int handler, int register) {
        this.code = code;
        this.handler = handler;
        this.register = register;
    }

    void open() {
        start = code.position();
    }

    /** Ends the current range; tells whether there was one. */
    boolean close() {
        if (start < 0) {
            return false;
        }
        if (code.position() > start) {
            ranges.add(new int[] {start, code.position()});
        }
        start = -1;
        return true;
    }

    /** Appends the ranges as handlers, labels resolved. */
    void addTo(ArrayList<Handler> handlers) {
        for (int[] range : ranges) {
            handlers.add(new Handler(range[0], range[1], code.positionOf(handler), register));
        }
    }
}
