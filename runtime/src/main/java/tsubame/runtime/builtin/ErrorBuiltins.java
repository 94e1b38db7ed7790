package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.setter;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ErrorHeader;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.realm.StackTrace;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;

/** Error and its kinds (§20.5), with V8's captureStackTrace and stackTraceLimit. */
final class ErrorBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        ERROR(constructor("Error", 1), Intrinsic.ERROR, Intrinsic.ERROR_PROTOTYPE),
        EVAL_ERROR(constructor("EvalError", 1), Intrinsic.EVAL_ERROR, Intrinsic.EVAL_ERROR_PROTOTYPE),
        RANGE_ERROR(constructor("RangeError", 1), Intrinsic.RANGE_ERROR, Intrinsic.RANGE_ERROR_PROTOTYPE),
        REFERENCE_ERROR(constructor("ReferenceError", 1), Intrinsic.REFERENCE_ERROR, Intrinsic.REFERENCE_ERROR_PROTOTYPE),
        SYNTAX_ERROR(constructor("SyntaxError", 1), Intrinsic.SYNTAX_ERROR, Intrinsic.SYNTAX_ERROR_PROTOTYPE),
        TYPE_ERROR(constructor("TypeError", 1), Intrinsic.TYPE_ERROR, Intrinsic.TYPE_ERROR_PROTOTYPE),
        URI_ERROR(constructor("URIError", 1), Intrinsic.URI_ERROR, Intrinsic.URI_ERROR_PROTOTYPE),
        AGGREGATE_ERROR(constructor("AggregateError", 2), Intrinsic.AGGREGATE_ERROR, Intrinsic.AGGREGATE_ERROR_PROTOTYPE),
        SUPPRESSED_ERROR(constructor("SuppressedError", 3), Intrinsic.SUPPRESSED_ERROR, Intrinsic.SUPPRESSED_ERROR_PROTOTYPE),
        IS_ERROR(function("isError", 1), null, null),
        CAPTURE_STACK_TRACE(function("captureStackTrace", 2), null, null),
        GET_STACK(getter("stack"), null, null),
        SET_STACK(setter("stack"), null, null),
        TO_STRING(method("toString", 0), null, null);

        private final Signature signature;
        private final Intrinsic constructor;
        private final Intrinsic prototype;

        Row(Signature signature, Intrinsic constructor, Intrinsic prototype) {
            this.signature = signature;
            this.constructor = constructor;
            this.prototype = prototype;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        return switch (row) {
            case ERROR, EVAL_ERROR, RANGE_ERROR, REFERENCE_ERROR, SYNTAX_ERROR, TYPE_ERROR, URI_ERROR ->
                error(row, callee, arg(args, 0), arg(args, 1), newTarget);
            case AGGREGATE_ERROR -> aggregateError(callee, args, newTarget);
            case SUPPRESSED_ERROR -> suppressedError(callee, args, newTarget);
            case IS_ERROR -> arg(args, 0) instanceof JsError;
            case CAPTURE_STACK_TRACE -> captureStackTrace(arg(args, 0), arg(args, 1));
            case GET_STACK -> getStack(thisValue);
            case SET_STACK -> setStack(callee.realm, thisValue, arg(args, 0));
            case TO_STRING -> toString(thisValue);
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject basePrototype = realm.objectPrototype;
        JsObject baseConstructor = realm.functionPrototype;
        for (Row row : ROWS) {
            if (row.constructor == null) {
                continue;
            }
            JsObject prototype = prototypeObject(basePrototype, 4);
            NativeFunction constructor = makeConstructor(realm, row, prototype, baseConstructor);
            prototype.define(Names.NAME, row.signature.name, Attributes.HIDDEN);
            prototype.define(Names.MESSAGE, JsString.EMPTY, Attributes.HIDDEN);
            realm.register(row.constructor, constructor);
            realm.register(row.prototype, prototype);
            realm.globalObject.define(row.signature.key, constructor, Attributes.HIDDEN);
            if (row == Row.ERROR) {
                installRows(realm, ROWS, constructor, prototype);
                constructor.define(Names.STACK_TRACE_LIMIT, 10.0, Attributes.DEFAULT);
                basePrototype = prototype;
                baseConstructor = constructor;
            }
        }
    }

    /** §20.5.1.1, §20.5.6.1.1. */
    private static JsError error(Row row, NativeFunction callee, Object message, Object options, JsObject newTarget) {
        JsObject target = newTarget == null ? callee : newTarget;
        JsError error = new JsError(ObjectOperations.shapeFromConstructor(target, row.prototype));
        if (message != Undefined.UNDEFINED) {
            error.define(Names.MESSAGE, Conversions.toString(message), Attributes.HIDDEN);
        }
        if (options instanceof JsObject o && o.hasProperty(Names.CAUSE)) {
            error.define(Names.CAUSE, o.get(Names.CAUSE, o), Attributes.HIDDEN);
        }
        return error.capture(target instanceof NativeFunction ? null : target);
    }

    /** §20.5.7.1.1. */
    private static Object aggregateError(NativeFunction callee, Object[] args, JsObject newTarget) {
        JsError error = error(Row.AGGREGATE_ERROR, callee, arg(args, 1), arg(args, 2), newTarget);
        error.define(Names.ERRORS, listOf(arg(args, 0)), Attributes.HIDDEN);
        return error;
    }

    /** IterableToList (§7.4.16) as an array. */
    private static JsArray listOf(Object iterable) {
        JsArray list = JsArray.create();
        IteratorRecord record = IteratorRecord.of(iterable);
        for (Object value = record.step(); value != null; value = record.step()) {
            list.append(value);
        }
        return list;
    }

    /** SuppressedError(error, suppressed, message) of explicit resource management. */
    private static Object suppressedError(NativeFunction callee, Object[] args, JsObject newTarget) {
        JsError error = error(Row.SUPPRESSED_ERROR, callee, arg(args, 2), Undefined.UNDEFINED, newTarget);
        error.define(Names.ERROR, arg(args, 0), Attributes.HIDDEN);
        error.define(Names.SUPPRESSED, arg(args, 1), Attributes.HIDDEN);
        return error;
    }

    /** get Error.prototype.stack of the proposal "Error stack accessor". */
    private static Object getStack(Object thisValue) {
        if (!(thisValue instanceof JsObject)) {
            throw Errors.typeError("Error.prototype.stack getter called on non-object " + Describe.plainly(thisValue));
        }
        return thisValue instanceof JsError error ? error.stackText() : Undefined.UNDEFINED;
    }

    /** set Error.prototype.stack: gives the receiver a property of its own. */
    private static Object setStack(Realm realm, Object thisValue, Object value) {
        if (!(thisValue instanceof JsObject)) {
            throw Errors.typeError("Error.prototype.stack setter called on non-object " + Describe.plainly(thisValue));
        }
        if (!(value instanceof JsString)) {
            throw Errors.typeError("The stack of an error must be a string");
        }
        ObjectOperations.setIgnoringPrototypes(thisValue, realm.intrinsic(Intrinsic.ERROR_PROTOTYPE), Names.STACK, value);
        return Undefined.UNDEFINED;
    }

    /** Error.captureStackTrace(object, upTo): V8's, with a plain property. */
    private static Object captureStackTrace(Object target, Object upTo) {
        if (!(target instanceof JsObject object)) {
            throw Errors.typeError("Invalid argument");
        }
        StackTrace trace = Agent.captureStack(upTo instanceof JsObject function ? function : null);
        JsString text = StackTrace.text(ErrorHeader.of(object), trace);
        ObjectOperations.definePropertyOrThrow(object, Names.STACK, PropertyDescriptor.data(text, Attributes.HIDDEN));
        return Undefined.UNDEFINED;
    }

    /** §20.5.3.4. */
    private static Object toString(Object thisValue) {
        if (!(thisValue instanceof JsObject error)) {
            throw Errors.typeError("Error.prototype.toString requires that 'this' be a JSReceiver");
        }
        Object name = error.get(Names.NAME, error);
        JsString nameText = name == Undefined.UNDEFINED ? JsString.of("Error") : Conversions.toString(name);
        Object message = error.get(Names.MESSAGE, error);
        JsString messageText = message == Undefined.UNDEFINED ? JsString.EMPTY : Conversions.toString(message);
        if (nameText.isEmpty()) {
            return messageText;
        }
        if (messageText.isEmpty()) {
            return nameText;
        }
        return new JsStringBuilder().append(nameText).append(": ").append(messageText).toJsString();
    }
}
