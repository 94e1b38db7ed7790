package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.setter;

import java.util.ArrayList;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** AbortSignal and AbortController (DOM Standard, §3). */
public final class AbortBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        ABORT_SIGNAL(constructor("AbortSignal", 0)),
        ABORT(function("abort", 0)),
        ANY(function("any", 1)),
        TIMEOUT(function("timeout", 1)),
        ABORTED(getter("aborted")),
        REASON(getter("reason")),
        ON_ABORT(getter("onabort")),
        SET_ON_ABORT(setter("onabort")),
        THROW_IF_ABORTED(method("throwIfAborted", 0));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final JsString ABORT_TYPE = JsString.of("abort");

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        switch (row) {
            case ABORT_SIGNAL:
                throw Errors.typeError("Illegal constructor");
            case ABORT:
                return JsAbortSignal.create().aborted(arg(args, 0));
            case ANY:
                return any(arg(args, 0));
            case TIMEOUT:
                return timeout(args);
            default:
                return callMethod(row, self, args);
        }
    }

    private static Object callMethod(Row row, Object self, Object[] args) {
        if (!(self instanceof JsAbortSignal signal)) {
            throw illegalInvocation("AbortSignal", self);
        }
        switch (row) {
            case ABORTED:
                return signal.isAborted();
            case REASON:
                return signal.reason();
            case ON_ABORT:
                return signal.handler(ABORT_TYPE);
            case SET_ON_ABORT:
                signal.setHandler(ABORT_TYPE, arg(args, 0));
                return Undefined.UNDEFINED;
            case THROW_IF_ABORTED:
                if (signal.isAborted()) {
                    throw new JsThrow(signal.reason());
                }
                return Undefined.UNDEFINED;
            default:
                throw new IllegalStateException(row.name());
        }
    }

    private static Object any(Object signals) {
        ArrayList<JsAbortSignal> list = new ArrayList<>();
        IteratorRecord record = IteratorRecord.of(signals);
        for (Object item = record.step(); item != null; item = record.step()) {
            if (!(item instanceof JsAbortSignal signal)) {
                record.closeQuietly();
                throw Errors.typeError("The \"signals[" + list.size() + "]\" argument must be an instance of AbortSignal. Received "
                        + Describe.plainly(item));
            }
            list.add(signal);
        }
        JsAbortSignal result = JsAbortSignal.create();
        result.follow(list);
        return result;
    }

    private static Object timeout(Object[] args) {
        requireArguments(args, 1, "AbortSignal.timeout");
        double delay = Conversions.toNumber(args[0]);
        if (!(delay >= 0 && delay <= Conversions.MAX_SAFE_INTEGER)) {
            throw Errors.rangeError("The value of \"delay\" is out of range. It must be >= 0 && <= 9007199254740991. Received "
                    + Describe.plainly(args[0]));
        }
        JsAbortSignal signal = JsAbortSignal.create();
        signal.abortAfter(delay);
        return signal;
    }

    @Override
    public void install(Realm realm) {
        installInterface(realm, ROWS, Row.ABORT_SIGNAL, Intrinsic.ABORT_SIGNAL_PROTOTYPE,
                realm.intrinsic(Intrinsic.EVENT_TARGET_PROTOTYPE), realm.intrinsic(Intrinsic.EVENT_TARGET));
        new Controller().install(realm);
    }

    private static final class JsAbortController extends JsObject implements Described {
        final JsAbortSignal signal = JsAbortSignal.create();

        JsAbortController(Shape shape) {
            super(shape);
        }

        @Override
        public void describe(Description out) {
            out.property("signal", signal);
        }

        @Override
        public String className() {
            return "AbortController";
        }
    }

    /** AbortController. */
    private static final class Controller extends WebBuiltins {
        private enum ControllerRow implements BuiltinRow {
            ABORT_CONTROLLER(constructor("AbortController", 0)),
            SIGNAL(getter("signal")),
            ABORT(method("abort", 0));

            private final Signature signature;

            ControllerRow(Signature signature) {
                this.signature = signature;
            }

            @Override
            public Signature signature() {
                return signature;
            }
        }

        private static final ControllerRow[] ROWS = ControllerRow.values();

        @Override
        public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
            ControllerRow row = ROWS[id];
            if (row == ControllerRow.ABORT_CONTROLLER) {
                requireNew("AbortController", newTarget);
                return new JsAbortController(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.ABORT_CONTROLLER_PROTOTYPE));
            }
            if (!(self instanceof JsAbortController controller)) {
                throw illegalInvocation("AbortController", self);
            }
            if (row == ControllerRow.SIGNAL) {
                return controller.signal;
            }
            controller.signal.abort(arg(args, 0));
            return Undefined.UNDEFINED;
        }

        @Override
        public void install(Realm realm) {
            installInterface(realm, ROWS, ControllerRow.ABORT_CONTROLLER, Intrinsic.ABORT_CONTROLLER_PROTOTYPE);
        }
    }
}
