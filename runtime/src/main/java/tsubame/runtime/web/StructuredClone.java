package tsubame.runtime.web;

import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsDataView;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.TypedArrayCreation;
import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.OrderedTable;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.iteration.NativeIterator;
import tsubame.runtime.module.ModuleNamespace;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.ProxyObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.regexp.JsRegExp;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * structuredClone (HTML, §2.7): a deep copy in the current realm that keeps cycles and sharing. Serialisation and deserialisation are
 * one walk, since nobody sees what is between. Runs user code: getters of the objects that are copied.
 */
final class StructuredClone {
    /** Original to copy. */
    private final OrderedTable memory = new OrderedTable(true);

    private StructuredClone() {}

    /** The copy; the buffers of the list go over to it and are detached, unless something cannot be copied. */
    static Object clone(Object value, Object transferList) {
        StructuredClone work = new StructuredClone();
        JsArrayBuffer[] transferred = work.reserve(transferList);
        Object copy = work.copy(value);
        for (int i = 0; i < transferred.length; i++) {
            if (transferred[i].isDetached()) {
                throw failure("An ArrayBuffer is detached and could not be cloned.");
            }
        }
        for (int i = 0; i < transferred.length; i++) {
            ((JsArrayBuffer) work.memory.get(transferred[i])).takeFrom(transferred[i]);
        }
        return copy;
    }

    private static JsThrow failure(String message) {
        return DomException.thrown("DataCloneError", message);
    }

    private static JsThrow uncloneable(Object value) {
        return failure(Describe.plainly(value) + " could not be cloned.");
    }

    private static Shape shape(Intrinsic prototype) {
        return Shape.rootFor(Agent.realm.intrinsic(prototype));
    }

    /** Makes empty buffers that will stand for those of the list. */
    private JsArrayBuffer[] reserve(Object transferList) {
        JsArray list = JsArray.create();
        if (transferList == Undefined.UNDEFINED) {
            return new JsArrayBuffer[0];
        }
        IteratorRecord record = IteratorRecord.of(transferList);
        for (Object item = record.step(); item != null; item = record.step()) {
            list.append(item);
        }
        JsArrayBuffer[] buffers = new JsArrayBuffer[(int) list.length()];
        for (int i = 0; i < buffers.length; i++) {
            if (!(list.getIndex(i) instanceof JsArrayBuffer buffer) || buffer.isShared() || buffer.isImmutable()) {
                throw failure("Value at index " + i + " does not have a transferable type.");
            }
            if (buffer.isDetached()) {
                throw failure("An ArrayBuffer is detached and could not be cloned.");
            }
            if (memory.has(buffer)) {
                throw failure("ArrayBuffer at index " + i + " is a duplicate of an earlier ArrayBuffer.");
            }
            long most = buffer.isResizable() ? buffer.maxByteLength() : -1;
            memory.put(buffer, JsArrayBuffer.allocate(shape(Intrinsic.ARRAY_BUFFER_PROTOTYPE), 0, most, false));
            buffers[i] = buffer;
        }
        return buffers;
    }

    private Object copy(Object value) {
        if (value instanceof Symbol) {
            throw uncloneable(value);
        }
        if (!(value instanceof JsObject object)) {
            return value;
        }
        Object known = memory.get(object);
        if (known != null) {
            return known;
        }
        Agent.enter();
        try {
            return copyObject(object);
        } finally {
            Agent.leave();
        }
    }

    private Object copyObject(JsObject object) {
        JsObject copy = copyOfContent(object);
        if (copy != null) {
            memory.put(object, copy);
            return copy;
        }
        if (object instanceof JsMap map) {
            return copyMap(map);
        }
        if (object instanceof JsSet set) {
            return copySet(set);
        }
        if (object instanceof JsError error) {
            return copyError(error);
        }
        if (object instanceof JsArray array) {
            JsArray result = JsArray.withLength(array.length());
            return copyProperties(object, result);
        }
        String name = object.className();
        if (object.isCallable() || !name.equals("Object") || !isPlain(object)) {
            throw uncloneable(object);
        }
        return copyProperties(object, ObjectOperations.newObject());
    }

    /** Whether an object that calls itself an Object has no hidden state. */
    private static boolean isPlain(JsObject object) {
        return !(object instanceof ProxyObject) && !(object instanceof NativeIterator) && !(object instanceof ModuleNamespace);
    }

