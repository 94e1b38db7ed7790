package tsubame.runtime.builtin;

import java.util.Arrays;
import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Making typed arrays: what the constructors do (ECMA-262 §23.2.5.1), and creation by constructor or species (§23.2.4). */
public final class TypedArrayCreation {
    private static final Intrinsic[] INTRINSICS = Intrinsic.values();

    private TypedArrayCreation() {}

    /** The constructor of a kind. ORDER: ElementKind, Intrinsic */
    static Intrinsic constructorOf(ElementKind kind) {
        return INTRINSICS[Intrinsic.INT8_ARRAY.ordinal() + kind.ordinal()];
    }

    public static Intrinsic prototypeOf(ElementKind kind) {
        return INTRINSICS[Intrinsic.INT8_ARRAY_PROTOTYPE.ordinal() + kind.ordinal()];
    }

    // ---- Checks

    /** The receiver of a method; a TypeError unless it is a typed array, in bounds or not. */
    static JsTypedArray require(Object value, String method) {
        if (value instanceof JsTypedArray array) {
            return array;
        }
        throw Errors.typeError("this is not a typed array: %TypedArray%.prototype." + method + " called on " + Describe.plainly(value));
    }

    /** ValidateTypedArray (§23.2.4.4): in bounds too. */
    static JsTypedArray validate(Object value, String method) {
        return requireInBounds(require(value, method), method);
    }

    /** ValidateTypedArray for writing: the buffer must not be immutable. */
    static JsTypedArray requireWritable(JsTypedArray array, String method) {
        if (array.buffer.isImmutable()) {
            throw Errors.typeError("Cannot perform %TypedArray%.prototype." + method + " on an immutable ArrayBuffer");
        }
        return requireInBounds(array, method);
    }

    static JsTypedArray requireInBounds(JsTypedArray array, String method) {
        if (array.isOutOfBounds()) {
            throw array.buffer.isDetached()
                    ? Errors.typeError("Cannot perform %TypedArray%.prototype." + method + " on a detached ArrayBuffer")
                    : Errors.typeError("Cannot perform %TypedArray%.prototype." + method + " on an array out of its buffer's bounds");
        }
        return array;
    }

    // ---- Plain creation

    private static JsTypedArray create(Shape shape, ElementKind kind, long length) {
        if (length > JsArrayBuffer.MAX_LENGTH >> kind.shift) {
            throw Errors.rangeError("Invalid typed array length: " + length);
        }
        return new JsTypedArray(shape, kind, BufferOperations.create(length << kind.shift), 0, (int) length);
    }

    /** A new array of the kind with zeros, as of its constructor in this realm: TypedArrayCreateSameType (§23.2.4.3). */
    static JsTypedArray create(ElementKind kind, long length) {
        return create(Shape.exoticRootFor(Agent.realm.intrinsic(prototypeOf(kind))), kind, length);
    }

    /** A new array of the kind; takes the bytes over. */
    public static JsTypedArray of(ElementKind kind, byte[] bytes) {
        Shape shape = Shape.exoticRootFor(Agent.realm.intrinsic(prototypeOf(kind)));
        return new JsTypedArray(shape, kind, BufferOperations.of(bytes), 0, bytes.length >> kind.shift);
    }

    // ---- The constructors

