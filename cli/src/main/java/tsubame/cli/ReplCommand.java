package tsubame.cli;

import java.nio.file.Path;
import tsubame.cli.host.FileModules;
import tsubame.cli.host.FrontendCompiler;
import tsubame.cli.host.SystemHost;
import tsubame.cli.host.Terminals;
import tsubame.cli.repl.Session;
import tsubame.runtime.host.Host;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.program.ProgramRun;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;

/** {@code tsubame repl}: an interactive session; with standard input that is no terminal, its lines are run one by one. */
final class ReplCommand {
    /** Makes require, and Node's modules by their names, when they are first used. */
    private static final String PRELUDE = """
            (createRequire, key) => {
              const require = createRequire(key);
              Object.defineProperty(globalThis, "require", { value: require, writable: true, configurable: true });
              for (const name of ["assert", "buffer", "events", "fs", "module", "os", "path", "perf_hooks", "readline", "timers", "url", "util"]) {
                Object.defineProperty(globalThis, name, {
                  configurable: true,
                  get: () => require(name),
                  set: value => Object.defineProperty(globalThis, name, { value, writable: true, enumerable: true, configurable: true }),
                });
              }
            }""";

    private ReplCommand() {}

    static int run(CommandLine line) throws CommandFailure {
        if (!line.operands().isEmpty()) {
            throw CommandFailure.usage("repl takes no file; `tsubame run " + line.operands().getFirst() + "` runs one, and .load in the session loads one");
        }
        FileModules modules = new FileModules();
        SystemHost host = new SystemHost(new String[0], new FrontendCompiler(), modules);
        String key = Path.of("[repl].ts").toAbsolutePath().toString();
        boolean terminal = Terminals.has(Host.STANDARD_INPUT) && Terminals.has(Host.STANDARD_OUTPUT);
        if (terminal) {
            System.out.println("Tsubame " + Main.VERSION + ": .help for help, Ctrl-D to leave");
        }
        return BigStack.call(line.stackMegabytes(), stack -> {
            Realm realm = ProgramRun.prepare();
            Session session = new Session(host, realm, key, terminal, line.colours() && Terminals.has(Host.STANDARD_OUTPUT));
            ProgramRun.begin(host, session, realm, new String[] {"tsubame", key}, stack);
            begin(realm, key);
            int code = Agent.loop.run();
            host.flush();
            return code;
        });
    }

    private static void begin(Realm realm, String key) {
        Object prelude = EvalOps.script(realm, "[prelude]", PRELUDE, true);
        tsubame.runtime.object.ObjectOperations.call(prelude, tsubame.runtime.value.Undefined.UNDEFINED,
                tsubame.runtime.node.NodeModules.of(realm).exports("module").get(tsubame.runtime.object.PropertyKey.of("createRequire")),
                tsubame.runtime.value.JsString.of(key));
    }
}
