package tsubame.runtime.console;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** An object's own say in how it is shown: its method {@code [Symbol.for("nodejs.util.inspect.custom")]}. */
public final class CustomInspection {
    private static final JsString KEY = JsString.of("nodejs.util.inspect.custom");

    private CustomInspection() {}

    /** The symbol of the method. */
    public static Symbol symbol() {
        return Symbol.forKey(KEY);
    }

    /** The text that the object's method makes of it, or of what it answers; null if it has none, or it answers the object itself. */
    static String show(Inspector inspector, JsObject context, JsObject object, int level) {
        if (!(object.get(symbol(), context) instanceof JsObject method) || !method.isCallable() || isPrototype(object)) {
            return null;
        }
        double remaining = inspector.options.depth - level;
        JsObject options = inspector.options.forProgram(remaining, stylize(inspector));
        Object shown = method.call(context, new Object[] {remaining, options, InspectFunction.of(Agent.realm)});
        if (shown == context) {
            return null;
        }
        String text = shown instanceof JsObject ? inspector.show(shown, level) : Conversions.toString(shown).toJavaString();
        return ErrorView.indented(text, inspector.indentation);
    }

    /** Whether the object is the prototype of its own constructor, to whose instances the method is meant to apply. */
    private static boolean isPrototype(JsObject object) {
        return ObjectView.dataProperty(object, Names.CONSTRUCTOR) instanceof JsObject constructor
                && ObjectView.dataProperty(constructor, Names.PROTOTYPE) == object;
    }

    private static NativeFunction stylize(Inspector inspector) {
        return new Stylize(inspector.options.colors).function(Agent.realm);
    }

    /** {@code options.stylize(text, styleName)}. */
    private static final class Stylize extends Builtins {
        private enum Row implements BuiltinRow {
            STYLIZE(Signature.loose("stylize", 2));

            private final Signature signature;

            Row(Signature signature) {
                this.signature = signature;
            }

            @Override
            public Signature signature() {
                return signature;
            }
        }

        private static final Style[] STYLES = Style.values();
        private final boolean colours;

        Stylize(boolean colours) {
            this.colours = colours;
        }

        NativeFunction function(Realm realm) {
            return makeFunction(realm, Row.STYLIZE);
        }

        @Override
        public void install(Realm realm) {
            throw new IllegalStateException("stylize is made for each inspection");
        }

        @Override
        public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
            JsString text = arg(args, 0) == Undefined.UNDEFINED ? JsString.of("undefined") : Conversions.toString(args[0]);
            if (colours && arg(args, 1) instanceof JsString name) {
                for (Style style : STYLES) {
                    if (name.is(lowerCase(style.name()))) {
                        return JsString.of(style.paint(text.toJavaString()));
                    }
                }
            }
            return text;
        }

        private static String lowerCase(String name) {
            char[] letters = name.toCharArray();
            for (int i = 0; i < letters.length; i++) {
                letters[i] += 'a' - 'A';
            }
            return new String(letters);
        }
    }
}
