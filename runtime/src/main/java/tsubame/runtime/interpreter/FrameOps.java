package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** What a frame was called with, as the program sees it: sloppy {@code this}, the arguments objects, rest parameters. */
final class FrameOps {
    private FrameOps() {}

    /** OrdinaryCallBindThis (§10.2.1.2) of a sloppy function. */
    static Object sloppyThis(Frame frame) {
        Object value = frame.thisValue;
        if (value instanceof JsObject) {
            return value;
        }
        if (value == Undefined.UNDEFINED || value == Null.NULL) {
            return frame.function.realm.globalObject;
        }
        return Conversions.toObject(value);
    }

    /** The array of a rest parameter. */
    static JsArray rest(Frame frame, int from) {
        Object[] arguments = frame.arguments;
        int count = Math.max(0, arguments.length - from);
        return JsArray.of(CallOps.run(arguments, arguments.length - count, count));
    }

    /** CreateUnmappedArgumentsObject (§10.4.4.6). */
    static JsObject createArguments(Frame frame) {
        ArgumentsObject object = new ArgumentsObject(frame.function.realm.objectShape, null);
        fill(object, frame);
        JsObject thrower = frame.function.realm.intrinsic(Intrinsic.THROW_TYPE_ERROR);
        object.define(Names.CALLEE, new Accessor(thrower, thrower), Attributes.FIXED);
        return object;
    }

    /** CreateMappedArgumentsObject (§10.4.4.7); the run holds the parameters' cells. */
    static JsObject createMappedArguments(Frame frame, int base, int count) {
        int mapped = Math.min(count, frame.arguments.length);
        Cell[] cells = new Cell[mapped];
        for (int i = 0; i < mapped; i++) {
            cells[i] = (Cell) frame.registers[base + i];
        }
        ArgumentsObject object = new ArgumentsObject(frame.function.realm.objectShape, cells);
        fill(object, frame);
        object.define(Names.CALLEE, frame.function, Attributes.HIDDEN);
        return object;
    }

    private static void fill(ArgumentsObject object, Frame frame) {
        Object[] arguments = frame.arguments;
        Realm realm = frame.function.realm;
        object.define(Names.LENGTH, (double) arguments.length, Attributes.HIDDEN);
        object.define(Symbol.ITERATOR, realm.intrinsic(Intrinsic.ARRAY_VALUES), Attributes.HIDDEN);
        for (int i = 0; i < arguments.length; i++) {
            object.define(PropertyKey.ofIndex(i), arguments[i], Attributes.DEFAULT);
        }
    }

    /** The error of THROW_ERROR. */
    static JsThrow error(int kind, String message) {
        return switch (kind) {
            case 0 -> Errors.typeError(message);
            case 1 -> Errors.referenceError(message);
            default -> Errors.syntaxError(message);
        };
    }
}
