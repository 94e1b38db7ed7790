package tsubame.runtime.interpreter;

import tsubame.bytecode.Op;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PrivateName;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Decorators (the proposal at stage 3): what a list of them makes of a class or one of its elements. */
final class DecoratorOps {
    private static final int CLASS = 0;
    private static final int FIELD = 4;
    private static final int ACCESSOR = 5;
    private static final int STATIC = 8;
    private static final String[] KINDS = {"class", "method", "getter", "setter", "field", "accessor"};

    private DecoratorOps() {}

    /** Runs one of the opcodes of decorators; answers the position of the next instruction. There is no other opcode left. */
    static int execute(Frame frame, int op, int pc, int[] w, Object[] r) {
        switch (op) {
            case Op.NEW_INITIALIZERS -> {
                r[w[pc + 1]] = new InitializerList();
                return pc + 2;
            }
            case Op.DECORATE -> {
                r[w[pc + 1]] = decorate(r, w, pc);
                return pc + 10;
            }
            case Op.DECORATE_LEGACY -> {
                r[w[pc + 1]] = LegacyDecorators.decorate(frame, r[w[pc + 2]], r[w[pc + 3]], w[pc + 4], w[pc + 5], w[pc + 6]);
                return pc + 7;
            }
            case Op.NEW_METADATA -> {
                r[w[pc + 1]] = newMetadata(r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.DEFINE_METADATA -> {
                defineMetadata(r[w[pc + 1]], r[w[pc + 2]]);
                return pc + 3;
            }
            case Op.RUN_INITIALIZERS -> {
                r[w[pc + 1]] = ((InitializerList) r[w[pc + 2]]).run(r[w[pc + 3]], r[w[pc + 4]], w[pc + 5] != 0);
                return pc + 6;
            }
            default -> throw new IllegalStateException("no such opcode: " + op);
        }
    }

    /** DECORATE. */
    static Object decorate(Object[] r, int[] w, int pc) {
        Object value = r[w[pc + 2]];
        Object key = r[w[pc + 3]];
        InitializerList added = (InitializerList) r[w[pc + 4]];
        InitializerList initializers = (InitializerList) r[w[pc + 5]];
        int kind = w[pc + 7] & ~STATIC;
        boolean isStatic = (w[pc + 7] & STATIC) != 0;
        int base = w[pc + 8];
        for (int i = w[pc + 9] - 2; i >= 0; i -= 2) {
            boolean[] finished = {false};
            JsObject context = context(kind, isStatic, key, r[w[pc + 6]], added, finished);
            Object shown = kind == ACCESSOR ? copy((JsObject) value) : value;
            Object answer = ObjectOperations.call(r[base + i], r[base + i + 1], new Object[] {shown, context});
            finished[0] = true;
            value = accept(kind, value, answer, initializers);
        }
        return value;
    }

    /** NEW_METADATA: inherits from the metadata of the class that is extended (proposal decorator metadata). */
    static Object newMetadata(Object heritage) {
        Object inherited = heritage instanceof JsObject parent ? parent.get(Symbol.METADATA) : Undefined.UNDEFINED;
        return new JsObject(inherited instanceof JsObject metadata ? metadata : null);
    }

    /** DEFINE_METADATA. */
    static void defineMetadata(Object constructor, Object metadata) {
        ObjectOperations.definePropertyOrThrow(
                (JsObject) constructor, Symbol.METADATA, PropertyDescriptor.data(metadata, Attributes.HIDDEN));
    }

    /** What a decorator of an accessor may keep: the functions as they are now. */
    private static JsObject copy(JsObject accessor) {
        JsObject copy = new JsObject(Agent.realm.objectPrototype);
        put(copy, "get", accessor.get(PropertyKey.of("get")));
        put(copy, "set", accessor.get(PropertyKey.of("set")));
        return copy;
    }

    private static Object accept(int kind, Object value, Object answer, InitializerList initializers) {
        if (answer == Undefined.UNDEFINED) {
            return value;
        }
        if (kind == ACCESSOR) {
            acceptAccessor((JsObject) value, answer, initializers);
            return value;
        }
        if (!(answer instanceof JsObject function) || !function.isCallable()) {
            throw Errors.typeError("A " + KINDS[kind] + " decorator must return a function or undefined, not " + Describe.plainly(answer));
        }
        if (kind == FIELD) {
            initializers.addFirst(function);
            return value;
        }
        return function;
    }

    private static void acceptAccessor(JsObject value, Object answer, InitializerList initializers) {
        if (!(answer instanceof JsObject parts)) {
            throw Errors.typeError("An accessor decorator must return an object or undefined, not " + Describe.plainly(answer));
        }
        JsObject getter = part(parts, "get");
        JsObject setter = part(parts, "set");
        JsObject initializer = part(parts, "init");
        if (getter != null) {
            put(value, "get", getter);
        }
        if (setter != null) {
            put(value, "set", setter);
        }
        if (initializer != null) {
            initializers.addFirst(initializer);
        }
    }

    private static JsObject part(JsObject parts, String name) {
        Object part = parts.get(PropertyKey.of(name));
        if (part == Undefined.UNDEFINED) {
            return null;
        }
        if (part instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw Errors.typeError("What an accessor decorator returns as '" + name + "' must be a function, not " + Describe.plainly(part));
    }

    // ---- The context object

    private static JsObject context(
            int kind, boolean isStatic, Object key, Object metadata, InitializerList added, boolean[] finished) {
        JsObject context = new JsObject(Agent.realm.objectPrototype);
        put(context, "kind", JsString.of(KINDS[kind]));
        put(context, "name", key instanceof PrivateName name ? name.description : key);
        put(context, "metadata", metadata);
        put(context, "addInitializer", DecoratorFunctions.addInitializer(added, finished));
        if (kind != CLASS) {
            put(context, "static", isStatic);
            put(context, "private", key instanceof PrivateName);
            put(context, "access", access(kind, key));
        }
        return context;
    }

    private static JsObject access(int kind, Object key) {
        JsObject access = new JsObject(Agent.realm.objectPrototype);
        put(access, "has", DecoratorFunctions.access(DecoratorFunctions.Row.HAS, key));
        if (kind != 3) {
            put(access, "get", DecoratorFunctions.access(DecoratorFunctions.Row.GET, key));
        }
        if (kind >= 3) {
            put(access, "set", DecoratorFunctions.access(DecoratorFunctions.Row.SET, key));
        }
        return access;
    }

    private static void put(JsObject object, String name, Object value) {
        ObjectOperations.createDataProperty(object, PropertyKey.of(name), value);
    }
}
