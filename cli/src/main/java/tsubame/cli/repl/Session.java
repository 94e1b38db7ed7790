package tsubame.cli.repl;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tsubame.runtime.console.InspectOptions;
import tsubame.runtime.console.Inspector;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.LoopHost;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.program.UncaughtError;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * An interactive session: what the event loop waits for is the next line. Timers run while the user types; an {@code await}
 * outside of functions holds the next prompt back. An error ends nothing.
 */
public final class Session implements LoopHost {
    private static final double NANOS_PER_MILLISECOND = 1e6;
    private static final String MORE = "... ";
    private static final String HELP = """
            Type TypeScript or JavaScript; a value that is not finished goes on in the next line.
            The last value is in _ ; Node's modules are there by their names (fs, path, …), others by import or require.

              .load FILE   run the lines of a file here
              .break       give up an input of several lines (or Ctrl-C)
              .help        this text
              .exit        leave (or Ctrl-D)
            """;

    private final Host host;
    private final Realm realm;
    private final String name;
    private final boolean terminal;
    private final boolean colours;
    private final InputLines lines;
    private final StringBuilder pending = new StringBuilder();
    private JsPromise awaited;
    private boolean asked;
    private boolean ended;

    /**
     * @param name of the source that errors show; a path, beside which imports look
     * @param terminal whether someone types: there are prompts then
     */
    public Session(Host host, Realm realm, String name, boolean terminal, boolean colours) {
        this.host = host;
        this.realm = realm;
        this.name = name;
        this.terminal = terminal;
        this.colours = colours;
        lines = new InputLines(terminal);
    }

    // ---- the event loop's side

    @Override
    public double now() {
        return host.monotonicTime() / NANOS_PER_MILLISECOND;
    }

    @Override
    public boolean isActive() {
        return !ended || awaited != null;
    }

    @Override
    public void await(double milliseconds) {
        if (awaited != null) {
            awaitPromise(milliseconds);
            return;
        }
        if (ended) {
            host.sleep((long) (milliseconds * NANOS_PER_MILLISECOND));
            return;
        }
        host.flush();
        if (!asked) {
            lines.request(pending.isEmpty() ? "> " : MORE);
            asked = true;
        }
        InputLines.Line line = lines.await(milliseconds);
        if (line != null) {
            asked = false;
            take(line);
        }
    }

    @Override
    public boolean uncaught(Object error, JsObject promise) {
        report(error);
        return true;
    }

    private void awaitPromise(double milliseconds) {
        if (awaited.state() == JsPromise.PENDING && milliseconds > 0) {
            host.sleep((long) (milliseconds * NANOS_PER_MILLISECOND));
        } else if (awaited.state() == JsPromise.PENDING && milliseconds < 0) {
            print(Host.STANDARD_ERROR, "nothing is left that could settle this promise; the session goes on without\n");
            awaited = null;
        } else if (awaited.state() != JsPromise.PENDING) {
            JsPromise settled = awaited;
            awaited = null;
            settled.markHandled();
            if (settled.state() == JsPromise.FULFILLED) {
                show(settled.result());
            } else {
                report(settled.result());
            }
        }
    }

    // ---- input

    private void take(InputLines.Line line) {
        if (line.interrupted()) {
            pending.setLength(0);
        } else if (line.text() == null) {
            end();
        } else if (line.text().startsWith(".") && isCommand(line.text().strip())) {
            command(line.text().strip());
        } else if (!pending.isEmpty() || !line.text().isBlank()) {
            pending.append(line.text()).append('\n');
            evaluate(Input.of(name, pending.toString(), colours));
        }
    }

    /** What is left when the input ends is wrong as it stands. */
    private void end() {
        if (!terminal && !pending.isEmpty()) {
            print(Host.STANDARD_ERROR, "the input ends in the middle of a statement\n");
        }
        ended = true;
    }

    private static boolean isCommand(String line) {
        return line.length() > 1 && Character.isLetter(line.charAt(1));
    }

    private void command(String line) {
        int space = line.indexOf(' ');
        String word = space < 0 ? line : line.substring(0, space);
        switch (word) {
            case ".help" -> print(Host.STANDARD_OUTPUT, HELP);
            case ".exit" -> ended = true;
            case ".break" -> pending.setLength(0);
            case ".load" -> load(line.substring(word.length()).strip());
            default -> print(Host.STANDARD_ERROR, "there is no command " + word + "; .help lists them\n");
        }
    }

    private void load(String file) {
        try {
            Path path = Path.of(file);
            String text = Files.readString(path);
            Input input = Input.of(path.toAbsolutePath().toString(), text, colours);
            evaluate(input instanceof Input.Incomplete ? new Input.Wrong(file + " ends in the middle of a statement\n") : input);
        } catch (IOException | java.nio.file.InvalidPathException failure) {
            print(Host.STANDARD_ERROR, "cannot read " + file + "\n");
        }
    }

    private void evaluate(Input input) {
        if (input instanceof Input.Incomplete) {
            return;
        }
        pending.setLength(0);
        switch (input) {
            case Input.Incomplete _ -> { }
            case Input.Wrong(String text) -> print(Host.STANDARD_ERROR, text);
            case Input.Code code -> run(code);
        }
    }

    private void run(Input.Code code) {
        try {
            Object value = EvalOps.runScript(realm, code.prototype());
            if (code.awaits() && value instanceof JsPromise promise) {
                promise.markHandled();
                awaited = promise;
            } else {
                show(value);
            }
        } catch (JsThrow thrown) {
            report(thrown.value);
        }
    }

    // ---- output

    private void show(Object value) {
        try {
            realm.globalObject.set(PropertyKey.of("_"), value, realm.globalObject);
            InspectOptions options = new InspectOptions();
            options.colors = colours;
            if (terminal || value != Undefined.UNDEFINED) {
                print(Host.STANDARD_OUTPUT, Inspector.inspect(value, options) + "\n");
            }
        } catch (JsThrow thrown) {
            report(thrown.value);
        }
    }

    private void report(Object error) {
        try {
            print(Host.STANDARD_ERROR, UncaughtError.render(error));
        } catch (JsThrow again) {
            print(Host.STANDARD_ERROR, "Uncaught error, and another in showing it\n");
        }
        Agent.depth = 0;
        Agent.frame = null;
    }

    private void print(int descriptor, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            host.write(descriptor, bytes, 0, bytes.length);
            host.flush();
        } catch (tsubame.runtime.host.HostFailure gone) {
            ended = true;
        }
    }
}
