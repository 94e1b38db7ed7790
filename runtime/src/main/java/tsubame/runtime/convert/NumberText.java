package tsubame.runtime.convert;

import tsubame.runtime.value.JsString;
import tsubame.text.number.DoubleToText;
import tsubame.text.number.TextToDouble;

/** Numbers to strings and back (Number::toString, StringToNumber); the strings of small integers are made once. */
final class NumberText {
    private static final JsString[] SMALL = smallIntegers();

    private NumberText() {}

    private static JsString[] smallIntegers() {
        JsString[] table = new JsString[1024];
        for (int i = 0; i < table.length; i++) {
            table[i] = JsString.of(Integer.toString(i));
        }
        return table;
    }

    static JsString format(double number) {
        int i = (int) number;
        if (i == number && i >= 0) {
            if (i < SMALL.length) {
                return SMALL[i];
            }
            byte[] digits = new byte[Pieces.digits(i)];
            Pieces.writeNatural(i, digits, 0);
            return JsString.ofLatin1(digits);
        }
        return JsString.ofLatin1(DoubleToText.bytes(number));
    }

    static double parse(JsString text) {
        long natural = text.shortNatural();
        if (natural >= 0) {
            return natural; // at most eleven digits
        }
        byte[] bytes = text.latin1OrNull();
        return bytes != null
                ? TextToDouble.number(bytes, text.base(), text.base() + text.length())
                : TextToDouble.number(text.utf16OrNull(), text.base(), text.base() + text.length());
    }
}