    /** The copy of an object that is its internal slots and refers to no others but buffers; null for other objects. */
    private JsObject copyOfContent(JsObject object) {
        if (object instanceof PrimitiveObject primitive) {
            if (primitive.value instanceof Symbol) {
                throw uncloneable(object);
            }
            return Conversions.toObject(primitive.value);
        }
        if (object instanceof StringObject string) {
            return new StringObject(string.value);
        }
        if (object instanceof JsDate date) {
            return new JsDate(shape(Intrinsic.DATE_PROTOTYPE), date.time);
        }
        if (object instanceof JsRegExp regExp) {
            return JsRegExp.create(regExp.source(), regExp.flags());
        }
        if (object instanceof JsArrayBuffer buffer) {
            return copyBuffer(buffer);
        }
        if (object instanceof JsTypedArray array) {
            requireInBounds(array.isOutOfBounds(), array);
            JsArrayBuffer buffer = (JsArrayBuffer) copy(array.buffer);
            Shape shape = shape(TypedArrayCreation.prototypeOf(array.kind));
            return new JsTypedArray(shape, array.kind, buffer, array.byteOffset, array.tracksLength() ? -1 : array.length());
        }
        if (object instanceof JsDataView view) {
            requireInBounds(view.isOutOfBounds(), view);
            JsArrayBuffer buffer = (JsArrayBuffer) copy(view.buffer);
            int length = view.tracksLength() ? -1 : view.byteLength();
            return new JsDataView(shape(Intrinsic.DATA_VIEW_PROTOTYPE), buffer, view.byteOffset, length);
        }
        return null;
    }

    private static void requireInBounds(boolean outside, JsObject view) {
        if (outside) {
            throw uncloneable(view);
        }
    }

    /** A shared buffer is shared still, an immutable one may be: in one agent it may be the same object. */
    private static JsArrayBuffer copyBuffer(JsArrayBuffer buffer) {
        if (buffer.isShared() || buffer.isImmutable()) {
            return buffer;
        }
        if (buffer.isDetached()) {
            throw failure("An ArrayBuffer is detached and could not be cloned.");
        }
        long most = buffer.isResizable() ? buffer.maxByteLength() : -1;
        JsArrayBuffer copy = JsArrayBuffer.allocate(shape(Intrinsic.ARRAY_BUFFER_PROTOTYPE), buffer.length(), most, false);
        System.arraycopy(buffer.bytes(), 0, copy.bytes(), 0, buffer.length());
        return copy;
    }

    private JsObject copyMap(JsMap map) {
        JsMap result = new JsMap(shape(Intrinsic.MAP_PROTOTYPE));
        memory.put(map, result);
        OrderedTable.Cursor entries = new OrderedTable.Cursor(map.table.copy());
        while (entries.advance()) {
            Object key = copy(entries.key());
            result.table.put(key, copy(entries.value()));
        }
        return result;
    }

    private JsObject copySet(JsSet set) {
        JsSet result = new JsSet(shape(Intrinsic.SET_PROTOTYPE));
        memory.put(set, result);
        OrderedTable.Cursor values = new OrderedTable.Cursor(set.table.copy());
        while (values.advance()) {
            Object value = copy(values.key());
            result.table.put(value, value);
        }
        return result;
    }

    /** Name, message and stack; and the cause, as V8 does. */
    private JsObject copyError(JsError error) {
        if (error instanceof DomException exception) {
            DomException result = new DomException(shape(Intrinsic.DOM_EXCEPTION_PROTOTYPE), exception.message, exception.name);
            result.setTrace(exception.trace());
            memory.put(error, result);
            return result;
        }
        JsError result = new JsError(shape(errorPrototype(Conversions.toString(error.get(Names.NAME)))));
        memory.put(error, result);
        PropertyDescriptor message = error.getOwnProperty(Names.MESSAGE);
        if (message != null && message.isData()) {
            result.define(Names.MESSAGE, Conversions.toString(message.value()), Attributes.HIDDEN);
        }
        PropertyDescriptor cause = error.getOwnProperty(Names.CAUSE);
        if (cause != null && cause.isData()) {
            result.define(Names.CAUSE, copy(cause.value()), Attributes.HIDDEN);
        }
        result.setTrace(error.trace());
        return result;
    }

    private static Intrinsic errorPrototype(JsString name) {
        return switch (name.toJavaString()) {
            case "EvalError" -> Intrinsic.EVAL_ERROR_PROTOTYPE;
            case "RangeError" -> Intrinsic.RANGE_ERROR_PROTOTYPE;
            case "ReferenceError" -> Intrinsic.REFERENCE_ERROR_PROTOTYPE;
            case "SyntaxError" -> Intrinsic.SYNTAX_ERROR_PROTOTYPE;
            case "TypeError" -> Intrinsic.TYPE_ERROR_PROTOTYPE;
            case "URIError" -> Intrinsic.URI_ERROR_PROTOTYPE;
            default -> Intrinsic.ERROR_PROTOTYPE;
        };
    }

    /** The own enumerable properties whose keys are strings and that are still there when their turn comes. */
    private JsObject copyProperties(JsObject object, JsObject result) {
        memory.put(object, result);
        for (PropertyKey key : object.ownKeys()) {
            if (key.isSymbol()) {
                continue;
            }
            PropertyDescriptor own = object.getOwnProperty(key);
            if (own != null && own.isEnumerable()) {
                ObjectOperations.createDataProperty(result, key, copy(object.get(key)));
            }
        }
        return result;
    }
}
