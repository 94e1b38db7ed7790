package tsubame.testkit.test262;

import java.util.ArrayList;
import tsubame.bytecode.FunctionPrototype;
import tsubame.cli.host.FrontendCompiler;
import tsubame.runtime.bundle.Bundle;
import tsubame.runtime.bundle.BundledModules;
import tsubame.runtime.console.Utf8;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.libc.LibcHost;
import tsubame.runtime.module.JsModuleSource;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;
import tsubame.system.Address;
import tsubame.system.rule.RuntimeEntry;

/**
 * Runs tests natively, one after the other in one process, from a {@link TestBundle}: {@code worker BUNDLE FIRST}. For each test one
 * line on standard output, its number and why it failed, if it did. Whoever started it sees by the lines where it broke off.
 */
public final class NativeWorker implements TestCode, ModuleHost {
    private static final String MODULE_SOURCE = "<module source>";
    private static final int FAULT = 70;

    private final BundledModules bundle;
    private final LibcHost machine;
    private final CodeCompiler compiler = new FrontendCompiler();

    private NativeWorker(BundledModules bundle, LibcHost machine) {
        this.bundle = bundle;
        this.machine = machine;
    }

    /** The start code calls this. */
    @RuntimeEntry("start code")
    public static int main(int argc, Address argv) {
        LibcHost machine = new LibcHost(new String[0], null, null);
        try {
            Bundle bundle = new Bundle(machine.files().read(string(argv.loadAddress(8))));
            new NativeWorker(new BundledModules(bundle), machine).runAll(number(string(argv.loadAddress(16))));
            return 0;
        } catch (HostFailure failure) {
            return FAULT;
        }
    }

    private static String string(Address text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; text.loadByte(i) != 0; i++) {
            out.append((char) text.loadByte(i));
        }
        return out.toString();
    }

    private static int number(String digits) {
        int number = 0;
        for (int i = 0; i < digits.length(); i++) {
            number = 10 * number + digits.charAt(i) - '0';
        }
        return number;
    }

    private void runAll(int first) throws HostFailure {
        ArrayList<TestCase> tests = tests(text(TestBundle.MANIFEST));
        for (int i = first; i < tests.size(); i++) {
            TestCase test = tests.get(i);
            NativeTestHost host = new NativeTestHost(compiler, this, machine, !test.is("CanBlockIsFalse"));
            String reason = new TestRun(test, host, this).run();
            byte[] line = Utf8.encode(JsString.of(decimal(i) + "\t" + (reason == null ? "" : oneLine(reason)) + "\n"));
            machine.write(Host.STANDARD_OUTPUT, line, 0, line.length);
            machine.flush();
        }
    }

    private static String decimal(int number) {
        String rest = number < 10 ? "" : decimal(number / 10);
        return rest + (char) ('0' + number % 10);
    }

    private static String oneLine(String text) {
        return text.replace('\n', ' ');
    }

    // ---- the manifest

    private String text(String key) throws HostFailure {
        return ((ModuleSource.Text) bundle.load(key, "text")).text();
    }

    /** A line for each test: path, flags, includes, phase and type of what it must fail by, with tabs between. */
    private static ArrayList<TestCase> tests(String manifest) {
        ArrayList<TestCase> tests = new ArrayList<>();
        ArrayList<String> lines = split(manifest, '\n');
        for (int i = 0; i < lines.size(); i++) {
            ArrayList<String> fields = split(lines.get(i), '\t');
            String phase = fields.get(3);
            String type = fields.get(4);
            tests.add(new TestCase(fields.get(0), null, split(fields.get(1), ','), split(fields.get(2), ','),
                    phase.isEmpty() ? null : phase, type.isEmpty() ? null : type));
        }
        return tests;
    }

    /** The parts; none of an empty text. */
    private static ArrayList<String> split(String text, char separator) {
        ArrayList<String> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length() && !text.isEmpty(); i++) {
            if (i == text.length() || text.charAt(i) == separator) {
                parts.add(text.substring(start, i));
                start = i + 1;
            }
        }
        return parts;
    }

    // ---- code

    @Override
    public FunctionPrototype harness(String name) throws HostFailure {
        return ((ModuleSource.CommonJs) bundle.load(TestBundle.HARNESS + name, "")).code();
    }

    /** Compiled here, so that the front end is put to the test too. */
    @Override
    public FunctionPrototype script(TestCase test) throws HostFailure {
        return compiler.compileScript(moduleKey(test), text(TestBundle.SOURCE + test.path()));
    }

    @Override
    public String moduleKey(TestCase test) {
        return "/" + test.path();
    }

    /** As {@link TestModules} does: whether there is such a module, loading will tell. */
    @Override
    public String resolve(String specifier, String referrer, boolean require) {
        if (specifier.equals(MODULE_SOURCE)) {
            return MODULE_SOURCE;
        }
        ArrayList<String> path = split(referrer, '/');
        path.remove(path.size() - 1);
        ArrayList<String> steps = split(specifier, '/');
        for (int i = 0; i < steps.size(); i++) {
            String step = steps.get(i);
            if (step.equals("..")) {
                path.remove(path.size() - 1);
            } else if (!step.equals(".")) {
                path.add(step);
            }
        }
        StringBuilder key = new StringBuilder();
        for (int i = 1; i < path.size(); i++) {
            key.append('/').append(path.get(i));
        }
        return key.toString();
    }

    @Override
    public ModuleSource load(String key, String type) throws HostFailure {
        if (key.equals(MODULE_SOURCE)) {
            return new ModuleSource.SourceObject(new JsModuleSource(Agent.realm, JsString.of("TestModuleSource")));
        }
        try {
            return bundle.load(key, type);
        } catch (HostFailure failure) {
            throw failure.kind() == HostFailure.Kind.SYNTAX_ERROR ? failure : new HostFailure(HostFailure.Kind.TYPE_ERROR, "cannot find " + key);
        }
    }

    @Override
    public String[] importMeta(String key) {
        return new String[0];
    }
}
