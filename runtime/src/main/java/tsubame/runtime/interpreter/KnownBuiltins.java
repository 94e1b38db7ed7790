package tsubame.runtime.interpreter;

import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.InlineCaches;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Watcher;

/**
 * Builtins that machine code takes to be where they were when the program began: it asks whether their slot is filled. When something happens to an
 * object that holds some of them, all slots are emptied, for good.
 */
final class KnownBuiltins extends Watcher {
    /** Stands for the object Math among the numbers of {@link Shortcut}. */
    static final int MATH = 0;
    /** Stands for the shape of data views that have no properties of their own, likewise. */
    static final int VIEW_SHAPE = 255;

    private final FilledSlots filled = new FilledSlots(1);
    private boolean hasChanged;

    private KnownBuiltins() {}

    /** Fills a slot with the builtin of that number, if it is where it belongs. */
    static void fill(int slot, int number) {
        boolean isOfStrings = Shortcut.isOfStrings(number);
        if (isOfStrings || Shortcut.isOfArrays(number)) {
            fillForGood(slot, number, isOfStrings ? Agent.realm.stringPrototype : Agent.realm.arrayPrototype);
            return;
        }
        if (!(Agent.builtinWatcher instanceof KnownBuiltins)) {
            Agent.builtinWatcher = new KnownBuiltins();
        }
        ((KnownBuiltins) Agent.builtinWatcher).fillOwn(slot, number);
    }

    /** With what callees are compared: then it does not matter what happens to the object that it was found in. Runs no user code. */
    private static void fillForGood(int slot, int number, JsObject holder) {
        Shape s = holder.cacheableShape(PropertyKey.of(Shortcut.name(number)));
        int place = s == null ? -1 : s.lookup(PropertyKey.of(Shortcut.name(number)));
        if (place >= 0 && Shortcut.is(holder.slots[place], number)) {
            ProgramCode.setSlot(slot, holder.slots[place]);
        }
    }

    private void fillOwn(int slot, int number) {
        Object value = hasChanged ? null : find(number);
        if (value != null) {
            filled.add(slot);
            ProgramCode.setSlot(slot, value);
        }
    }

    private static Object find(int number) {
        if (number == Shortcut.CHAR_CODE_AT) {
            return function(Agent.realm.stringPrototype, number);
        }
        JsObject views = Agent.realm.intrinsic(Intrinsic.DATA_VIEW_PROTOTYPE);
        if (number == VIEW_SHAPE) {
            return InlineCaches.relyOnBuiltin(views, PropertyKey.of("getInt8")) == null ? null : Shape.rootFor(views);
        }
        if (Shortcut.viewKind(number) != null) {
            return function(views, number);
        }
        Object math = Agent.realm.globalEnvironment.lexicalCell(PropertyKey.of("Math")) != null ? null
                : InlineCaches.relyOnBuiltin(Agent.realm.globalObject, PropertyKey.of("Math"));
        return !(math instanceof JsObject holder) ? null : number == MATH ? holder : function(holder, number);
    }

    private static Object function(JsObject holder, int number) {
        Object function = InlineCaches.relyOnBuiltin(holder, PropertyKey.of(Shortcut.name(number)));
        return Shortcut.is(function, number) ? function : null;
    }

    @Override
    public void changed() {
        hasChanged = true;
        filled.empty();
    }
}