    static JsTypedArray construct(ElementKind kind, Object[] args, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Constructor " + kind.title + "Array requires 'new'");
        }
        Object first = Builtins.arg(args, 0);
        if (!(first instanceof JsObject source)) {
            long length = toLength(first);
            return create(shape(kind, newTarget), kind, length);
        }
        Shape shape = shape(kind, newTarget);
        if (source instanceof JsTypedArray array) {
            return copyOf(shape, kind, array);
        }
        if (source instanceof JsArrayBuffer buffer) {
            return onBuffer(shape, kind, buffer, Builtins.arg(args, 1), Builtins.arg(args, 2));
        }
        JsObject iteratorMethod = ObjectOperations.getMethod(source, Symbol.ITERATOR);
        if (iteratorMethod != null) {
            return ofList(shape, kind, listFrom(source, iteratorMethod));
        }
        long length = ObjectOperations.lengthOf(source);
        JsTypedArray result = create(shape, kind, length);
        for (int i = 0; i < length; i++) {
            result.putIndex(i, source.getIndex(i));
        }
        return result;
    }

    private static Shape shape(ElementKind kind, JsObject newTarget) {
        return ObjectOperations.shapeFromConstructor(newTarget, prototypeOf(kind));
    }

    private static long toLength(Object value) {
        double length = value == Undefined.UNDEFINED ? 0 : Conversions.toIntegerOrInfinity(value);
        if (length < 0 || length > Conversions.MAX_SAFE_INTEGER) {
            throw Errors.rangeError("Invalid typed array length: " + Describe.plainly(value));
        }
        return (long) length;
    }

    /** The values of an iterable. */
    private static Object[] listFrom(Object source, JsObject iteratorMethod) {
        Object[] list = new Object[8];
        int count = 0;
        IteratorRecord record = IteratorRecord.ofMethod(source, iteratorMethod);
        for (Object value = record.step(); value != null; value = record.step()) {
            if (count == list.length) {
                list = Arrays.copyOf(list, 2 * count);
            }
            list[count++] = value;
        }
        return Arrays.copyOf(list, count);
    }

    private static JsTypedArray ofList(Shape shape, ElementKind kind, Object[] list) {
        JsTypedArray result = create(shape, kind, list.length);
        for (int i = 0; i < list.length; i++) {
            result.putIndex(i, list[i]);
        }
        return result;
    }

    /** InitializeTypedArrayFromTypedArray (§23.2.5.1.2). */
    private static JsTypedArray copyOf(Shape shape, ElementKind kind, JsTypedArray source) {
        requireInBounds(source, "constructor");
        JsTypedArray result = create(shape, kind, source.length());
        if (kind.isBigInt() != source.kind.isBigInt()) {
            throw mixedContent();
        }
        copyElements(source, 0, result, 0, source.length());
        return result;
    }

    static RuntimeException mixedContent() {
        return Errors.typeError("Cannot mix BigInt and other types, use explicit conversions");
    }

    /** Copies elements between arrays of one content type; as if all were read before the first is written. */
    static void copyElements(JsTypedArray from, int fromIndex, JsTypedArray to, int toIndex, int count) {
        byte[] source = from.buffer.bytes();
        byte[] target = to.buffer.bytes();
        int at = from.byteIndex(fromIndex);
        int out = to.byteIndex(toIndex);
        boolean sameBytes = from.kind == to.kind || from.kind.isBigInt()
                || from.kind == ElementKind.UINT8_CLAMPED && to.kind == ElementKind.UINT8;
        if (sameBytes) {
            System.arraycopy(source, at, target, out, count << from.kind.shift);
            return;
        }
        if (source == target) {
            source = Arrays.copyOfRange(source, at, at + (count << from.kind.shift));
            at = 0;
        }
        for (int i = 0; i < count; i++) {
            to.kind.putNumber(target, out + (i << to.kind.shift), from.kind.getNumber(source, at + (i << from.kind.shift)));
        }
    }

    /** InitializeTypedArrayFromArrayBuffer (§23.2.5.1.3). */
    private static JsTypedArray onBuffer(Shape shape, ElementKind kind, JsArrayBuffer buffer, Object byteOffset, Object length) {
        long offset = toOffset(byteOffset);
        if ((offset & kind.size() - 1) != 0) {
            throw Errors.rangeError("start offset of " + kind.title + "Array should be a multiple of " + kind.size());
        }
        long newLength = length == Undefined.UNDEFINED ? -1 : toLength(length);
        BufferOperations.requireAttached(buffer, "Construct");
        long available = buffer.byteLength() - offset;
        if (newLength < 0 && buffer.isResizable()) {
            if (available < 0) {
                throw outsideOfBuffer(offset);
            }
            return new JsTypedArray(shape, kind, buffer, (int) offset, -1);
        }
        if (newLength < 0) {
            if ((buffer.byteLength() & kind.size() - 1) != 0) {
                throw Errors.rangeError("byte length of " + kind.title + "Array should be a multiple of " + kind.size());
            }
            if (available < 0) {
                throw outsideOfBuffer(offset);
            }
            newLength = available >> kind.shift;
        } else if (newLength > JsArrayBuffer.MAX_LENGTH || newLength << kind.shift > available) {
            throw Errors.rangeError("Invalid typed array length: " + newLength);
        }
        return new JsTypedArray(shape, kind, buffer, (int) offset, (int) newLength);
    }

    private static long toOffset(Object value) {
        double offset = value == Undefined.UNDEFINED ? 0 : Conversions.toIntegerOrInfinity(value);
        if (offset < 0 || offset > Conversions.MAX_SAFE_INTEGER) {
            throw Errors.rangeError("Start offset " + Describe.plainly(value) + " is outside the bounds of the buffer");
        }
        return (long) offset;
    }

    private static RuntimeException outsideOfBuffer(long offset) {
        return Errors.rangeError("Start offset " + offset + " is outside the bounds of the buffer");
    }

    // ---- Creation through user code

    /** TypedArrayCreateFromCtor (§23.2.4.2) with a length, for writing. */
    static JsTypedArray createFrom(JsObject constructor, long length) {
        JsTypedArray array = requireWritable(require(ObjectOperations.construct(constructor, (double) length), "constructor"), "constructor");
        if (array.length() < length) {
            throw Errors.typeError("Derived TypedArray constructor created an array which was too small");
        }
        return array;
    }

    private static JsObject species(JsTypedArray exemplar) {
        return ObjectOperations.speciesConstructor(exemplar, Agent.realm.intrinsic(constructorOf(exemplar.kind)));
    }

    /** TypedArraySpeciesCreate (§23.2.4.1) with a length. */
    static JsTypedArray speciesCreate(JsTypedArray exemplar, long length) {
        return sameContent(exemplar, createFrom(species(exemplar), length));
    }

    /** TypedArraySpeciesCreate with the arguments of a view. */
    static JsTypedArray speciesCreate(JsTypedArray exemplar, Object... arguments) {
        return sameContent(exemplar, validate(ObjectOperations.construct(species(exemplar), arguments), "constructor"));
    }

    private static JsTypedArray sameContent(JsTypedArray exemplar, JsTypedArray made) {
        if (made.kind.isBigInt() != exemplar.kind.isBigInt()) {
            throw Errors.typeError("Content type of the species' array differs from the source's");
        }
        return made;
    }

    private static JsObject constructor(Object value) {
        if (value instanceof JsObject c && c.isConstructor()) {
            return c;
        }
        throw Errors.typeError(Describe.plainly(value) + " is not a constructor");
    }

    /** %TypedArray%.from (§23.2.2.1). */
    static Object from(Object self, Object source, Object mapper, Object thisArgument) {
        JsObject c = constructor(self);
        JsObject map = mapper == Undefined.UNDEFINED ? null : ArrayOperations.callback(mapper);
        JsObject iteratorMethod = ObjectOperations.getMethod(source, Symbol.ITERATOR);
        JsObject items = iteratorMethod != null
                ? JsArray.of(listFrom(source, iteratorMethod))
                : Conversions.toObject(source);
        long length = ObjectOperations.lengthOf(items);
        JsTypedArray target = createFrom(c, length);
        for (long i = 0; i < length; i++) {
            Object value = items.getIndex(i);
            target.putIndex(i, map == null ? value : map.call(thisArgument, new Object[] {value, (double) i}));
        }
        return target;
    }

    /** %TypedArray%.of (§23.2.2.2). */
    static Object of(Object self, Object[] items) {
        JsTypedArray target = createFrom(constructor(self), items.length);
        for (int i = 0; i < items.length; i++) {
            target.putIndex(i, items[i]);
        }
        return target;
    }
}
