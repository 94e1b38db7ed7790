package tsubame.runtime.node;

import tsubame.runtime.console.ConsoleBuiltins;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Realm;

/**
 * The modules that Node brings along and programs import by bare name or with {@code node:}, one row each, and the globals that
 * go with them. One instance belongs to one realm; modules are made when first asked for. Installing needs no host, so that an
 * executable has it done when it is built; what only the running process knows comes with {@link #begin}.
 */
public final class NodeModules {
    private enum Row {
        FS("fs"), PATH("path"), PROCESS("process"), PERF_HOOKS("perf_hooks"), CONSOLE("console"), TIMERS("timers"), UTIL("util");

        private final String name;

        Row(String name) {
            this.name = name;
        }
    }

    private static final Row[] ROWS = Row.values();

    private final Realm realm;
    private final JsObject[] made = new JsObject[ROWS.length];
    private final ProcessBuiltins process = new ProcessBuiltins();
    private final PerformanceBuiltins performance = new PerformanceBuiltins();

    private NodeModules(Realm realm) {
        this.realm = realm;
    }

    /** Gives the realm these modules, {@code process}, {@code performance} and {@code console}. */
    public static void install(Realm realm) {
        NodeModules modules = new NodeModules(realm);
        realm.nodeModules = modules;
        new ConsoleBuiltins().install(realm);
        modules.process.install(realm);
        modules.performance.install(realm);
        realm.globalObject.define(NodeNames.GLOBAL, realm.globalObject, Attributes.HIDDEN);
    }

    /** The modules of a realm that has them. */
    public static NodeModules of(Realm realm) {
        return (NodeModules) realm.nodeModules;
    }

    /**
     * Tells {@code process} and {@code performance} what they know of the running process, and starts their clocks.
     *
     * @param argv path of the executable, path of the program, then its arguments
     */
    public void begin(String[] argv) {
        process.begin(realm, argv);
        performance.begin();
    }

    /** The process object's side that the host needs: exit handlers, the exit code. */
    public ProcessBuiltins process() {
        return process;
    }

    /** Whether there is such a module; {@code name} without {@code node:}. */
    public static boolean has(String name) {
        return find(name) != null;
    }

    /** What the module exports. */
    public JsObject exports(String name) {
        Row row = find(name);
        int index = row.ordinal();
        if (made[index] == null) {
            made[index] = make(row);
        }
        return made[index];
    }

    private static Row find(String name) {
        for (Row row : ROWS) {
            if (row.name.equals(name)) {
                return row;
            }
        }
        return null;
    }

    private JsObject make(Row row) {
        return switch (row) {
            case FS -> new FsBuiltins().module(realm);
            case PATH -> new PathBuiltins().module(realm);
            case UTIL -> new UtilBuiltins().module(realm);
            case PROCESS -> (JsObject) realm.globalObject.get(NodeNames.PROCESS);
            case CONSOLE -> (JsObject) realm.globalObject.get(NodeNames.CONSOLE);
            case PERF_HOOKS -> NodeNames.pick(realm, NodeNames.PERFORMANCE);
            case TIMERS -> NodeNames.pick(realm, NodeNames.SET_TIMEOUT, NodeNames.SET_INTERVAL, NodeNames.SET_IMMEDIATE,
                    NodeNames.CLEAR_TIMEOUT, NodeNames.CLEAR_INTERVAL, NodeNames.CLEAR_IMMEDIATE);
        };
    }
}
