package tsubame.runtime.intl;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.Undefined;

/** The options of one Intl constructor (ECMA-402 §9.2.10 GetOption and its kin); absent ones are undefined. */
final class IntlOptions {
    private final JsObject object;
    private final String owner;

    /**
     * @param options undefined or an object; anything else is converted, null throws (CoerceOptionsToObject)
     * @param owner what reads them, for messages
     */
    IntlOptions(Object options, String owner) {
        this.object = options == Undefined.UNDEFINED ? new JsObject((JsObject) null) : Conversions.toObject(options);
        this.owner = owner;
    }

    Object value(String name) {
        return object.get(PropertyKey.of(name));
    }

    /** The text of an option that must be one of the words; {@code otherwise} when it is undefined. */
    String choice(String name, String otherwise, String... words) {
        String text = text(name);
        if (text == null) {
            return otherwise;
        }
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals(text)) {
                return words[i];
            }
        }
        throw Errors.rangeError("Value " + text + " out of range for " + owner + " options property " + name);
    }

    /** The text of an option; null when it is undefined. */
    String text(String name) {
        Object value = value(name);
        return value == Undefined.UNDEFINED ? null : Conversions.toString(value).toJavaString();
    }

    /** An integer in a range; {@code otherwise} when it is undefined (DefaultNumberOption). */
    int integer(Object value, String name, int least, int most, int otherwise) {
        if (value == Undefined.UNDEFINED) {
            return otherwise;
        }
        double number = Conversions.toNumber(value);
        if (!(number >= least && number <= most)) {
            throw Errors.rangeError(name + " value is out of range.");
        }
        return (int) number;
    }

    /** Refuses an option that is not there yet. */
    void refuse(String name) {
        Object value = value(name);
        if (value != Undefined.UNDEFINED) {
            throw Errors.rangeError(owner + ": the option " + name + " (" + Describe.plainly(value) + ") is not supported");
        }
    }
}
