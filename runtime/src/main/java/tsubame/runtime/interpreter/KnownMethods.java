package tsubame.runtime.interpreter;

import tsubame.runtime.object.InlineCaches;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Watcher;
import tsubame.system.rule.RuntimeEntry;

/**
 * Methods that machine code expects of receivers, by their shapes. For each method that an instruction may find there are slots for
 * some shapes, filled one after the other, and one for the function. An object of one of these shapes finds the function in a prototype;
 * this needs no further question, for when prototypes change, all of these slots are emptied.
 */
final class KnownMethods extends Watcher {
    /** Shapes of receivers for each method; with more, the instruction's cache has to do. */
    static final int SHAPES = 4;
    /** Slots for each method. */
    static final int SIZE = SHAPES + 1;

    private final FilledSlots filled = new FilledSlots(SIZE);

    private KnownMethods() {}

    /**
     * Loads a property that is most likely one of up to four methods, which the slots do not know of this receiver yet.
     *
     * @param slot the first of the slots of all these methods
     * @param numbers of their functions, 16 bits each, the first lowest
     * @param most how many there are
     */
    @RuntimeEntry("compiled code: GET_PROPERTY of a method that is expected")
    static Object find(Code code, Object base, int name, int cache, int slot, long numbers, int most) {
        Object value = PropertyOps.getGenerally(code, base, name, cache);
        if (base instanceof JsObject o && value instanceof BytecodeFunction f) {
            for (int n = 0; n < most; n++) {
                boolean isExpected = f.code.prototype.number() == (int) (numbers >>> 16 * n & 0xFFFF) && hasRoom(f, slot + SIZE * n);
                if (isExpected && InlineCaches.rely(o, code.key(name), f)) {
                    all().remember(o, f, slot + SIZE * n);
                }
            }
        }
        return value;
    }

    private static KnownMethods all() {
        if (!(Agent.prototypeWatcher instanceof KnownMethods)) {
            Agent.prototypeWatcher = new KnownMethods();
        }
        return (KnownMethods) Agent.prototypeWatcher;
    }

    private void remember(JsObject o, BytecodeFunction f, int slot) {
        int shape = 0;
        while (ProgramCode.slot(slot + shape) != null) {
            shape++;
        }
        if (shape == 0) {
            filled.add(slot);
        }
        ProgramCode.setSlot(slot + shape, o.shape);
        ProgramCode.setSlot(slot + SHAPES, f);
    }

    /** Whether the slots have room for the function with one more shape. */
    private static boolean hasRoom(BytecodeFunction f, int slot) {
        return ProgramCode.slot(slot + SHAPES - 1) == null && (ProgramCode.slot(slot) == null || ProgramCode.slot(slot + SHAPES) == f);
    }

    @Override
    public void changed() {
        filled.empty();
    }
}
