package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import java.util.Arrays;
import tsubame.bytecode.FunctionKind;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.function.BoundFunction;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * Function (§20.2), %ThrowTypeError%, and the hidden constructors GeneratorFunction, AsyncFunction and AsyncGeneratorFunction
 * (§27.3, §27.4, §27.7), whose prototypes and generator prototypes are made here too; their methods are another group's.
 */
public final class FunctionBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        FUNCTION(constructor("Function", 1)),
        GENERATOR_FUNCTION(constructor("GeneratorFunction", 1)),
        ASYNC_FUNCTION(constructor("AsyncFunction", 1)),
        ASYNC_GENERATOR_FUNCTION(constructor("AsyncGeneratorFunction", 1)),
        PROTOTYPE(loose("", 0)),
        THROW_TYPE_ERROR(loose("", 0)),
        CALLER(loose("caller", 0)),
        APPLY(method("apply", 2)),
        BIND(method("bind", 1)),
        CALL(method("call", 1)),
        TO_STRING(method("toString", 0)),
        HAS_INSTANCE(method("@@hasInstance", 1));

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
    static final FunctionBuiltins GROUP = new FunctionBuiltins();
    /** The row that %Function.prototype% runs: accepts anything and answers undefined. */
    static final int PROTOTYPE_ROW = Row.PROTOTYPE.ordinal();

    private FunctionBuiltins() {}

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case FUNCTION -> create(FunctionKind.NORMAL, Intrinsic.FUNCTION_PROTOTYPE, callee, args, newTarget);
            case GENERATOR_FUNCTION ->
                create(FunctionKind.GENERATOR, Intrinsic.GENERATOR_FUNCTION_PROTOTYPE, callee, args, newTarget);
            case ASYNC_FUNCTION -> create(FunctionKind.ASYNC, Intrinsic.ASYNC_FUNCTION_PROTOTYPE, callee, args, newTarget);
            case ASYNC_GENERATOR_FUNCTION ->
                create(FunctionKind.ASYNC_GENERATOR, Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE, callee, args, newTarget);
            case PROTOTYPE -> Undefined.UNDEFINED;
            case THROW_TYPE_ERROR -> throw restricted();
            case CALLER -> callerOf(thisValue);
            case APPLY -> apply(thisValue, arg(args, 0), arg(args, 1));
            case BIND -> bind(thisValue, args);
            case CALL -> callMethod(thisValue, args);
            case TO_STRING -> toString(thisValue);
            case HAS_INSTANCE -> ObjectOperations.ordinaryHasInstance(thisValue, arg(args, 0));
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = realm.functionPrototype;
        NativeFunction function = makeConstructor(realm, Row.FUNCTION, prototype);
        installRows(realm, ROWS, function, prototype);
        prototype.define(Symbol.HAS_INSTANCE, makeFunction(realm, Row.HAS_INSTANCE), Attributes.FIXED);
        realm.register(Intrinsic.FUNCTION, function);
        global(realm, "Function", function);

        NativeFunction thrower = makeFunction(realm, Row.THROW_TYPE_ERROR);
        thrower.ensureMaterialized();
        thrower.define(Names.LENGTH, 0.0, Attributes.FIXED);
        thrower.define(Names.NAME, JsString.EMPTY, Attributes.FIXED);
        thrower.preventExtensions();
        realm.register(Intrinsic.THROW_TYPE_ERROR, thrower);
        realm.register(Intrinsic.FUNCTION_CALLER, makeFunction(realm, Row.CALLER));
        Accessor restricted = new Accessor(thrower, thrower);
        prototype.define(Names.CALLER, restricted, Attributes.CONFIGURABLE);
        prototype.define(Names.ARGUMENTS, restricted, Attributes.CONFIGURABLE);

        installKind(realm, Row.GENERATOR_FUNCTION, Intrinsic.GENERATOR_FUNCTION, Intrinsic.GENERATOR_FUNCTION_PROTOTYPE);
        installKind(realm, Row.ASYNC_FUNCTION, Intrinsic.ASYNC_FUNCTION, Intrinsic.ASYNC_FUNCTION_PROTOTYPE);
        installKind(realm, Row.ASYNC_GENERATOR_FUNCTION, Intrinsic.ASYNC_GENERATOR_FUNCTION,
                Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE);
    }

    /** A hidden constructor and the prototype of its function objects. */
    private void installKind(Realm realm, Row row, Intrinsic constructor, Intrinsic prototype) {
        JsObject functionsPrototype = prototypeObject(realm.functionPrototype, 4);
        NativeFunction f = makeConstructor(realm, row, functionsPrototype, realm.intrinsic(Intrinsic.FUNCTION));
        functionsPrototype.define(Names.CONSTRUCTOR, f, Attributes.READ_ONLY);
        toStringTag(functionsPrototype, row.signature().name.toJavaString());
        realm.register(constructor, f);
        realm.register(prototype, functionsPrototype);
    }

    private static JsThrow restricted() {
        return Errors.typeError("'caller', 'callee', and 'arguments' properties may not be accessed on strict mode functions "
                + "or the arguments objects for calls to them");
    }

    /** CreateDynamicFunction (§20.2.1.1.1). */
    private static Object create(FunctionKind kind, Intrinsic fallback, NativeFunction callee, Object[] args, JsObject newTarget) {
        JsStringBuilder parameters = new JsStringBuilder();
        for (int i = 0; i < args.length - 1; i++) {
            parameters.append(i > 0 ? "," : "").append(Conversions.toString(args[i]));
        }
        JsString body = args.length == 0 ? JsString.EMPTY : Conversions.toString(args[args.length - 1]);
        JsObject prototype = ObjectOperations.prototypeFromConstructor(newTarget == null ? callee : newTarget, fallback);
        if (Agent.functionFactory == null) {
            throw Errors.evalError("Code generation from strings is not available here");
        }
        return Agent.functionFactory.create(kind, parameters.toString(), body.toJavaString(), prototype);
    }

    /** §20.2.3.1. */
    private static Object apply(Object function, Object thisArgument, Object list) {
        if (!(function instanceof JsObject f) || !f.isCallable()) {
            throw notCallable("apply", function);
        }
        boolean none = list == Undefined.UNDEFINED || list == Null.NULL;
        return f.call(thisArgument, none ? ObjectOperations.noArguments() : ObjectOperations.createListFromArrayLike(list));
    }

    /** §20.2.3.3. */
    private static Object callMethod(Object function, Object[] args) {
        if (!(function instanceof JsObject f) || !f.isCallable()) {
            throw notCallable("call", function);
        }
        return f.call(arg(args, 0), args.length <= 1 ? ObjectOperations.noArguments() : Arrays.copyOfRange(args, 1, args.length));
    }

    /** §20.2.3.2. */
    private static Object callerOf(Object function) {
        JsObject caller = function instanceof JsObject f && Agent.tracer != null ? Agent.tracer.callerOf(f) : null;
        return caller == null ? Null.NULL : caller;
    }

    private static Object bind(Object function, Object[] args) {
        if (!(function instanceof JsObject target) || !target.isCallable()) {
            throw Errors.typeError("Bind must be called on a function");
        }
        Object[] bound = args.length <= 1 ? ObjectOperations.noArguments() : Arrays.copyOfRange(args, 1, args.length);
        BoundFunction f = new BoundFunction(target, arg(args, 0), bound);
        double length = 0;
        if (target.hasOwn(Names.LENGTH) && target.get(Names.LENGTH, target) instanceof Double targetLength) {
            length = Math.max(0, Conversions.toIntegerOrInfinity(targetLength) - bound.length);
        }
        JsString name = target.get(Names.NAME, target) instanceof JsString own ? own : JsString.EMPTY;
        f.setNameAndLength(JsString.concat(JsString.of("bound "), name), length);
        return f;
    }

    /** §20.2.3.5. */
    private static Object toString(Object function) {
        if (function instanceof JsFunction f) {
            return f.sourceText();
        }
        if (Conversions.isCallable(function)) {
            return JsString.of("function () { [native code] }");
        }
        throw Errors.typeError("Function.prototype.toString requires that 'this' be a Function");
    }

    private static JsThrow notCallable(String method, Object value) {
        return Errors.typeError("Function.prototype." + method + " was called on " + Describe.plainly(value)
                + ", which is " + Operators.typeOf(value) + " and not a function");
    }

    /** SetFunctionName (§10.2.9) as text: the name of a key, with a prefix such as "get"; null for none. */
    public static JsString functionName(PropertyKey key, String prefix) {
        JsString name;
        if (key instanceof Symbol symbol) {
            name = symbol.description() == null
                    ? JsString.EMPTY
                    : new JsStringBuilder().append('[').append(symbol.description()).append(']').toJsString();
        } else {
            name = JsString.of(key.toString());
        }
        return prefix == null ? name : JsString.concat(JsString.of(prefix + " "), name);
    }
}
