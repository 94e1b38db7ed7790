package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Equality;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.HandlerReaction;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** {@code node:assert} and {@code node:assert/strict}. The comparisons are {@link DeepEquality}, the messages {@link AssertMessages}. */
final class AssertBuiltins extends NodeModule {
    private enum Row implements BuiltinRow {
        ASSERT(loose("ok", 2)),
        OK(function("ok", 2)),
        EQUAL(function("equal", 3)),
        NOT_EQUAL(function("notEqual", 3)),
        STRICT_EQUAL(function("strictEqual", 3)),
        NOT_STRICT_EQUAL(function("notStrictEqual", 3)),
        DEEP_EQUAL(function("deepEqual", 3)),
        NOT_DEEP_EQUAL(function("notDeepEqual", 3)),
        DEEP_STRICT_EQUAL(function("deepStrictEqual", 3)),
        NOT_DEEP_STRICT_EQUAL(function("notDeepStrictEqual", 3)),
        THROWS(function("throws", 3)),
        DOES_NOT_THROW(function("doesNotThrow", 3)),
        REJECTS(function("rejects", 3)),
        DOES_NOT_REJECT(function("doesNotReject", 3)),
        MATCH(function("match", 3)),
        DOES_NOT_MATCH(function("doesNotMatch", 3)),
        FAIL(function("fail", 1)),
        IF_ERROR(function("ifError", 1)),
        ASSERTION_ERROR(constructor("AssertionError", 1)),
        FULFILLED(loose("", 1)),
        REJECTED(loose("", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    /** What the reactions of rejects and doesNotReject close over. */
    private record Expectation(boolean rejection, Object[] args) {}

    private static final Row[] ROWS = Row.values();

    private static final PropertyKey GENERATED = PropertyKey.of("generatedMessage");

    private JsObject errorPrototype;

    @Override
    JsObject module(Realm realm) {
        NativeFunction assertion = makeFunction(realm, Row.ASSERT);
        export(realm, ROWS, assertion);
        errorPrototype = prototypeObject(realm.intrinsic(Intrinsic.ERROR_PROTOTYPE), 8);
        NativeFunction error = makeConstructor(realm, Row.ASSERTION_ERROR, errorPrototype, realm.intrinsic(Intrinsic.ERROR));
        export(assertion, "AssertionError", error);
        NativeFunction strict = makeFunction(realm, Row.ASSERT);
        export(realm, ROWS, strict);
        for (Row[] pair : new Row[][] {{Row.EQUAL, Row.STRICT_EQUAL}, {Row.NOT_EQUAL, Row.NOT_STRICT_EQUAL},
                {Row.DEEP_EQUAL, Row.DEEP_STRICT_EQUAL}, {Row.NOT_DEEP_EQUAL, Row.NOT_DEEP_STRICT_EQUAL}}) {
            strict.put(pair[0].signature.key(), strict.get(pair[1].signature.key()));
        }
        export(strict, "AssertionError", error);
        export(strict, "strict", strict);
        export(assertion, "strict", strict);
        return assertion;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        Object actual = arg(args, 0);
        Object expected = arg(args, 1);
        switch (row) {
            case ASSERT, OK -> check(Conversions.toBoolean(actual), row, actual, true, expected, args.length);
            case THROWS, DOES_NOT_THROW -> throwing(callee.realm, row, args);
            case MATCH, DOES_NOT_MATCH -> check(AssertMessages.matches(expected, actual) == (row == Row.MATCH), row, actual, expected, arg(args, 2), 2);
            case FAIL -> throw failure(row, Undefined.UNDEFINED, Undefined.UNDEFINED, actual == Undefined.UNDEFINED ? JsString.of("Failed") : actual);
            case IF_ERROR -> ifError(actual);
            case REJECTS, DOES_NOT_REJECT -> {
                return rejecting(callee.realm, row, args);
            }
            case ASSERTION_ERROR -> {
                return constructed(actual, newTarget);
            }
            case FULFILLED, REJECTED -> settled(callee.realm, row, (Expectation) callee.data, actual);
            default -> check(compare(row, actual, expected), row, actual, expected, arg(args, 2), 2);
        }
        return Undefined.UNDEFINED;
    }

    private static boolean compare(Row row, Object actual, Object expected) {
        return switch (row) {
            case EQUAL -> Equality.loose(actual, expected) || Equality.sameValue(actual, expected);
            case NOT_EQUAL -> !Equality.loose(actual, expected) && !Equality.sameValue(actual, expected);
            case STRICT_EQUAL -> Equality.sameValue(actual, expected);
            case NOT_STRICT_EQUAL -> !Equality.sameValue(actual, expected);
            case DEEP_EQUAL -> DeepEquality.of(actual, expected, false);
            case NOT_DEEP_EQUAL -> !DeepEquality.of(actual, expected, false);
            case DEEP_STRICT_EQUAL -> DeepEquality.of(actual, expected, true);
            default -> !DeepEquality.of(actual, expected, true);
        };
    }

    private void check(boolean holds, Row row, Object actual, Object expected, Object message, int given) {
        if (!holds) {
            throw failure(row, actual, expected, row == Row.ASSERT || row == Row.OK ? AssertMessages.ok(actual, message, given) : message);
        }
    }

    // ---- failures

    private JsThrow failure(Row row, Object actual, Object expected, Object message) {
        if (message instanceof JsError) {
            return new JsThrow(message);
        }
        String operator = switch (row) {
            case ASSERT, OK, EQUAL -> "==";
            case NOT_EQUAL -> "!=";
            default -> row.signature.key().toString();
        };
        boolean generated = !(message instanceof JsString);
        String text = generated ? AssertMessages.of(operator, actual, expected) : ((JsString) message).toJavaString();
        boolean own = row == Row.FAIL ? text.equals("Failed") : row == Row.ASSERT || row == Row.OK ? AssertMessages.isGenerated(text) : generated;
        return new JsThrow(error(Shape.rootFor(errorPrototype), text, own, actual, expected, operator));
    }

    private static JsError error(Shape shape, String message, boolean generated, Object actual, Object expected, String operator) {
        JsError error = new JsError(shape);
        error.define(Names.MESSAGE, JsString.of(message), Attributes.HIDDEN);
        error.define(GENERATED, generated, Attributes.DEFAULT);
        error.define(PropertyKey.of("code"), JsString.of("ERR_ASSERTION"), Attributes.DEFAULT);
        error.define(PropertyKey.of("actual"), actual, Attributes.DEFAULT);
        error.define(PropertyKey.of("expected"), expected, Attributes.DEFAULT);
        error.define(PropertyKey.of("operator"), JsString.of(operator), Attributes.DEFAULT);
        error.define(Names.NAME, JsString.of("AssertionError"), Attributes.HIDDEN);
        return error.capture();
    }

    private Object constructed(Object options, JsObject newTarget) {
        if (newTarget == null) {
            throw Errors.typeError("Class constructor AssertionError cannot be invoked without 'new'");
        }
        if (!(options instanceof JsObject given)) {
            throw NodeErrors.argument("options", "of type object", options);
        }
        Object prototype = newTarget.get(Names.PROTOTYPE);
        Object message = given.get(Names.MESSAGE);
        Object actual = given.get(PropertyKey.of("actual"));
        Object expected = given.get(PropertyKey.of("expected"));
        Object operator = given.get(PropertyKey.of("operator"));
        String name = operator instanceof JsString text ? text.toJavaString() : "fail";
        String text = message instanceof JsString own ? own.toJavaString() : AssertMessages.of(name, actual, expected);
        return error(Shape.rootFor(prototype instanceof JsObject p ? p : errorPrototype), text, !(message instanceof JsString), actual, expected, name);
    }

    private void ifError(Object value) {
        if (value == Undefined.UNDEFINED || value instanceof Null) {
            return;
        }
        String said = value instanceof JsObject o && o.get(Names.MESSAGE) instanceof JsString text && !text.isEmpty()
                ? text.toJavaString()
                : tsubame.runtime.console.Inspector.inspect(value);
        throw failure(Row.IF_ERROR, value, Null.NULL, JsString.of("ifError got unwanted exception: " + said));
    }

    // ---- what throws and rejects

    private void throwing(Realm realm, Row row, Object[] args) {
        if (!(arg(args, 0) instanceof JsObject function) || !function.isCallable()) {
            throw NodeErrors.argument("fn", "of type function", arg(args, 0));
        }
        Object thrown = null;
        try {
            function.call(Undefined.UNDEFINED, ObjectOperations.noArguments());
        } catch (JsThrow failure) {
            thrown = failure.value;
        }
        settle(realm, row, row == Row.THROWS, thrown, args, "exception");
    }

    /** @param wanted whether an error was wanted; {@code thrown} is null if there was none */
    private void settle(Realm realm, Row row, boolean wanted, Object thrown, Object[] args, String what) {
        boolean bare = arg(args, 1) instanceof JsString;
        Object expected = bare ? Undefined.UNDEFINED : arg(args, 1);
        Object message = bare ? arg(args, 1) : arg(args, 2);
        String suffix = message instanceof JsString text ? ": " + text.toJavaString() : ".";
        if (!wanted) {
            if (thrown != null) {
                throw failure(row, thrown, expected, JsString.of("Got unwanted " + what + suffix + "\nActual message: \""
                        + AssertMessages.messageOf(thrown) + "\""));
            }
        } else if (thrown == null) {
            String class_ = expected instanceof JsObject c && c.isCallable() && c.get(Names.NAME) instanceof JsString name && !name.isEmpty()
                    ? " (" + name.toJavaString() + ")"
                    : "";
            throw failure(row, Undefined.UNDEFINED, expected, JsString.of("Missing expected " + what + class_ + suffix));
        } else {
            String wrong = AssertMessages.mismatch(realm, thrown, expected);
            if (wrong != null) {
                JsThrow failure = failure(row, thrown, expected, message instanceof JsString ? message : JsString.of(wrong));
                ((JsObject) failure.value).put(GENERATED, !(message instanceof JsString));
                throw failure;
            }
        }
    }

    private Object rejecting(Realm realm, Row row, Object[] args) {
        Object source = arg(args, 0);
        PromiseCapability result = PromiseCapability.intrinsic(realm);
        try {
            Object promise = source instanceof JsObject f && f.isCallable() ? f.call(Undefined.UNDEFINED, ObjectOperations.noArguments()) : source;
            if (!(promise instanceof JsObject)) {
                throw NodeErrors.argument("promiseFn", "of type function or an instance of Promise", source);
            }
            Expectation expectation = new Expectation(row == Row.REJECTS, args);
            NativeFunction fulfilled = makeFunction(realm, Row.FULFILLED, expectation);
            NativeFunction rejected = makeFunction(realm, Row.REJECTED, expectation);
            Promises.promiseOf(realm, promise).then(new HandlerReaction(result, fulfilled, rejected));
        } catch (JsThrow thrown) {
            result.reject(thrown.value);
        }
        return result.promise();
    }

    private void settled(Realm realm, Row how, Expectation expectation, Object value) {
        Row row = expectation.rejection ? Row.REJECTS : Row.DOES_NOT_REJECT;
        settle(realm, row, expectation.rejection, how == Row.REJECTED ? value : null, expectation.args, "rejection");
    }
}
