package tsubame.runtime.node;

import static tsubame.runtime.builtin.Builtins.arg;
import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.module.ModuleLoader;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * Globals that are written in JavaScript: accessors, as they are in Node, that run a module of Node's own when they are first asked and
 * then give way to the value. An executable has the modules whose globals its program mentions. One row of the table adds a module.
 */
public final class ScriptGlobals extends Builtins {
    /** Modules, without {@code node:}, and the globals that each exports. */
    private static final String[][] TABLE = {
        {"internal/blob", "Blob", "File"},
        {"internal/messaging", "MessageChannel", "MessagePort", "MessageEvent", "BroadcastChannel"},
        {"internal/web_streams", "ReadableStream", "ReadableStreamDefaultReader", "ReadableStreamDefaultController", "ReadableByteStreamController",
            "WritableStream", "WritableStreamDefaultWriter", "WritableStreamDefaultController", "TransformStream", "TransformStreamDefaultController",
            "ByteLengthQueuingStrategy", "CountQueuingStrategy", "TextEncoderStream", "TextDecoderStream"},
        {"internal/compression", "CompressionStream", "DecompressionStream"},
    };

    private enum Row implements BuiltinRow {
        GET, SET;

        private final Signature signature = function("", 0);

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private record Global(String name, String module) {}

    /** The module that a program which mentions the name needs; null if it is no such global. */
    public static String moduleOf(String name) {
        for (String[] row : TABLE) {
            for (int i = 1; i < row.length; i++) {
                if (row[i].equals(name)) {
                    return row[0];
                }
            }
        }
        return null;
    }

    /** Whether a property is such a global, or stands for one, and has not been asked for yet. */
    public static boolean isOne(PropertyDescriptor property) {
        return property.isAccessor() && property.getter() instanceof NativeFunction getter && getter.data instanceof Global;
    }

    @Override
    public void install(Realm realm) {
        for (String[] row : TABLE) {
            for (int i = 1; i < row.length; i++) {
                Global global = new Global(row[i], row[0]);
                Accessor accessor = new Accessor(named(realm, Row.GET, "get ", global, 0), named(realm, Row.SET, "set ", global, 1));
                realm.globalObject.define(PropertyKey.of(row[i]), accessor, Attributes.CONFIGURABLE);
            }
        }
    }

    private NativeFunction named(Realm realm, Row row, String prefix, Global global, int length) {
        NativeFunction function = new NativeFunction(realm, this, row.ordinal(), JsString.of(prefix + global.name), length, false);
        function.data = global;
        return function;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Global global = (Global) callee.data;
        boolean isGet = id == Row.GET.ordinal();
        Object value = isGet ? load(callee.realm, global) : arg(args, 0);
        callee.realm.globalObject.define(PropertyKey.of(global.name), value, Attributes.HIDDEN);
        return isGet ? value : Undefined.UNDEFINED;
    }

    private static Object load(Realm realm, Global global) {
        ModuleLoader loader = ModuleLoader.of(realm);
        Object exports = loader == null ? null : loader.commonJs().ofNode("node:" + global.module);
        if (exports instanceof JsObject object) {
            return object.get(PropertyKey.of(global.name));
        }
        throw Errors.referenceError(global.name + " is not in this executable: the program does not mention it by its name");
    }
}
