package tsubame.cli.bundle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import tsubame.bytecode.FunctionPrototype;
import tsubame.cli.host.FileModules;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.runtime.bundle.BundleWriter;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.interpreter.ScriptOrModule;
import tsubame.runtime.module.ModuleRecord;
import tsubame.runtime.node.NodeModules;

/**
 * Collects a program's modules from files into the bytes of a bundle: the main module, then what import declarations need, then
 * what literals of {@code import()} and {@code require} name, each in the order in which it is found.
 *
 * <p>A module that an import declaration needs and that is not there, or does not compile, is an error; all of them are reported.
 * One that only runs when it is asked for is a warning: the program finds the same failure at run time, and may be ready for it.
 */
public final class BundleBuilder {
    private static final String NODE = "node:";
    private static final String COMPUTED = ": what is asked for here is computed; the executable will have only modules whose paths are written out\n";

    private final FileModules modules;
    private final boolean colours;
    private final BundleWriter bundle = new BundleWriter();
    /** Modules whose requests are still to be followed: those needed in any case come first. */
    private final ArrayDeque<Integer> needed = new ArrayDeque<>();
    private final ArrayDeque<Integer> possible = new ArrayDeque<>();
    private final List<FunctionPrototype> functions = new ArrayList<>();
    private int functionCount;
    private final BitSet done = new BitSet();
    private final List<String> errors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private boolean mayEvaluate;

    /** @param colours whether diagnostics of sources are coloured */
    public BundleBuilder(FileModules modules, boolean colours) {
        this.modules = modules;
        this.colours = colours;
    }

    /** The bundle of the program that begins with the module of that key; to be thrown away if there are {@link #errors}. */
    public byte[] build(String mainKey) {
        needed.add(bundle.module(mainKey, ""));
        while (!needed.isEmpty() || !possible.isEmpty()) {
            boolean fixed = !needed.isEmpty();
            int module = fixed ? needed.poll() : possible.poll();
            if (!done.get(module)) {
                done.set(module);
                read(module, fixed);
            }
        }
        return bundle.toBytes();
    }

    /** The code of all modules, numbered: what is compiled ahead of time. */
    public List<FunctionPrototype> functions() {
        return functions;
    }

    /** What keeps the program from being built: texts of one or more lines, in the order in which the modules were found. */
    public List<String> errors() {
        return errors;
    }

    /** What will fail at run time if it comes to that. */
    public List<String> warnings() {
        return warnings;
    }

    /** Whether some module may make code from text, so that the executable needs a compiler. */
    public boolean mayEvaluate() {
        return mayEvaluate;
    }

    private void read(int module, boolean fixed) {
        ModuleSource source;
        try {
            source = modules.load(bundle.key(module), bundle.type(module));
        } catch (HostFailure failure) {
            bundle.setFailure(module, failure);
            report(fixed, compileErrors(failure));
            return;
        }
        source = numbered(source);
        bundle.setSource(module, source);
        FunctionPrototype code = source instanceof ModuleSource.EcmaScript script ? script.code()
                : source instanceof ModuleSource.CommonJs script ? script.code() : null;
        if (code != null) {
            mayEvaluate |= EvalScanner.mayEvaluate(code);
            for (String global : GlobalScanner.modules(code)) {
                needed.add(bundle.module(NODE + global, ""));
            }
            ScriptOrModule unit = new ScriptOrModule(code.source(), (ModuleRecord) null);
            RequestScanner scanner = new RequestScanner(code);
            scanner.requests().forEach((request, position) -> {
                follow(module, request, fixed && request.need() == ModuleRequest.Need.ALWAYS, unit.describe(position));
            });
            for (int position : scanner.computed()) {
                report(false, unit.describe(position) + COMPUTED);
            }
        }
    }

    /** The same with its functions numbered among those of the program. */
    private ModuleSource numbered(ModuleSource source) {
        return switch (source) {
            case ModuleSource.EcmaScript(FunctionPrototype code) -> new ModuleSource.EcmaScript(number(code));
            case ModuleSource.CommonJs(FunctionPrototype code, String file, String directory) -> new ModuleSource.CommonJs(number(code), file, directory);
            case ModuleSource.Json _, ModuleSource.Text _, ModuleSource.Bytes _, ModuleSource.SourceObject _, ModuleSource.HostObject _ -> source;
        };
    }

    private FunctionPrototype number(FunctionPrototype code) {
        FunctionPrototype numbered = code.numbered(functionCount);
        functionCount += numbered.functionCount();
        functions.add(numbered);
        return numbered;
    }

    /** @param place what the request is made by */
    private void follow(int referrer, ModuleRequest request, boolean fixed, String place) {
        String specifier = request.specifier();
        try {
            String key = modules.resolve(specifier, bundle.key(referrer), request.require());
            if (key.startsWith(NODE) && NodeModules.has(key.substring(NODE.length()))) {
                bundle.resolveToNode(referrer, specifier, request.require(), key);
            } else {
                int target = bundle.module(key, request.type());
                bundle.resolveToModule(referrer, specifier, request.require(), target);
                (fixed ? needed : possible).add(target);
            }
        } catch (HostFailure failure) {
            bundle.resolveToNothing(referrer, specifier, request.require(), failure);
            if (request.need() != ModuleRequest.Need.PERHAPS) {
                report(fixed, place + (fixed ? ": error: " : ": ") + withoutReferrer(failure.getMessage()) + "\n");
            }
        }
    }

    private static String withoutReferrer(String message) {
        int referrer = message.indexOf(" imported from ");
        return referrer < 0 ? message : message.substring(0, message.charAt(referrer - 1) == ',' ? referrer - 1 : referrer);
    }

    private void report(boolean fixed, String text) {
        List<String> list = fixed ? errors : warnings;
        if (!list.contains(text)) {
            list.add(text);
        }
    }

    private String compileErrors(HostFailure failure) {
        Diagnostics findings = modules.findings();
        boolean concerned = failure.kind() == HostFailure.Kind.SYNTAX_ERROR && findings != null;
        return concerned ? DiagnosticRenderer.render(findings, colours) : failure.getMessage() + "\n";
    }
}
