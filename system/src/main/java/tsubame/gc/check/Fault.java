package tsubame.gc.check;

import tsubame.gc.Line;
import tsubame.gc.ObjectModel;
import tsubame.gc.TypeTable;
import tsubame.gc.plan.Plan;
import tsubame.gc.space.Layout;
import tsubame.gc.trace.Roots;
import tsubame.system.Address;
import tsubame.system.SystemCalls;
import tsubame.system.Text;
import tsubame.system.rule.SystemCode;

/** The end of a program whose heap is wrong: a line that says what, where and in which object, then abort. */
@SystemCode("runs on a broken heap")
final class Fault {
    private Fault() {}

    /** Something is wrong with a word at a place; the holder is the object around it, or zero: a root. */
    static void report(Address heap, Address what, Address holder, Address place, long word) {
        Line.text(heap, Text.literal("tsubame: heap verifier: "));
        Line.text(heap, what);
        Line.text(heap, Text.literal(": "));
        Line.hex(heap, word);
        Line.text(heap, Text.literal(" at "));
        Line.hex(heap, place.toLong());
        if (holder.isZero()) {
            Line.text(heap, Text.literal(", a root"));
        } else {
            Line.text(heap, Text.literal(" in "));
            describe(heap, holder);
        }
        Address target = Address.fromLong(word);
        if (ObjectModel.isReference(word) && Layout.isInHeap(heap, target)) {
            Address resolved = Roots.resolve(heap, Plan.types(heap), target);
            Line.text(heap, Text.literal("; there is "));
            if (resolved.isZero()) {
                Line.text(heap, Text.literal("no object"));
            } else {
                describe(heap, resolved);
            }
        }
        Line.end(heap);
        SystemCalls.abort();
    }

    private static void describe(Address heap, Address object) {
        int type = ObjectModel.type(object);
        Address name = Checks.isType(heap, type) ? TypeTable.row(Plan.types(heap), type).loadAddress(TypeTable.NAME) : Address.zero();
        if (name.isZero()) {
            Line.text(heap, Text.literal("type "));
            Line.number(heap, type);
        } else {
            Line.text(heap, name);
        }
        Line.text(heap, Text.literal(" at "));
        Line.hex(heap, object.toLong());
        Line.text(heap, Text.literal(" flags "));
        Line.hex(heap, ObjectModel.flags(object));
    }
}
