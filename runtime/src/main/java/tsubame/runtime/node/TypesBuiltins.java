package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsDataView;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.collection.JsMap;
import tsubame.runtime.collection.JsSet;
import tsubame.runtime.collection.WeakCollection;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.date.JsDate;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.interpreter.BytecodeFunction;
import tsubame.runtime.iteration.TableIterator;
import tsubame.runtime.module.ModuleNamespace;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PrimitiveObject;
import tsubame.runtime.object.ProxyObject;
import tsubame.runtime.object.StringObject;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.regexp.JsRegExp;

/** {@code node:util/types}: what an object is by its internal slots. */
final class TypesBuiltins extends NodeModule {
    private enum Row implements BuiltinRow {
        ANY_ARRAY_BUFFER("AnyArrayBuffer"), ARGUMENTS_OBJECT("ArgumentsObject"), ARRAY_BUFFER("ArrayBuffer"),
        ARRAY_BUFFER_VIEW("ArrayBufferView"), ASYNC_FUNCTION("AsyncFunction"), BIG_INT64_ARRAY("BigInt64Array"),
        BIG_UINT64_ARRAY("BigUint64Array"), BOOLEAN_OBJECT("BooleanObject"), BOXED_PRIMITIVE("BoxedPrimitive"), DATA_VIEW("DataView"),
        DATE("Date"), FLOAT32_ARRAY("Float32Array"), FLOAT64_ARRAY("Float64Array"), GENERATOR_FUNCTION("GeneratorFunction"),
        GENERATOR_OBJECT("GeneratorObject"), INT8_ARRAY("Int8Array"), INT16_ARRAY("Int16Array"), INT32_ARRAY("Int32Array"), MAP("Map"),
        MAP_ITERATOR("MapIterator"), MODULE_NAMESPACE_OBJECT("ModuleNamespaceObject"), NATIVE_ERROR("NativeError"),
        NUMBER_OBJECT("NumberObject"), PROMISE("Promise"), PROXY("Proxy"), REG_EXP("RegExp"), SET("Set"), SET_ITERATOR("SetIterator"),
        SHARED_ARRAY_BUFFER("SharedArrayBuffer"), STRING_OBJECT("StringObject"), SYMBOL_OBJECT("SymbolObject"), TYPED_ARRAY("TypedArray"),
        UINT8_ARRAY("Uint8Array"), UINT8_CLAMPED_ARRAY("Uint8ClampedArray"), UINT16_ARRAY("Uint16Array"), UINT32_ARRAY("Uint32Array"),
        WEAK_MAP("WeakMap"), WEAK_SET("WeakSet");

        final String type;
        private final Signature signature;

        Row(String type) {
            this.type = type;
            this.signature = function("is" + type, 1);
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    JsObject module(Realm realm) {
        JsObject types = prototypeObject(realm.objectPrototype, ROWS.length);
        export(realm, ROWS, types);
        return types;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return arg(args, 0) instanceof JsObject object && is(ROWS[id], object);
    }

    private static boolean is(Row row, JsObject o) {
        return switch (row) {
            case ANY_ARRAY_BUFFER -> o instanceof JsArrayBuffer;
            case ARRAY_BUFFER -> o instanceof JsArrayBuffer b && !b.isShared();
            case SHARED_ARRAY_BUFFER -> o instanceof JsArrayBuffer b && b.isShared();
            case ARRAY_BUFFER_VIEW -> o instanceof JsTypedArray || o instanceof JsDataView;
            case TYPED_ARRAY -> o instanceof JsTypedArray;
            case DATA_VIEW -> o instanceof JsDataView;
            case ARGUMENTS_OBJECT -> o.className().equals("Arguments");
            case ASYNC_FUNCTION -> o instanceof BytecodeFunction && isKind(o, "Async");
            case GENERATOR_FUNCTION -> o instanceof BytecodeFunction && isKind(o, "Generator");
            case GENERATOR_OBJECT -> o.className().equals("Generator") || o.className().equals("AsyncGenerator");
            case BOXED_PRIMITIVE -> o instanceof StringObject || o instanceof PrimitiveObject;
            case STRING_OBJECT -> o instanceof StringObject;
            case BOOLEAN_OBJECT -> o instanceof PrimitiveObject && o.className().equals("Boolean");
            case NUMBER_OBJECT -> o instanceof PrimitiveObject && o.className().equals("Number");
            case SYMBOL_OBJECT -> o instanceof PrimitiveObject && o.className().equals("Symbol");
            case DATE -> o instanceof JsDate;
            case MAP -> o instanceof JsMap;
            case SET -> o instanceof JsSet;
            case MAP_ITERATOR -> o instanceof TableIterator i && i.isMap();
            case SET_ITERATOR -> o instanceof TableIterator i && !i.isMap();
            case MODULE_NAMESPACE_OBJECT -> o instanceof ModuleNamespace;
            case NATIVE_ERROR -> o instanceof JsError;
            case PROMISE -> o instanceof JsPromise;
            case PROXY -> o instanceof ProxyObject;
            case REG_EXP -> o instanceof JsRegExp;
            case WEAK_MAP -> o instanceof WeakCollection w && w.isMap();
            case WEAK_SET -> o instanceof WeakCollection w && !w.isMap();
            default -> o instanceof JsTypedArray array && row.type.equals(array.kind.title + "Array");
        };
    }

    private static boolean isKind(JsObject function, String word) {
        return function instanceof JsFunction && Describe.constructorName(function).indexOf(word) >= 0;
    }
}
