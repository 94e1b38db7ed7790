package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.loose;

import java.util.Arrays;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.loop.Immediate;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * {@code process.stdin}, {@code stdout} and {@code stderr}, as far as command-line programs use them: writing; reading by the events
 * data and end, or by for await. Input is read, a chunk in each turn of the event loop, once somebody listens.
 */
final class StandardStreams extends Builtins {
    private enum Row implements BuiltinRow {
        WRITE(loose("write", 1)),
        END(loose("end", 1)),
        ON(loose("on", 2)),
        SET_ENCODING(loose("setEncoding", 1)),
        RESUME(loose("resume", 0)),
        PAUSE(loose("pause", 0)),
        PIPE(loose("pipe", 1)),
        /** Listeners that a pipe adds. */
        PIPE_DATA(loose("", 1)),
        PIPE_END(loose("", 0)),
        ASYNC_ITERATOR(loose("[Symbol.asyncIterator]", 0)),
        NEXT(loose("next", 0)),
        RETURN(loose("return", 0));

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
    private static final int CHUNK = 1 << 16;

    /** Standard input's state. */
    private static final class Input {
        JsObject stream;
        Realm realm;
        Encoding encoding;
        boolean flowing;
        boolean scheduled;
        boolean ended;
        /** The beginning of a character whose end has not come yet. */
        byte[] rest = new byte[0];
    }

    @Override
    public void install(Realm realm) {
        throw new IllegalStateException("part of process");
    }

    // ---- making the objects

    JsObject output(Realm realm, int descriptor) {
        JsObject stream = stream(realm, descriptor);
        put(stream, "write", makeFunction(realm, Row.WRITE, (double) descriptor));
        put(stream, "end", makeFunction(realm, Row.END, (double) descriptor));
        put(stream, "writable", true);
        return stream;
    }

    JsObject input(Realm realm) {
        Input state = new Input();
        state.realm = realm;
        state.stream = stream(realm, Host.STANDARD_INPUT);
        for (Row row : new Row[] {Row.ON, Row.SET_ENCODING, Row.RESUME, Row.PAUSE, Row.PIPE}) {
            put(state.stream, row.signature.key().toString(), makeFunction(realm, row, state));
        }
        put(state.stream, "addListener", state.stream.get(Row.ON.signature.key()));
        state.stream.define(Symbol.ASYNC_ITERATOR, makeFunction(realm, Row.ASYNC_ITERATOR, state), Attributes.HIDDEN);
        put(state.stream, "readable", true);
        return state.stream;
    }

    private static JsObject stream(Realm realm, int descriptor) {
        NodeModules modules = NodeModules.of(realm);
        modules.exports("events");
        JsObject stream = new JsObject(modules.emitterPrototype);
        put(stream, "fd", (double) descriptor);
        return stream;
    }

    private static void put(JsObject target, String name, Object value) {
        target.define(PropertyKey.of(name), value, Attributes.HIDDEN);
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case WRITE -> write((int) (double) (Double) callee.data, args);
            case END -> end((int) (double) (Double) callee.data, args);
            case ON -> on((Input) callee.data, args);
            case SET_ENCODING -> setEncoding((Input) callee.data, arg(args, 0));
            case RESUME -> resume((Input) callee.data);
            case PAUSE -> pause((Input) callee.data);
            case PIPE -> pipe((Input) callee.data, arg(args, 0));
            case PIPE_DATA -> ObjectOperations.invoke(callee.data, PropertyKey.of("write"), args);
            case PIPE_END -> ObjectOperations.invoke(callee.data, PropertyKey.of("end"));
            case ASYNC_ITERATOR -> iterator((Input) callee.data);
            case NEXT -> next((Input) callee.data);
            case RETURN -> ended(callee.realm, IterationResult.of(Undefined.UNDEFINED, true));
        };
    }

    // ---- output

    private static Object write(int descriptor, Object[] args) {
        Object chunk = arg(args, 0);
        byte[] bytes = chunk instanceof JsString text && arg(args, 1) instanceof JsString
                ? Encoding.require(args[1]).encode(text)
                : FsBuiltins.bytes(chunk);
        try {
            Agent.host.write(descriptor, bytes, 0, bytes.length);
        } catch (HostFailure failure) {
            throw FileErrors.toThrow(failure);
        }
        Object last = args.length > 1 ? args[args.length - 1] : Undefined.UNDEFINED;
        if (last instanceof JsObject callback && callback.isCallable()) {
            Agent.loop.addTick(new Callback(callback));
        }
        return Boolean.TRUE;
    }

    private static Object end(int descriptor, Object[] args) {
        boolean content = arg(args, 0) instanceof JsString || arg(args, 0) instanceof JsObject o && !o.isCallable();
        if (content) {
            write(descriptor, args);
        }
        return Undefined.UNDEFINED;
    }

    private static final class Callback extends Job {
        private final JsObject function;

