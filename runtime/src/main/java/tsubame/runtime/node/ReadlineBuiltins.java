package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** {@code node:readline} and {@code node:readline/promises}: lines of a stream, questions and answers. What is read is in {@link LineReader}. */
final class ReadlineBuiltins extends NodeModule {
    private enum Row implements BuiltinRow {
        INTERFACE(constructor("Interface", 1)),
        CREATE(function("createInterface", 1)),
        CLEAR_LINE(function("clearLine", 2)),
        CURSOR_TO(function("cursorTo", 3)),
        QUESTION(method("question", 2)),
        SET_PROMPT(method("setPrompt", 1)),
        GET_PROMPT(method("getPrompt", 0)),
        PROMPT(method("prompt", 1)),
        PAUSE(method("pause", 0)),
        RESUME(method("resume", 0)),
        WRITE(method("write", 1)),
        CLOSE(method("close", 0)),
        LINES(method("@@asyncIterator", 0)),
        DISPOSE(method("@@dispose", 0)),
        NEXT(loose("next", 0)),
        RETURN(loose("return", 0)),
        SELF(loose("[Symbol.asyncIterator]", 0)),
        /** Listener of the input stream. */
        ON_DATA(loose("", 1)),
        ON_END(loose("", 0));

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
    private static final PropertyKey ON = PropertyKey.of("on");

    /** Whether questions answer promises. */
    private final boolean promises;
    private JsObject prototype;

    ReadlineBuiltins(boolean promises) {
        this.promises = promises;
    }

    @Override
    JsObject module(Realm realm) {
        NodeModules modules = NodeModules.of(realm);
        JsObject emitter = modules.exports("events");
        JsObject readline = new JsObject(realm.objectPrototype);
        prototype = prototypeObject(modules.emitterPrototype, 16);
        NativeFunction constructor = makeConstructor(realm, Row.INTERFACE, prototype, emitter);
        export(realm, ROWS, readline);
        installRows(realm, ROWS, new JsObject(realm.objectPrototype), prototype);
        export(readline, "Interface", constructor);
        if (!promises) {
            export(readline, "promises", modules.exports("readline/promises"));
        }
        return readline;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        switch (row) {
            case INTERFACE, CREATE -> {
                return create(callee.realm, args);
            }
            case CLEAR_LINE, CURSOR_TO -> {
                return true; // there is no cursor to move in what is not a terminal
            }
            case SELF -> {
                return thisValue;
            }
            case ON_DATA, ON_END, NEXT, RETURN -> {
                return onReader(row, callee.realm, (LineReader) callee.data, args);
            }
            default -> { }
        }
        if (!(thisValue instanceof LineReader reader)) {
            throw NodeErrors.argument("this", "an instance of Interface", thisValue);
        }
        return onReader(row, callee.realm, reader, args);
    }

    private Object onReader(Row row, Realm realm, LineReader reader, Object[] args) {
        Object a = arg(args, 0);
        switch (row) {
            case QUESTION -> {
                return question(realm, reader, args);
            }
            case SET_PROMPT -> reader.prompt = Conversions.toString(a);
            case GET_PROMPT -> {
                return reader.prompt;
            }
            case PROMPT -> reader.print(reader.prompt);
            case PAUSE -> reader.pause();
            case RESUME -> reader.resume();
            case WRITE -> reader.print(Conversions.toString(a));
            case CLOSE, DISPOSE -> reader.close();
            case LINES -> {
                return iterator(realm, reader);
            }
            case NEXT -> {
                return reader.nextLine(realm);
            }
            case RETURN -> {
                reader.close();
                return reader.nextLine(realm);
            }
            case ON_DATA -> reader.data(a);
            default -> reader.end();
        }
        return row == Row.PAUSE || row == Row.RESUME ? reader : Undefined.UNDEFINED;
    }

    private Object create(Realm realm, Object[] args) {
        Object first = arg(args, 0);
        boolean options = first instanceof JsObject o && !(o.get(PropertyKey.of("input")) instanceof Undefined);
        Object input = options ? ((JsObject) first).get(PropertyKey.of("input")) : first;
        Object output = options ? ((JsObject) first).get(PropertyKey.of("output")) : arg(args, 1);
        if (!(input instanceof JsObject stream)) {
            throw NodeErrors.argument("input", "an instance of Stream", input);
        }
        LineReader reader = new LineReader(Shape.rootFor(prototype), stream, output instanceof JsObject o ? o : null);
        Listeners.initialise(reader);
        if (options && ((JsObject) first).get(PropertyKey.of("prompt")) instanceof JsString prompt) {
            reader.prompt = prompt;
        }
        ObjectOperations.invoke(stream, ON, JsString.of("data"), makeFunction(realm, Row.ON_DATA, reader));
        ObjectOperations.invoke(stream, ON, JsString.of("end"), makeFunction(realm, Row.ON_END, reader));
        return reader;
    }

    private Object question(Realm realm, LineReader reader, Object[] args) {
        if (reader.isClosed()) {
            throw NodeErrors.withCode(tsubame.runtime.realm.Errors.error("readline was closed"), "ERR_USE_AFTER_CLOSE");
        }
        reader.print(Conversions.toString(arg(args, 0)));
        if (promises) {
            JsPromise promise = Promises.create(realm);
            reader.ask(promise);
            return promise;
        }
        Object callback = args.length == 0 ? Undefined.UNDEFINED : args[args.length - 1];
        if (!(callback instanceof JsObject function) || !function.isCallable()) {
            throw NodeErrors.argument("cb", "of type function", callback);
        }
        reader.ask(function);
        return Undefined.UNDEFINED;
    }

    private Object iterator(Realm realm, LineReader reader) {
        reader.iterate();
        JsObject iterator = ObjectOperations.newObject();
        iterator.define(PropertyKey.of("next"), makeFunction(realm, Row.NEXT, reader), Attributes.HIDDEN);
        iterator.define(PropertyKey.of("return"), makeFunction(realm, Row.RETURN, reader), Attributes.HIDDEN);
        iterator.define(tsubame.runtime.value.Symbol.ASYNC_ITERATOR, makeFunction(realm, Row.SELF, reader), Attributes.HIDDEN);
        return iterator;
    }
}
