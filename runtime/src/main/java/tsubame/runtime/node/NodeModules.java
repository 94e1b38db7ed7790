package tsubame.runtime.node;

import tsubame.runtime.console.ConsoleBuiltins;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Realm;

/**
 * The modules that Node brings along and programs import by bare name or with {@code node:}, one row each, and the globals that
 * go with them. One instance belongs to one realm; modules are made when first asked for. Installing needs no host, so that an
 * executable has it done when it is built; what only the running process knows comes with {@link #begin}.
 */
public final class NodeModules {
    private enum Row {
        ASSERT("assert"), ASSERT_STRICT("assert/strict"), BUFFER("buffer"), CONSOLE("console"), EVENTS("events"), FS("internal/fs"),
        FS_PROMISES("internal/fs/promises"), HOST("internal/host"), MODULE("module"), OS("os"), PATH("path"), PATH_POSIX("path/posix"), PERF_HOOKS("perf_hooks"),
        PROCESS("process"), READLINE("readline"), READLINE_PROMISES("readline/promises"), TIMERS("timers"),
        TIMERS_PROMISES("timers/promises"), URL("url"), UTIL("util"), UTIL_TYPES("util/types");

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
    private final FsBuiltins fs = new FsBuiltins();

    /** Prototypes of objects that these modules make, where they are needed from elsewhere. */
    JsObject emitterPrototype;
    JsObject bufferPrototype;
    JsObject statsPrototype;
    JsObject direntPrototype;

    private NodeModules(Realm realm) {
        this.realm = realm;
    }

    /** Gives the realm these modules, {@code process}, {@code performance}, {@code console} and {@code Buffer}. */
    public static void install(Realm realm) {
        NodeModules modules = new NodeModules(realm);
        realm.nodeModules = modules;
        new ConsoleBuiltins().install(realm);
        modules.process.install(realm);
        modules.performance.install(realm);
        new BufferBuiltins(modules).install(realm);
        new ScriptGlobals().install(realm);
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

    /** The process object's side that the host needs: events, the exit code. */
    public ProcessBuiltins process() {
        return process;
    }

    /**
     * Whether there is such a module; {@code name} without {@code node:}. Names under {@code internal/} are for the modules that are
     * written in JavaScript.
     */
    public static boolean has(String name) {
        return find(name) != null;
    }

    static String[] names() {
        String[] names = new String[ROWS.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = ROWS[i].name;
        }
        return names;
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
            case ASSERT -> new AssertBuiltins().module(realm);
            case ASSERT_STRICT -> (JsObject) exports("assert").get(PropertyKey.of("strict"));
            case BUFFER -> NodeNames.withAccessors(realm, NodeNames.pick(realm, NodeNames.BUFFER, NodeNames.ATOB, NodeNames.BTOA), "Blob", "File");
            case CONSOLE -> (JsObject) realm.globalObject.get(NodeNames.CONSOLE);
            case EVENTS -> new EventEmitterBuiltins().module(realm);
            case HOST -> new HostBuiltins().module(realm);
            case FS -> fs.module(realm);
            case FS_PROMISES -> fs.promises(realm);
            case MODULE -> new ModuleModule().module(realm);
            case OS -> new OsBuiltins().module(realm);
            case PATH -> new PathBuiltins().module(realm);
            case PATH_POSIX -> exports("path");
            case PERF_HOOKS -> NodeNames.pick(realm, NodeNames.PERFORMANCE);
            case PROCESS -> (JsObject) realm.globalObject.get(NodeNames.PROCESS);
            case READLINE -> new ReadlineBuiltins(false).module(realm);
            case READLINE_PROMISES -> new ReadlineBuiltins(true).module(realm);
            case TIMERS -> timers();
            case TIMERS_PROMISES -> new TimersModule().module(realm);
            case URL -> new UrlModule().module(realm);
            case UTIL -> new UtilBuiltins().module(realm);
            case UTIL_TYPES -> (JsObject) exports("util").get(PropertyKey.of("types"));
        };
    }

    private JsObject timers() {
        JsObject timers = NodeNames.pick(realm, NodeNames.SET_TIMEOUT, NodeNames.SET_INTERVAL, NodeNames.SET_IMMEDIATE,
                NodeNames.CLEAR_TIMEOUT, NodeNames.CLEAR_INTERVAL, NodeNames.CLEAR_IMMEDIATE);
        timers.define(PropertyKey.of("promises"), exports("timers/promises"), Attributes.DEFAULT);
        return timers;
    }

    /** With the prototypes of what fs answers. */
    NodeModules ready() {
        if (statsPrototype == null) {
            new StatBuiltins().install(realm);
        }
        return this;
    }
}
