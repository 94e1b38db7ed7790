package tsubame.runtime.binary;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ExoticObject;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.KeyList;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDefinition;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;

/**
 * A TypedArray exotic object (ECMA-262 §10.4.5). Every string that is the canonical text of a number is an element's key or nothing
 * at all: it never reaches the ordinary properties or the prototypes.
 */
public final class JsTypedArray extends ExoticObject {
    private static final long SHIFTS = 0x3213_3221_1000L;

    public final ElementKind kind;
    public final JsArrayBuffer buffer;
    /** [[ByteOffset]], also when out of bounds. */
    public final int byteOffset;
    /** The number of elements; -1 when the array tracks the buffer's length. */
    private final int fixedLength;
    /** First byte after the elements, of an array that tracks nothing; else {@link #byteOffset}. */
    private final int byteEnd;
    /** The kind's ordinal. */
    private final int code;
    /** A plain array has a fixed length over a buffer of fixed length that may be written: these are the buffer's bytes until it is detached. */
    private final byte[] plainBytes;
    /** The length of a plain array; 0 of others. */
    private final int plainLength;

    /** A view of a buffer that is known to hold it. */
    public JsTypedArray(Shape shape, ElementKind kind, JsArrayBuffer buffer, int byteOffset, int fixedLength) {
        super(shape);
        this.kind = kind;
        this.buffer = buffer;
        this.byteOffset = byteOffset;
        this.fixedLength = fixedLength;
        this.byteEnd = byteOffset + (Math.max(fixedLength, 0) << kind.shift);
        this.code = kind.code;
        boolean plain = fixedLength >= 0 && !buffer.isResizable() && !buffer.isImmutable() && byteEnd <= buffer.length();
        this.plainBytes = plain ? buffer.bytes() : null;
        this.plainLength = plain ? fixedLength : 0;
    }

    // ---- Elements of plain arrays: the short way

    /** Whether there is an element of this index (a negative one is huge), and the array is plain. Then, until user code runs, the methods below may be used. */
    @Inline("every access of an element")
    public boolean isPlain(int index) {
        return index + Integer.MIN_VALUE < plainLength + Integer.MIN_VALUE && buffer.bytes() == plainBytes;
    }

    /** The same, and it is of a certain kind. */
    @Inline("every access of an element")
    public boolean isPlain(int index, int expected) {
        return code == expected && isPlain(index);
    }

    /** The length of a plain array whose buffer is there; else -1. */
    @Inline("every step of a loop")
    public int plainLength() {
        return buffer.bytes() == plainBytes ? plainLength : -1;
    }

    /** The element of a plain array as a number; its kind is passed, for who knows it. */
    @Inline("every access of an element")
    public double plainNumber(int index, int code) {
        return ElementKind.get(code, plainBytes, byteOffset + (index << shift(code)));
    }

    @Inline("every access of an element")
    public void setPlainNumber(int index, int code, double value) {
        ElementKind.put(code, plainBytes, byteOffset + (index << shift(code)), value);
    }

    /** The element, if the array is plain and has one of this index; else null. */
    public Object plainElement(int index) {
        return isPlain(index) && !kind.isBigInt() ? (Object) plainNumber(index, code) : null;
    }

    /** Stores to a plain array; false if another way must be taken. */
    public boolean setPlainElement(int index, Object value) {
        if (value instanceof Double number && isPlain(index) && !kind.isBigInt()) {
            setPlainNumber(index, code, number);
            return true;
        }
        return false;
    }

    /** Four bits for each kind. */
    @Inline("a constant, often")
    private static int shift(int code) {
        return (int) (SHIFTS >> 4 * code) & 3;
    }

    // ---- The elements. Run no user code.

    /** IsTypedArrayOutOfBounds (§10.4.5.14). */
    public boolean isOutOfBounds() {
        return byteEnd > buffer.length();
    }

    /** TypedArrayLength (§10.4.5.12); 0 when out of bounds. */
    public int length() {
        int available = buffer.length();
        if (fixedLength >= 0) {
            return byteEnd <= available ? fixedLength : 0;
        }
        return byteOffset < available ? available - byteOffset >> kind.shift : 0;
    }

    /** TypedArrayByteLength (§10.4.5.13). */
    public int byteLength() {
        return length() << kind.shift;
    }

    public boolean tracksLength() {
        return fixedLength < 0;
    }

    /** IsTypedArrayFixedLength (§10.4.5.15): no resizing can change the length. */
    public boolean isFixedLength() {
        return fixedLength >= 0 && (!buffer.isResizable() || buffer.isShared());
    }

    /** Where in the buffer an element begins. */
    public int byteIndex(int index) {
        return byteOffset + (index << kind.shift);
    }

    /** The element at an index below {@link #length}. */
    public Object element(int index) {
        byte[] bytes = buffer.bytes();
        if (!kind.isBigInt()) {
            return kind.getNumber(bytes, byteIndex(index));
        }
        long bits = LittleEndian.getInt64(bytes, byteIndex(index));
        return kind == ElementKind.BIGINT64 ? JsBigInt.of(bits) : JsBigInt.ofUnsigned(bits);
    }

    /** The number at an index below {@link #length} of an array that is not of BigInts. */
    public double number(int index) {
        return kind.getNumber(buffer.bytes(), byteIndex(index));
    }

