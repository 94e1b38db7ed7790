package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;

/** GetSubstitution (ECMA-262 §22.1.3.19.1): expands {@code $&}, {@code $1}, {@code $<name>} … of a replacement text. */
final class Substitution {
    private static final Object[] NO_CAPTURES = {};

    private final JsString template;
    private final JsString matched;
    private final JsString text;
    private final int position;
    /** Captures from number 1 on: JsString or undefined. */
    private final Object[] captures;
    /** The groups object, or undefined. */
    private final Object namedCaptures;
    private final JsStringBuilder out;

    private Substitution(JsString template, JsString matched, JsString text, int position, Object[] captures,
            Object namedCaptures, JsStringBuilder out) {
        this.template = template;
        this.matched = matched;
        this.text = text;
        this.position = position;
        this.captures = captures;
        this.namedCaptures = namedCaptures;
        this.out = out;
    }

    /** Appends the template for a match without captures. */
    static void append(JsStringBuilder out, JsString template, JsString matched, JsString text, int position) {
        append(out, template, matched, text, position, NO_CAPTURES, Undefined.UNDEFINED);
    }

    /** Appends the template, its references replaced. */
    static void append(JsStringBuilder out, JsString template, JsString matched, JsString text, int position,
            Object[] captures, Object namedCaptures) {
        if (template.indexOf('$', 0) < 0) {
            out.append(template);
            return;
        }
        new Substitution(template, matched, text, position, captures, namedCaptures, out).expand();
    }

    private void expand() {
        int at = 0;
        while (true) {
            int dollar = template.indexOf('$', at);
            if (dollar < 0 || dollar + 1 == template.length()) {
                out.append(template, at, template.length());
                return;
            }
            out.append(template, at, dollar);
            at = reference(dollar);
        }
    }

    /** Appends what the reference at a dollar sign stands for; answers where the template goes on. */
    private int reference(int dollar) {
        char unit = template.charAt(dollar + 1);
        switch (unit) {
            case '$':
                out.append('$');
                return dollar + 2;
            case '&':
                out.append(matched);
                return dollar + 2;
            case '`':
                out.append(text, 0, position);
                return dollar + 2;
            case '\'':
                out.append(text, Math.min(position + matched.length(), text.length()), text.length());
                return dollar + 2;
            case '<':
                return namedReference(dollar);
            default:
                return unit >= '0' && unit <= '9' ? numberedReference(dollar) : literal(dollar);
        }
    }

    private int literal(int dollar) {
        out.append('$');
        return dollar + 1;
    }

    /** Two digits are taken if there is such a capture, else one. */
    private int numberedReference(int dollar) {
        int number = template.charAt(dollar + 1) - '0';
        int end = dollar + 2;
        if (end < template.length()) {
            int digit = template.charAt(end) - '0';
            if (digit >= 0 && digit <= 9 && number * 10 + digit <= captures.length && number * 10 + digit > 0) {
                number = number * 10 + digit;
                end++;
            }
        }
        if (number == 0 || number > captures.length) {
            return literal(dollar);
        }
        if (captures[number - 1] instanceof JsString capture) {
            out.append(capture);
        }
        return end;
    }

    private int namedReference(int dollar) {
        int close = namedCaptures == Undefined.UNDEFINED ? -1 : template.indexOf('>', dollar + 2);
        if (close < 0) {
            return literal(dollar);
        }
        JsString name = template.slice(dollar + 2, close);
        Object capture = ((JsObject) namedCaptures).get(name.toPropertyKey());
        if (capture != Undefined.UNDEFINED) {
            out.append(Conversions.toString(capture));
        }
        return close + 1;
    }
}
