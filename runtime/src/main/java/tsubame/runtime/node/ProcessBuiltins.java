package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import java.util.Arrays;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.MemoryHost;
import tsubame.runtime.interpreter.HostErrors;
import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsBigInt;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** {@code process}, as far as command-line programs use it. */
public final class ProcessBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        EXIT(function("exit", 1)),
        CWD(function("cwd", 0)),
        NEXT_TICK(function("nextTick", 1)),
        UPTIME(function("uptime", 0)),
        HRTIME(function("hrtime", 1)),
        HRTIME_BIGINT(loose("bigint", 0)),
        EMIT_WARNING(function("emitWarning", 1)),
        GET_EXIT_CODE(loose("get exitCode", 0)),
        SET_EXIT_CODE(loose("set exitCode", 1)),
        MEMORY_USAGE(function("memoryUsage", 0)),
        CPU_USAGE(function("cpuUsage", 0));

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
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double NANOS_PER_MICROSECOND = 1e3;

    private static final JsString UNCAUGHT_EXCEPTION = JsString.of("uncaughtException");
    private static final JsString UNHANDLED_REJECTION = JsString.of("unhandledRejection");

    private JsObject process;
    private long start;
    private Object exitCode = Undefined.UNDEFINED;
    private boolean exiting;

    // ---- what the host asks

    /** The code that the program wants to end with; {@code otherwise} if it never said. */
    public int exitCode(int otherwise) {
        return exitCode == Undefined.UNDEFINED ? otherwise : Conversions.toInt32(exitCode) & 0xFF;
    }

    /** Emits {@code exit}; once, and not again from inside. */
    public void runExitListeners(int code) {
        if (exiting) {
            return;
        }
        exiting = true;
        if (exitCode == Undefined.UNDEFINED) {
            exitCode = (double) code;
        }
        emit("exit", exitCode);
    }

    /** Tells the program that it is about to end for want of work, which it may then make. */
    public void runBeforeExit() {
        emit("beforeExit", exitCode == Undefined.UNDEFINED ? (Object) 0.0 : exitCode);
    }

    /** Offers an error that nothing caught to the program's listeners; whether one took it. */
    public boolean takesUncaught(Object error, JsObject promise) {
        if (promise != null && Listeners.count(process, UNHANDLED_REJECTION) > 0) {
            EventEmitterBuiltins.emit(process, new Object[] {UNHANDLED_REJECTION, error, promise});
            return true;
        }
        if (Listeners.count(process, UNCAUGHT_EXCEPTION) == 0) {
            return false;
        }
        JsString origin = promise != null ? UNHANDLED_REJECTION : UNCAUGHT_EXCEPTION;
        EventEmitterBuiltins.emit(process, new Object[] {UNCAUGHT_EXCEPTION, error, origin});
        return true;
    }

    private void emit(String event, Object argument) {
        EventEmitterBuiltins.emit(process, new Object[] {JsString.of(event), argument});
    }

    // ---- the object

    @Override
    public void install(Realm realm) {
        NodeModules modules = NodeModules.of(realm);
        modules.exports("events");
        process = prototypeObject(prototypeObject(modules.emitterPrototype, 1), 32);
        installRows(realm, ROWS, process, null);
        JsObject hrtime = (JsObject) process.get(PropertyKey.of("hrtime"));
        hidden(hrtime, "bigint", makeFunction(realm, Row.HRTIME_BIGINT));
        data(process, "argv", Undefined.UNDEFINED);
        data(process, "execArgv", JsArray.create(realm));
        data(process, "execPath", Undefined.UNDEFINED);
        data(process, "argv0", JsString.of("tsubame"));
        data(process, "title", JsString.of("tsubame"));
        data(process, "pid", 0.0);
        data(process, "platform", JsString.of("linux"));
        data(process, "arch", JsString.of("x64"));
        data(process, "version", JsString.of("v24.0.0"));
        JsObject versions = new JsObject(realm.objectPrototype);
        data(versions, "node", JsString.of("24.0.0"));
        data(versions, "tsubame", JsString.of("0.1.0"));
        data(process, "versions", versions);
        data(process, "env", Undefined.UNDEFINED);
        StandardStreams streams = new StandardStreams();
        data(process, "stdout", streams.output(realm, Host.STANDARD_OUTPUT));
        data(process, "stderr", streams.output(realm, Host.STANDARD_ERROR));
        data(process, "stdin", streams.input(realm));
        process.define(PropertyKey.of("exitCode"),
                new Accessor(makeFunction(realm, Row.GET_EXIT_CODE), makeFunction(realm, Row.SET_EXIT_CODE)),
                Attributes.ENUMERABLE | Attributes.CONFIGURABLE);
        toStringTag(process, "process");
        global(realm, "process", process);
    }

    /**
     * Fills in what only the running process knows, in the places that {@link #install} made.
     *
     * @param argv path of the executable, path of the program, then its arguments
     */
    void begin(Realm realm, String[] argv) {
        start = Agent.host.monotonicTime();
        data(process, "argv", strings(argv));
        data(process, "execPath", JsString.of(argv[0]));
        data(process, "pid", (double) Agent.host.processId());
        data(process, "env", environment(realm));
        terminal("stdin", Host.STANDARD_INPUT);
        terminal("stdout", Host.STANDARD_OUTPUT);
        terminal("stderr", Host.STANDARD_ERROR);
    }

    /** Node says only of terminals that they are some. */
    private void terminal(String stream, int descriptor) {
        if (Agent.host.isTerminal(descriptor)) {
            data((JsObject) process.get(PropertyKey.of(stream)), "isTTY", true);
        }
    }

    private static void data(JsObject target, String name, Object value) {
        target.define(PropertyKey.of(name), value, Attributes.DEFAULT);
    }

    private static JsArray strings(String[] texts) {
        Object[] values = new Object[texts.length];
        for (int i = 0; i < texts.length; i++) {
            values[i] = JsString.of(texts[i]);
        }
        return JsArray.of(values);
    }

    private static JsObject environment(Realm realm) {
        JsObject env = new JsObject(realm.objectPrototype);
        for (String name : Agent.host.environmentNames()) {
            data(env, name, JsString.of(Agent.host.environment(name)));
        }
        return env;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case EXIT -> exit(arg(args, 0));
            case CWD -> JsString.of(Agent.host.currentDirectory());
            case NEXT_TICK -> nextTick(args);
            case UPTIME -> (Agent.host.monotonicTime() - start) / NANOS_PER_SECOND;
            case HRTIME -> hrtime(arg(args, 0));
            case HRTIME_BIGINT -> JsBigInt.of(Agent.host.monotonicTime());
            case EMIT_WARNING -> warn(arg(args, 0));
            case GET_EXIT_CODE -> exitCode;
            case SET_EXIT_CODE -> setExitCode(arg(args, 0));
            case MEMORY_USAGE -> memoryUsage();
            case CPU_USAGE -> cpuUsage(arg(args, 0));
        };
    }

    private Object exit(Object code) {
        if (code != Undefined.UNDEFINED) {
            setExitCode(code);
        }
        runExitListeners(exitCode(0));
        Agent.host.exit(exitCode(0));
        throw new IllegalStateException("the host came back from exit");
    }

    private Object setExitCode(Object code) {
        if (code != Undefined.UNDEFINED && !Conversions.isIntegralNumber(Conversions.toNumber(code))) {
            throw Errors.typeError("The exit code must be an integer");
        }
        exitCode = code;
        return Undefined.UNDEFINED;
    }

    private static Object nextTick(Object[] args) {
        if (!Conversions.isCallable(arg(args, 0))) {
            throw Errors.typeError("The \"callback\" argument must be of type function");
        }
        Agent.loop.addTick(new Call(args[0], Arrays.copyOfRange(args, 1, args.length)));
        return Undefined.UNDEFINED;
    }

    private static final class Call extends Job {
        private final Object function;
        private final Object[] arguments;
        private final Object asyncContext = Agent.asyncContext;

        Call(Object function, Object[] arguments) {
            this.function = function;
            this.arguments = arguments;
        }

        @Override
        public void run() {
            Object before = Agent.asyncContext;
            Agent.asyncContext = asyncContext;
            try {
                ObjectOperations.call(function, Undefined.UNDEFINED, arguments);
            } finally {
                Agent.asyncContext = before;
            }
        }
    }

    private static Object hrtime(Object earlier) {
        long now = Agent.host.monotonicTime();
        if (earlier instanceof JsObject pair) {
            double seconds = Conversions.toNumber(pair.getIndex(0));
            now -= (long) (seconds * NANOS_PER_SECOND) + (long) Conversions.toNumber(pair.getIndex(1));
        }
        long second = (long) NANOS_PER_SECOND;
        return JsArray.of((double) Math.floorDiv(now, second), (double) Math.floorMod(now, second));
    }

    private static JsObject memoryUsage() {
        JsObject usage = ObjectOperations.newObject();
        MemoryHost memory = Agent.host.memory();
        data(usage, "rss", memory == null ? 0.0 : (double) memory.residentBytes());
        data(usage, "heapTotal", memory == null ? 0.0 : (double) memory.committedBytes());
        data(usage, "heapUsed", memory == null ? 0.0 : (double) memory.usedBytes());
        data(usage, "external", 0.0);
        data(usage, "arrayBuffers", 0.0);
        return usage;
    }

    /** The processor's time, of late or since an earlier value. */
    private static Object cpuUsage(Object earlier) {
        double[] now = Agent.host.processorTime();
        double user = 0;
        double system = 0;
        if (earlier != Undefined.UNDEFINED && Conversions.toBoolean(earlier)) {
            if (!(earlier instanceof JsObject before)) {
                throw NodeErrors.argument("prevValue", "of type object", earlier);
            }
            user = earlierTime(before, "user");
            system = earlierTime(before, "system");
        }
        JsObject usage = ObjectOperations.newObject();
        data(usage, "user", Math.floor(now[0]) - user);
        data(usage, "system", Math.floor(now[1]) - system);
        return usage;
    }

    private static double earlierTime(JsObject before, String name) {
        Object value = before.get(PropertyKey.of(name));
        if (!(value instanceof Double time)) {
            throw NodeErrors.argument("The \"prevValue." + name + "\" property must be of type number. Received " + NodeErrors.received(value));
        }
        if (!(time >= 0 && time <= 9007199254740991.0)) {
            throw NodeErrors.withCode(Errors.rangeError("The property 'prevValue." + name + "' is invalid. Received " + Conversions.numberToString(time).toJavaString()), "ERR_INVALID_ARG_VALUE");
        }
        return time;
    }

    private static Object warn(Object warning) {
        JsString text = warning instanceof JsString message ? message : Conversions.toString(warning);
        return write(Host.STANDARD_ERROR, JsString.of("Warning: ").concat(text).concat(JsString.of("\n")));
    }

    private static Object write(int descriptor, Object chunk) {
        byte[] bytes = FsBuiltins.bytes(chunk);
        try {
            Agent.host.write(descriptor, bytes, 0, bytes.length);
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
        return Boolean.TRUE;
    }
}
