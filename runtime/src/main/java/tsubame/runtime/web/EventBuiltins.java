package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.setter;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.node.NodeErrors;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** Event and CustomEvent (DOM Standard, §2.2, §2.4). */
public final class EventBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        EVENT(constructor("Event", 1)),
        TYPE(getter("type")),
        TARGET(getter("target")),
        SRC_ELEMENT(getter("srcElement")),
        CURRENT_TARGET(getter("currentTarget")),
        COMPOSED_PATH(method("composedPath", 0)),
        EVENT_PHASE(getter("eventPhase")),
        STOP_PROPAGATION(method("stopPropagation", 0)),
        CANCEL_BUBBLE(getter("cancelBubble")),
        SET_CANCEL_BUBBLE(setter("cancelBubble")),
        STOP_IMMEDIATE_PROPAGATION(method("stopImmediatePropagation", 0)),
        BUBBLES(getter("bubbles")),
        CANCELABLE(getter("cancelable")),
        RETURN_VALUE(getter("returnValue")),
        SET_RETURN_VALUE(setter("returnValue")),
        PREVENT_DEFAULT(method("preventDefault", 0)),
        DEFAULT_PREVENTED(getter("defaultPrevented")),
        COMPOSED(getter("composed")),
        IS_TRUSTED(getter("isTrusted")),
        TIME_STAMP(getter("timeStamp"));

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
    private static final Name BUBBLES = Name.of("bubbles");
    private static final Name CANCELABLE = Name.of("cancelable");
    private static final Name COMPOSED = Name.of("composed");
    private static final String[] PHASES = {"NONE", "CAPTURING_PHASE", "AT_TARGET", "BUBBLING_PHASE"};

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (row == Row.EVENT) {
            requireNew("Event", newTarget);
            requireArguments(args, 1, "Event");
            return construct(args, newTarget, Intrinsic.EVENT_PROTOTYPE);
        }
        if (!(self instanceof JsEvent event)) {
            throw illegalInvocation("Event", self);
        }
        return switch (row) {
            case TYPE -> event.type;
            case TARGET, SRC_ELEMENT -> JsEvent.orNull(event.target);
            case CURRENT_TARGET -> JsEvent.orNull(event.currentTarget);
            case COMPOSED_PATH -> event.dispatching ? JsArray.of(event.target) : JsArray.create();
            case EVENT_PHASE -> (double) event.phase;
            case CANCEL_BUBBLE -> event.propagationStopped;
            case BUBBLES -> event.bubbles;
            case CANCELABLE -> event.cancelable;
            case RETURN_VALUE -> !event.canceled;
            case DEFAULT_PREVENTED -> event.canceled;
            case COMPOSED -> event.composed;
            case IS_TRUSTED -> event.trusted;
            case TIME_STAMP -> event.timeStamp;
            default -> change(row, event, arg(args, 0));
        };
    }

    private static Object change(Row row, JsEvent event, Object argument) {
        switch (row) {
            case STOP_PROPAGATION -> event.propagationStopped = true;
            case SET_CANCEL_BUBBLE -> event.propagationStopped |= Conversions.toBoolean(argument);
            case STOP_IMMEDIATE_PROPAGATION -> {
                event.propagationStopped = true;
                event.immediatelyStopped = true;
            }
            case SET_RETURN_VALUE -> {
                if (!Conversions.toBoolean(argument)) {
                    event.preventDefault();
                }
            }
            case PREVENT_DEFAULT -> event.preventDefault();
            default -> throw new IllegalStateException(row.name());
        }
        return Undefined.UNDEFINED;
    }

    /** The constructor with a type and an object of options. */
    static JsEvent construct(Object[] args, JsObject newTarget, Intrinsic prototype) {
        JsString type = Conversions.toString(args[0]);
        JsEvent event = new JsEvent(ObjectOperations.shapeFromConstructor(newTarget, prototype), type, false);
        if (options(arg(args, 1)) instanceof JsObject options) {
            event.bubbles = Conversions.toBoolean(options.get(BUBBLES));
            event.cancelable = Conversions.toBoolean(options.get(CANCELABLE));
            event.composed = Conversions.toBoolean(options.get(COMPOSED));
        }
        return event;
    }

    /** The second argument of a constructor, which Node wants to be a plain object, null or undefined. */
    private static Object options(Object value) {
        boolean isObject = value instanceof JsObject object && !object.isCallable() && !Conversions.isArray(object);
        if (!isObject && !Conversions.isNullish(value)) {
            throw NodeErrors.argument("options", "of type object", value);
        }
        return value;
    }

    @Override
    public void install(Realm realm) {
        NativeFunction constructor = installInterface(realm, ROWS, Row.EVENT, Intrinsic.EVENT_PROTOTYPE);
        JsObject prototype = realm.intrinsic(Intrinsic.EVENT_PROTOTYPE);
        for (int i = 0; i < PHASES.length; i++) {
            interfaceConstant(constructor, prototype, PHASES[i], i);
        }
        new Custom().install(realm, constructor, prototype);
    }

    /** CustomEvent, an event with a detail. */
    private static final class Custom extends WebBuiltins {
        private enum CustomRow implements BuiltinRow {
            CUSTOM_EVENT(constructor("CustomEvent", 1)),
            DETAIL(getter("detail"));

            private final Signature signature;

            CustomRow(Signature signature) {
                this.signature = signature;
            }

            @Override
            public Signature signature() {
                return signature;
            }
        }

        private static final Name DETAIL = Name.of("detail");

        @Override
        public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
            if (id == CustomRow.CUSTOM_EVENT.ordinal()) {
                requireNew("CustomEvent", newTarget);
                requireArguments(args, 1, "CustomEvent");
                JsEvent event = construct(args, newTarget, Intrinsic.CUSTOM_EVENT_PROTOTYPE);
                Object detail = arg(args, 1) instanceof JsObject options ? options.get(DETAIL) : Undefined.UNDEFINED;
                event.detail = detail == Undefined.UNDEFINED ? Null.NULL : detail;
                return event;
            }
            if (self instanceof JsEvent event && event.detail != null) {
                return event.detail;
            }
            throw illegalInvocation("CustomEvent", self);
        }

        @Override
        public void install(Realm realm) {
            throw new IllegalStateException("installed together with Event");
        }

        void install(Realm realm, JsObject event, JsObject eventPrototype) {
            installInterface(realm, CustomRow.values(), CustomRow.CUSTOM_EVENT, Intrinsic.CUSTOM_EVENT_PROTOTYPE, eventPrototype, event);
        }
    }
}
