package tsubame.runtime.interpreter;

import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PrivateName;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** The functions of a decorator's context object: addInitializer, and access to the element whatever its key. */
final class DecoratorFunctions extends Builtins {
    enum Row implements BuiltinRow {
        ADD_INITIALIZER(loose("addInitializer", 1)),
        HAS(loose("has", 1)),
        GET(loose("get", 1)),
        SET(loose("set", 2));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final DecoratorFunctions GROUP = new DecoratorFunctions();

    private DecoratorFunctions() {}

    /** What addInitializer closes over: the list, and whether its decorator has finished. */
    private static final class Adding {
        final InitializerList list;
        final boolean[] finished;

        Adding(InitializerList list, boolean[] finished) {
            this.list = list;
            this.finished = finished;
        }
    }

    static NativeFunction addInitializer(InitializerList list, boolean[] finished) {
        return GROUP.makeFunction(Agent.realm, Row.ADD_INITIALIZER, new Adding(list, finished));
    }

    /** @param key a property key as a value, or a private name */
    static NativeFunction access(Row row, Object key) {
        return GROUP.makeFunction(Agent.realm, row, key);
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case ADD_INITIALIZER -> add((Adding) callee.data, arg(args, 0));
            case HAS -> has(callee.data, object(arg(args, 0)));
            case GET -> get(callee.data, object(arg(args, 0)));
            case SET -> {
                set(callee.data, object(arg(args, 0)), arg(args, 1));
                yield Undefined.UNDEFINED;
            }
        };
    }

    private static Object add(Adding adding, Object function) {
        if (adding.finished[0]) {
            throw Errors.typeError("Cannot add initializers after a decorator has finished");
        }
        if (!(function instanceof JsObject initializer) || !initializer.isCallable()) {
            throw Errors.typeError("An initializer must be a function, not " + Describe.plainly(function));
        }
        adding.list.add(initializer);
        return Undefined.UNDEFINED;
    }

    private static JsObject object(Object value) {
        if (value instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError("Cannot access an element of " + Describe.plainly(value) + ", which is not an object");
    }

    private static Object has(Object key, JsObject object) {
        return key instanceof PrivateName ? ClassOps.hasPrivate(object, key) : (Object) object.hasProperty(PropertyKey.from(key));
    }

    private static Object get(Object key, JsObject object) {
        return key instanceof PrivateName ? ClassOps.getPrivate(object, key) : object.get(PropertyKey.from(key));
    }

    private static void set(Object key, JsObject object, Object value) {
        if (key instanceof PrivateName) {
            ClassOps.setPrivate(object, key, value);
        } else if (!object.set(PropertyKey.from(key), value, object)) {
            throw Errors.typeError("Cannot assign to read only property '" + Conversions.toString(key) + "'");
        }
    }

    /** Its functions hang on no object of a realm. */
    @Override
    public void install(Realm realm) {}
}
