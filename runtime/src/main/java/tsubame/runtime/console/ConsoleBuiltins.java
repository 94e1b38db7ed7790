package tsubame.runtime.console;

import static tsubame.runtime.builtin.Signature.function;

import java.util.Arrays;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsStringBuilder;
import tsubame.runtime.value.Undefined;

/** The global {@code console}, as Node's: log, debug and info go to standard output, the others to standard error. */
public final class ConsoleBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        LOG(function("log", 0)),
        INFO(function("info", 0)),
        DEBUG(function("debug", 0)),
        ERROR(function("error", 0)),
        WARN(function("warn", 0)),
        TRACE(function("trace", 0)),
        DIR(function("dir", 0)),
        TABLE(function("table", 1)),
        ASSERT(function("assert", 0)),
        COUNT(function("count", 0)),
        COUNT_RESET(function("countReset", 0)),
        GROUP(function("group", 0)),
        GROUP_COLLAPSED(function("groupCollapsed", 0)),
        GROUP_END(function("groupEnd", 0)),
        TIME(function("time", 0)),
        TIME_END(function("timeEnd", 0)),
        TIME_LOG(function("timeLog", 0));

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
    private static final double NANOS_PER_MILLISECOND = 1e6;

    @Override
    public void install(Realm realm) {
        JsObject console = prototypeObject(realm.objectPrototype, ROWS.length);
        ConsoleState state = new ConsoleState();
        for (Row row : ROWS) {
            NativeFunction function = makeFunction(realm, row, state);
            console.define(row.signature().key(), function, Attributes.DEFAULT);
        }
        toStringTag(console, "console");
        global(realm, "console", console);
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        ConsoleState state = (ConsoleState) callee.data;
        Row row = ROWS[id];
        switch (row) {
            case LOG, INFO, DEBUG -> print(state, Host.STANDARD_OUTPUT, MessageFormat.format(args));
            case ERROR, WARN -> print(state, Host.STANDARD_ERROR, MessageFormat.format(args));
            case TRACE -> trace(state, args);
            case DIR -> print(state, Host.STANDARD_OUTPUT, dir(args));
            case TABLE -> table(state, args);
            case ASSERT -> check(state, args);
            case COUNT -> count(state, label(args));
            case COUNT_RESET -> state.counts.remove(label(args).toJavaString());
            case GROUP, GROUP_COLLAPSED -> group(state, args);
            case GROUP_END -> state.indentation = Math.max(0, state.indentation - 2);
            case TIME -> time(state, label(args));
            case TIME_END -> elapsed(state, label(args), true, args);
            case TIME_LOG -> elapsed(state, label(args), false, args);
        }
        return Undefined.UNDEFINED;
    }

    private static JsString label(Object[] args) {
        return arg(args, 0) == Undefined.UNDEFINED ? JsString.of("default") : Conversions.toString(args[0]);
    }

    // ---- printing

    /** Prints a line to the descriptor, indented by the open groups. */
    private static void print(ConsoleState state, int descriptor, JsString line) {
        JsString text = state.indentation == 0 ? line : indented(line, state.indentation);
        byte[] bytes = Utf8.encodeLine(text);
        try {
            Agent.host.write(descriptor, bytes, 0, bytes.length);
        } catch (HostFailure failure) {
            // Nobody reads any more: console.log has nowhere to say so, and the program goes on as under Node.
        }
    }

    private static JsString indented(JsString text, int spaces) {
        JsStringBuilder out = new JsStringBuilder();
        String margin = " ".repeat(spaces);
        for (int from = 0; ; ) {
            int newline = text.indexOf('\n', from);
            out.append(margin).append(text, from, newline < 0 ? text.length() : newline + 1);
            if (newline < 0) {
                return out.toJsString();
            }
            from = newline + 1;
        }
    }

    private static JsString dir(Object[] args) {
        InspectOptions options = InspectOptions.of(arg(args, 1));
        return JsString.of(Inspector.inspect(arg(args, 0), options));
    }

    private static void trace(ConsoleState state, Object[] args) {
        JsError error = Errors.create(Intrinsic.ERROR_PROTOTYPE, "");
        JsString message = MessageFormat.format(args);
        Object stack = error.get(Names.STACK);
        String frames = stack instanceof JsString text ? text.toJavaString() : "";
        int newline = frames.indexOf('\n');
        String head = message.isEmpty() ? "Trace" : "Trace: " + message.toJavaString();
        print(state, Host.STANDARD_ERROR, JsString.of(newline < 0 ? head : head + frames.substring(newline)));
    }

    private static void table(ConsoleState state, Object[] args) {
        String drawn = ConsoleTable.of(arg(args, 0), arg(args, 1));
        print(state, Host.STANDARD_OUTPUT, drawn == null ? MessageFormat.format(args) : JsString.of(drawn));
    }

    private static void check(ConsoleState state, Object[] args) {
        if (Conversions.toBoolean(arg(args, 0))) {
            return;
        }
        Object[] rest = args.length < 2 ? new Object[0] : Arrays.copyOfRange(args, 1, args.length);
        JsString message = MessageFormat.format(rest);
        print(state, Host.STANDARD_ERROR,
                rest.length == 0 ? JsString.of("Assertion failed") : JsString.of("Assertion failed: ").concat(message));
    }

    private static void group(ConsoleState state, Object[] args) {
        if (args.length > 0) {
            print(state, Host.STANDARD_OUTPUT, MessageFormat.format(args));
        }
        state.indentation += 2;
    }

    // ---- counters and timers

    private static void count(ConsoleState state, JsString label) {
        String key = label.toJavaString();
        Object old = state.counts.get(key);
        double count = old instanceof Double n ? n + 1 : 1;
        state.counts.put(key, count);
        print(state, Host.STANDARD_OUTPUT, label.concat(JsString.of(": ")).concat(Conversions.numberToString(count)));
    }

    private static void time(ConsoleState state, JsString label) {
        String key = label.toJavaString();
        if (state.timers.containsKey(key)) {
            warn(state, "Warning: Label '" + key + "' already exists for console.time()");
            return;
        }
        state.timers.put(key, (double) Agent.host.monotonicTime());
    }

    private static void elapsed(ConsoleState state, JsString label, boolean end, Object[] args) {
        String key = label.toJavaString();
        if (!(state.timers.get(key) instanceof Double start)) {
            warn(state, "Warning: No such label '" + key + "' for console." + (end ? "timeEnd()" : "timeLog()"));
            return;
        }
        double milliseconds = (Agent.host.monotonicTime() - start) / NANOS_PER_MILLISECOND;
        JsStringBuilder line = new JsStringBuilder().append(label).append(": ").append(duration(milliseconds));
        for (int i = 1; !end && i < args.length; i++) {
            line.append(' ').append(MessageFormat.format(new Object[] {args[i]}));
        }
        print(state, Host.STANDARD_OUTPUT, line.toJsString());
        if (end) {
            state.timers.remove(key);
        }
    }

    /** {@code 12.345ms}, or {@code 1.234s} from a second on. */
    private static String duration(double milliseconds) {
        boolean seconds = milliseconds >= 1000;
        double shown = Math.floor((seconds ? milliseconds / 1000 : milliseconds) * 1000 + 0.5) / 1000;
        return Conversions.numberToString(shown).toJavaString() + (seconds ? "s" : "ms");
    }

    private static void warn(ConsoleState state, String message) {
        print(state, Host.STANDARD_ERROR, JsString.of(message));
    }

    /** For callers that print the way console.error does. */
    public static void printError(JsString text) {
        print(new ConsoleState(), Host.STANDARD_ERROR, text);
    }
}
