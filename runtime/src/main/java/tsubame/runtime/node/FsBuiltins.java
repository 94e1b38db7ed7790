package tsubame.runtime.node;

import java.util.Arrays;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.loop.Immediate;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/**
 * {@code node:fs} and {@code node:fs/promises}: each {@link FileOperation} as a synchronous function, with a callback, and with a
 * promise. The work is done at once in all three; callbacks and promises learn of it in a later turn of the event loop.
 */
final class FsBuiltins extends NodeModule {
    private enum Manner { SYNCHRONOUS, CALLBACK, PROMISE }

    /** One operation in one manner. */
    private static final class Row implements BuiltinRow {
        private final int ordinal;
        private final FileOperation operation;
        private final Manner manner;
        private final Signature signature;

        Row(int ordinal, FileOperation operation, Manner manner) {
            this.ordinal = ordinal;
            this.operation = operation;
            this.manner = manner;
            this.signature = Signature.loose(manner == Manner.SYNCHRONOUS ? operation.title + "Sync" : operation.title, operation.length);
        }

        @Override
        public Signature signature() {
            return signature;
        }

        @Override
        public int ordinal() {
            return ordinal;
        }
    }

    private static final Row[] ROWS = rows();

    private static Row[] rows() {
        FileOperation[] operations = FileOperation.values();
        Manner[] manners = Manner.values();
        Row[] rows = new Row[operations.length * manners.length];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = new Row(i, operations[i / manners.length], manners[i % manners.length]);
        }
        return rows;
    }

    @Override
    JsObject module(Realm realm) {
        JsObject fs = prototypeObject(realm.objectPrototype, ROWS.length);
        for (Row row : ROWS) {
            boolean there = row.manner == Manner.SYNCHRONOUS || row.manner == Manner.CALLBACK && row.operation.isAsynchronous();
            if (there) {
                fs.define(row.signature.key(), makeFunction(realm, row), Attributes.DEFAULT);
            }
        }
        JsObject constants = new JsObject(realm.objectPrototype);
        export(constants, "F_OK", 0.0);
        export(constants, "R_OK", 4.0);
        export(constants, "W_OK", 2.0);
        export(constants, "X_OK", 1.0);
        export(fs, "constants", constants);
        JsObject promises = NodeModules.of(realm).exports("internal/fs/promises");
        export(promises, "constants", constants);
        export(fs, "promises", promises);
        return fs;
    }

    /** {@code node:fs/promises}. */
    JsObject promises(Realm realm) {
        JsObject promises = prototypeObject(realm.objectPrototype, ROWS.length);
        for (Row row : ROWS) {
            if (row.manner == Manner.PROMISE && row.operation.isAsynchronous() && row.operation != FileOperation.EXISTS) {
                promises.define(row.signature.key(), makeFunction(realm, row), Attributes.DEFAULT);
            }
        }
        return promises;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        return switch (row.manner) {
            case SYNCHRONOUS -> synchronously(row.operation, callee.realm, args);
            case CALLBACK -> withCallback(row.operation, callee.realm, args);
            case PROMISE -> withPromise(row.operation, callee.realm, args);
        };
    }

    private static Object synchronously(FileOperation operation, Realm realm, Object[] args) {
        try {
            return FileOperations.run(operation, realm, args);
        } catch (HostFailure failure) {
            throw FileErrors.toThrow(failure);
        }
    }

    // ---- later

    private static Object withCallback(FileOperation operation, Realm realm, Object[] args) {
        Object last = args.length == 0 ? Undefined.UNDEFINED : args[args.length - 1];
        if (!(last instanceof JsObject callback) || !callback.isCallable()) {
            throw NodeErrors.argument("cb", "of type function", last);
        }
        Outcome outcome = new Outcome(realm, callback, null);
        outcome.settle(operation, Arrays.copyOf(args, args.length - 1));
        Agent.loop.addImmediate(new Immediate(outcome));
        return Undefined.UNDEFINED;
    }

    private static Object withPromise(FileOperation operation, Realm realm, Object[] args) {
        JsPromise promise = Promises.create(realm);
        Outcome outcome = new Outcome(realm, null, promise);
        outcome.settle(operation, args);
        Agent.loop.addImmediate(new Immediate(outcome));
        return promise;
    }

    /** Tells a callback or a promise what came of an operation. */
    private static final class Outcome extends Job {
        private final Realm realm;
        private final JsObject callback;
        private final JsPromise promise;
        private boolean onlyValue;
        private Object error;
        private Object value;

        Outcome(Realm realm, JsObject callback, JsPromise promise) {
            this.realm = realm;
            this.callback = callback;
            this.promise = promise;
        }

        void settle(FileOperation operation, Object[] args) {
            onlyValue = operation == FileOperation.EXISTS;
            try {
                value = FileOperations.run(operation, realm, args);
            } catch (HostFailure failure) {
                error = FileErrors.toThrow(failure).value;
            } catch (JsThrow thrown) {
                if (callback != null) {
                    throw thrown; // wrong arguments are told at once
                }
                error = thrown.value;
            }
        }

        @Override
        public void run() {
            Agent.realm = realm;
            if (promise != null) {
                if (error != null) {
                    promise.reject(error);
                } else {
                    Promises.resolve(promise, value);
                }
            } else if (onlyValue) {
                callback.call(Undefined.UNDEFINED, new Object[] {value});
            } else if (error != null) {
                callback.call(Undefined.UNDEFINED, new Object[] {error});
            } else {
                callback.call(Undefined.UNDEFINED, value == Undefined.UNDEFINED
                        ? new Object[] {Null.NULL}
                        : new Object[] {Null.NULL, value});
            }
        }
    }

    // ---- for other modules

    /** The bytes of a string or of a view on binary data, to be written. */
    static byte[] bytes(Object content) {
        if (content instanceof JsString text) {
            return Encoding.UTF8.encode(text);
        }
        byte[] bytes = BufferBuiltins.bytesOf(content);
        if (bytes == null) {
            throw NodeErrors.argument("data", "of type string or an instance of Buffer, TypedArray, or DataView", content);
        }
        return bytes;
    }

    /** Whether an option of that name is set. */
    static boolean option(Object options, String name) {
        return options instanceof JsObject given && Conversions.toBoolean(ObjectOperations.getOfValue(given,
                tsubame.runtime.object.PropertyKey.of(name)));
    }
}
