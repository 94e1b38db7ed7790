package tsubame.runtime.interpreter;

import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * TypeScript's older decorators: what a list of them makes of a class or one of its members. As compiled TypeScript does, it leaves the
 * work to {@code Reflect.decorate} where a library has put that there, and metadata to {@code Reflect.metadata}.
 */
final class LegacyDecorators extends Builtins {
    private static final int CLASS = 0;
    private static final int DESCRIBED = 1;
    private static final PropertyKey REFLECT = PropertyKey.of("Reflect");
    private static final PropertyKey METADATA = PropertyKey.of("metadata");
    private static final PropertyKey DECORATE = PropertyKey.of("decorate");

    private enum Row implements BuiltinRow {
        /** Calls a decorator of a parameter. */
        PARAMETER(loose("", 2));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final LegacyDecorators GROUP = new LegacyDecorators();

    private LegacyDecorators() {}

    /** DECORATE_LEGACY: answers the decorated class, or nothing of interest. */
    static Object decorate(Frame frame, Object target, Object key, int kind, int base, int count) {
        Object[] functions = functions(frame, base, count);
        JsObject object = (JsObject) target;
        PropertyKey name = kind == CLASS ? null : PropertyKey.from(key);
        Object described = kind == DESCRIBED ? ObjectOperations.fromPropertyDescriptor(object.getOwnProperty(name)) : Undefined.UNDEFINED;
        JsObject library = reflectFunction(DECORATE);
        Object result;
        if (library != null) {
            JsArray list = JsArray.of(functions);
            result = kind == CLASS
                    ? library.call(reflect(), new Object[] {list, target})
                    : library.call(reflect(), new Object[] {list, target, key, described});
        } else {
            result = apply(functions, target, key, kind == CLASS ? target : described, kind == CLASS);
        }
        if (kind == CLASS) {
            return result;
        }
        if (Conversions.toBoolean(result)) {
            ObjectOperations.definePropertyOrThrow(object, name, ObjectOperations.toPropertyDescriptor(result));
        }
        return Undefined.UNDEFINED;
    }

    /** Last to first; what one answers, if anything, the next one gets. */
    private static Object apply(Object[] functions, Object target, Object key, Object first, boolean ofClass) {
        Object result = first;
        for (int i = functions.length - 1; i >= 0; i--) {
            Object answer = ofClass
                    ? ObjectOperations.call(functions[i], Undefined.UNDEFINED, result)
                    : ObjectOperations.call(functions[i], Undefined.UNDEFINED, target, key, result);
            if (Conversions.toBoolean(answer)) {
                result = answer;
            }
        }
        return result;
    }

    private static Object[] functions(Frame frame, int base, int count) {
        Object[] r = frame.registers;
        Object[] functions = new Object[count / 2];
        int n = 0;
        for (int i = 0; i < count; i += 2) {
            Object first = r[base + i];
            Object second = r[base + i + 1];
            if (first instanceof JsString) {
                JsObject library = reflectFunction(METADATA);
                if (library != null) {
                    functions[n++] = library.call(reflect(), new Object[] {first, second});
                }
            } else if (second == Undefined.UNDEFINED) {
                if (Conversions.toBoolean(first)) {
                    functions[n++] = first;
                }
            } else {
                functions[n++] = GROUP.makeFunction(frame.realm(), Row.PARAMETER, new Object[] {first, second});
            }
        }
        return java.util.Arrays.copyOf(functions, n);
    }

    private static Object reflect() {
        return Agent.realm.globalObject.get(REFLECT);
    }

    /** A function that a library may have added to Reflect; null if it is not there. */
    private static JsObject reflectFunction(PropertyKey name) {
        return reflect() instanceof JsObject reflect && reflect.get(name) instanceof JsObject f && f.isCallable() ? f : null;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Object[] pair = (Object[]) callee.data;
        ObjectOperations.call(pair[0], Undefined.UNDEFINED, arg(args, 0), arg(args, 1), pair[1]);
        return Undefined.UNDEFINED;
    }

    /** Its functions hang on no object of a realm. */
    @Override
    public void install(Realm realm) {}
}