        Callback(JsObject function) {
            this.function = function;
        }

        @Override
        public void run() {
            function.call(Undefined.UNDEFINED, ObjectOperations.noArguments());
        }
    }

    // ---- input

    private static Object on(Input input, Object[] args) {
        JsObject emitter = NodeModules.of(input.realm).emitterPrototype;
        ObjectOperations.call(emitter.get(PropertyKey.of("addListener")), input.stream, args);
        if (Listeners.isEvent(arg(args, 0), "data")) {
            resume(input);
        }
        return input.stream;
    }

    private static Object setEncoding(Input input, Object encoding) {
        input.encoding = Encoding.require(encoding);
        return input.stream;
    }

    private static Object resume(Input input) {
        input.flowing = true;
        schedule(input);
        return input.stream;
    }

    private static Object pause(Input input) {
        input.flowing = false;
        return input.stream;
    }

    /** Writes what comes to another stream, and ends it at the end; answers it. */
    private Object pipe(Input input, Object target) {
        if (!(target instanceof JsObject stream)) {
            throw NodeErrors.argument("destination", "an instance of Writable", target);
        }
        on(input, new Object[] {JsString.of("end"), makeFunction(input.realm, Row.PIPE_END, stream)});
        on(input, new Object[] {JsString.of("data"), makeFunction(input.realm, Row.PIPE_DATA, stream)});
        return stream;
    }

    private static void schedule(Input input) {
        if (!input.scheduled && !input.ended) {
            input.scheduled = true;
            Agent.loop.addImmediate(new Immediate(new Flow(input)));
        }
    }

    /** Reads a chunk and emits it. */
    private static final class Flow extends Job {
        private final Input input;

        Flow(Input input) {
            this.input = input;
        }

        @Override
        public void run() {
            Agent.realm = input.realm;
            input.scheduled = false;
            if (!input.flowing || input.ended) {
                return;
            }
            Object chunk = read(input);
            if (chunk != null) {
                EventEmitterBuiltins.emit(input.stream, new Object[] {JsString.of("data"), chunk});
                if (input.flowing) {
                    schedule(input);
                }
                return;
            }
            EventEmitterBuiltins.emit(input.stream, new Object[] {JsString.of("end")});
            EventEmitterBuiltins.emit(input.stream, new Object[] {JsString.of("close")});
        }
    }

    /** The next chunk, a string if there is an encoding; null at the end. */
    private static Object read(Input input) {
        byte[] bytes = Arrays.copyOf(input.rest, input.rest.length + CHUNK);
        int count;
        try {
            count = Agent.host.read(Host.STANDARD_INPUT, bytes, input.rest.length, CHUNK);
        } catch (HostFailure failure) {
            throw FileErrors.toThrow(failure);
        }
        int length = input.rest.length + Math.max(0, count);
        input.ended = count <= 0;
        if (length == 0) {
            return null;
        }
        if (input.encoding == null) {
            return BufferBuiltins.of(input.realm, Arrays.copyOf(bytes, length));
        }
        int whole = input.encoding == Encoding.UTF8 && count > 0 ? wholeCharacters(bytes, length) : length;
        input.rest = Arrays.copyOfRange(bytes, whole, length);
        if (whole == 0) {
            return JsString.EMPTY;
        }
        input.rest = input.ended ? new byte[0] : input.rest;
        return input.encoding.decode(bytes, 0, whole);
    }

    /** The length without a last character that is not all there. */
    private static int wholeCharacters(byte[] bytes, int length) {
        for (int back = 1; back <= 3 && back <= length; back++) {
            int lead = bytes[length - back] & 0xFF;
            if (lead >= 0xC0) {
                int needed = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
                return needed > back ? length - back : length;
            }
        }
        return length;
    }

    // ---- for await

    private Object iterator(Input input) {
        JsObject iterator = ObjectOperations.newObject();
        put(iterator, "next", makeFunction(input.realm, Row.NEXT, input));
        put(iterator, "return", makeFunction(input.realm, Row.RETURN, input));
        return iterator;
    }

    private static Object next(Input input) {
        JsPromise promise = Promises.create(input.realm);
        Agent.loop.addImmediate(new Immediate(new Delivery(input, promise)));
        return promise;
    }

    private static Object ended(Realm realm, Object result) {
        JsPromise promise = Promises.create(realm);
        promise.fulfill(result);
        return promise;
    }

    /** Reads a chunk for an iteration. */
    private static final class Delivery extends Job {
        private final Input input;
        private final JsPromise promise;

        Delivery(Input input, JsPromise promise) {
            this.input = input;
            this.promise = promise;
        }

        @Override
        public void run() {
            Agent.realm = input.realm;
            Object chunk = input.ended ? null : read(input);
            promise.fulfill(chunk == null ? IterationResult.of(Undefined.UNDEFINED, true) : IterationResult.of(chunk, false));
        }
    }
}
