package tsubame.runtime.object;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.realm.Errors;

/** The {@code length} property of arrays (§10.4.2.4 ArraySetLength). */
final class ArrayLength {
    private ArrayLength() {}

    static PropertyDescriptor descriptor(JsArray array) {
        return PropertyDescriptor.data((double) array.length(), array.isLengthWritable() ? Attributes.WRITABLE : 0);
    }

    /** [[DefineOwnProperty]] of length. May run user code: the value is converted, twice as the specification has it. */
    static boolean define(JsArray array, PropertyDescriptor wanted) {
        long newLength = wanted.value() == null ? array.length() : toLength(wanted.value());
        PropertyDescriptor converted = wanted;
        if (wanted.value() != null) {
            converted = new PropertyDescriptor().setValue((double) newLength);
            for (int bit = Attributes.WRITABLE; bit <= Attributes.CONFIGURABLE; bit <<= 1) {
                if (wanted.has(bit)) {
                    converted.set(bit, wanted.is(bit));
                }
            }
        }
        if (wanted.isAccessor() || !PropertyDefinition.isCompatible(true, converted, descriptor(array))) {
            return false;
        }
        boolean done = array.setLength(newLength);
        if (wanted.has(Attributes.WRITABLE) && !wanted.isWritable()) {
            array.fixLength();
        }
        return done;
    }

    private static long toLength(Object value) {
        if (value instanceof Double number && number >= 0 && number <= JsArray.MAX_LENGTH && (long) (double) number == number) {
            return (long) (double) number;
        }
        long length = Conversions.toUint32(value);
        if (length != Conversions.toNumber(value)) {
            throw Errors.rangeError("Invalid array length");
        }
        return length;
    }

    /** [[Set]] of length. */
    static boolean set(JsArray array, Object value, Object receiver) {
        if (!array.isLengthWritable()) {
            return false;
        }
        return receiver == array
                ? define(array, PropertyDescriptor.ofValue(value))
                : NamedAssignment.setOnReceiver(Names.LENGTH, value, receiver);
    }
}