    /** Stores what {@link #toElement} answered at an index below {@link #length}. */
    public void setElement(int index, Object element) {
        if (element instanceof Double number) {
            kind.putNumber(buffer.bytes(), byteIndex(index), number);
        } else {
            LittleEndian.putInt64(buffer.bytes(), byteIndex(index), ((JsBigInt) element).toLong());
        }
    }

    /** The conversion of a value to the content type: ToNumber or ToBigInt. Runs user code. */
    public Object toElement(Object value) {
        if (kind.isBigInt()) {
            return Conversions.toBigInt(value);
        }
        return value instanceof Double ? value : (Object) Conversions.toNumber(value);
    }

    /** IsValidIntegerIndex (§10.4.5.16) of an integer. */
    private boolean isValid(long index) {
        return index < length();
    }

    /** TypedArraySetElement (§10.4.5.18). Runs user code, and only then looks whether there is such an element. */
    private void store(long index, Object value) {
        if (value instanceof Double number && !kind.isBigInt()) {
            if (isValid(index)) {
                kind.putNumber(buffer.bytes(), byteIndex((int) index), number);
            }
            return;
        }
        Object element = toElement(value);
        if (isValid(index)) {
            setElement((int) index, element);
        }
    }

    /**
     * Whether a name is the canonical text of a number (§7.1.21). As it is no {@link IndexKey}, it is no element of any array:
     * these are shorter than 2³².
     */
    private static boolean isNumeric(PropertyKey key) {
        if (!(key instanceof Name name) || name.string.isEmpty()) {
            return false;
        }
        char first = name.string.charAt(0);
        if ((first < '0' || first > '9') && first != '-' && first != 'I' && first != 'N') {
            return false;
        }
        if (name.string.is("-0")) {
            return true;
        }
        double number = Conversions.stringToNumber(name.string);
        return JsString.same(Conversions.numberToString(number), name.string);
    }

    // ---- Internal methods

    @Override
    public boolean preventExtensions() {
        return isFixedLength() && super.preventExtensions();
    }

    @Override
    public PropertyDescriptor getOwnIndexed(long index) {
        if (!isValid(index)) {
            return null;
        }
        int attributes = buffer.isImmutable() ? Attributes.ENUMERABLE : Attributes.DEFAULT;
        return PropertyDescriptor.data(element((int) index), attributes);
    }

    @Override
    public PropertyDescriptor getOwnProperty(PropertyKey key) {
        return isNumeric(key) ? null : super.getOwnProperty(key);
    }

    @Override
    public boolean hasIndex(long index) {
        return isValid(index);
    }

    @Override
    public boolean hasProperty(PropertyKey key) {
        return !isNumeric(key) && super.hasProperty(key);
    }

    @Override
    public boolean defineOwnIndexed(long index, PropertyDescriptor wanted) {
        if (buffer.isImmutable()) {
            PropertyDescriptor current = getOwnIndexed(index);
            return current != null && PropertyDefinition.isCompatible(true, wanted, current);
        }
        if (!isValid(index)
                || wanted.has(Attributes.CONFIGURABLE) && !wanted.isConfigurable()
                || wanted.has(Attributes.ENUMERABLE) && !wanted.isEnumerable()
                || wanted.isAccessor()
                || wanted.has(Attributes.WRITABLE) && !wanted.isWritable()) {
            return false;
        }
        if (wanted.value() != null) {
            store(index, wanted.value());
        }
        return true;
    }

    @Override
    public boolean defineOwnProperty(PropertyKey key, PropertyDescriptor wanted) {
        return !isNumeric(key) && super.defineOwnProperty(key, wanted);
    }

    @Override
    public Object getIndex(long index, Object receiver) {
        return isValid(index) ? element((int) index) : Undefined.UNDEFINED;
    }

    @Override
    public Object get(PropertyKey key, Object receiver) {
        return isNumeric(key) ? Undefined.UNDEFINED : super.get(key, receiver);
    }

    @Override
    public boolean setIndex(long index, Object value, Object receiver) {
        if (buffer.isImmutable() && isValid(index)) {
            return false;
        }
        if (receiver == this) {
            store(index, value);
            return true;
        }
        return !isValid(index) || ObjectOperations.setOnReceiver(PropertyKey.ofIndex(index), value, receiver);
    }

    @Override
    public boolean set(PropertyKey key, Object value, Object receiver) {
        if (!isNumeric(key)) {
            return super.set(key, value, receiver);
        }
        if (receiver == this) {
            toElement(value);
        }
        return true;
    }

    @Override
    public boolean deleteIndex(long index) {
        return !isValid(index);
    }

    @Override
    public boolean delete(PropertyKey key) {
        return isNumeric(key) || super.delete(key);
    }

    @Override
    protected void addIndexKeys(KeyList keys) {
        int length = length();
        for (int i = 0; i < length; i++) {
            keys.add(IndexKey.of(i));
        }
    }

    /** Names that are no numbers are ordinary. */
    @Override
    public Shape cacheableShape(PropertyKey key) {
        return isNumeric(key) ? null : shape;
    }

    @Override
    public String className() {
        return kind.title + "Array";
    }
}
