package tsubame.cli.bundle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.bytecode.CodeReader;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.bytecode.Operand;
import tsubame.cli.bundle.ModuleRequest.Need;

/**
 * Finds what a module asks for: its import declarations; {@code import("a")}; and calls of whatever is written {@code require} or
 * {@code require.resolve} with a literal. A literal is a register that the last instruction before, in the order of the code, gave
 * a constant string: of {@code require(x ? "a" : "b")} only the second is found so.
 *
 * <p>If the module computes a specifier, any literal in it that is written like the path of a module may be what it computes.
 */
public final class RequestScanner {
    private static final String TYPE = "type";

    private static final String[] EXTENSIONS = {".js", ".ts", ".mjs", ".mts", ".cjs", ".cts", ".jsx", ".tsx", ".json"};

    /** Requests, each with the byte offset of the first place that makes it. */
    private final Map<ModuleRequest, Integer> found = new LinkedHashMap<>();
    private final List<Integer> computed = new ArrayList<>();
    private final Set<String> paths = new LinkedHashSet<>();
    private boolean computesImport;
    private boolean computesRequire;
    /** The last literal that was given to a property {@code type}: that of the options of the next {@code import()} that has some. */
    private String type;

    public RequestScanner(FunctionPrototype module) {
        if (module.module() != null) {
            for (ModuleDescriptor.Request request : module.module().requests()) {
                found.putIfAbsent(new ModuleRequest(request.specifier(), request.type(), false, Need.ALWAYS), request.position());
            }
        }
        function(module);
        guess();
    }

    /** The requests, import declarations first, each with the byte offset of the first place that makes it. */
    public Map<ModuleRequest, Integer> requests() {
        return found;
    }

    /** Byte offsets of the places that compute what they ask for. */
    List<Integer> computed() {
        return computed;
    }

    private void guess() {
        for (String path : paths) {
            if (computesImport) {
                found.putIfAbsent(new ModuleRequest(path, "", false, Need.PERHAPS), 0);
            }
            if (computesRequire) {
                found.putIfAbsent(new ModuleRequest(path, "", true, Need.PERHAPS), 0);
            }
        }
    }

    private void notePath(String text) {
        if (text != null && (text.startsWith("./") || text.startsWith("../"))) {
            for (String extension : EXTENSIONS) {
                if (text.endsWith(extension)) {
                    paths.add(text);
                }
            }
        }
    }

    private void function(FunctionPrototype function) {
        String[] texts = new String[function.registerCount()];
        Constant[] constants = function.constants();
        for (int i = 0; i < constants.length; i++) {
            texts[function.constantBase() + i] = constants[i].text();
            notePath(constants[i].text());
        }
        for (String text : function.strings()) {
            notePath(text);
        }
        CodeReader code = new CodeReader(function.code());
        while (code.next()) {
            String loaded = instruction(function, code, texts);
            for (int i = 0; i < code.operandCount(); i++) {
                if (code.kind(i) == Operand.DST) {
                    texts[code.operand(i)] = loaded;
                }
            }
        }
        for (FunctionPrototype inner : function.functions()) {
            function(inner);
        }
    }

    /** The constant string that the instruction leaves in its register; null if it does not. */
    private String instruction(FunctionPrototype function, CodeReader code, String[] texts) {
        switch (code.opcode()) {
            case LOAD_STRING -> {
                return function.strings()[code.operand(1)];
            }
            case MOVE -> {
                return texts[code.operand(1)];
            }
            case DEFINE_FIELD -> {
                if (function.strings()[code.operand(1)].equals(TYPE)) {
                    type = texts[code.operand(2)];
                }
            }
            case IMPORT_CALL -> {
                boolean plain = isUndefined(function, code.operand(2)) || type == null;
                request(texts[code.operand(1)], plain ? "" : type, false, position(function, code.position()));
                type = null;
            }
            case CALL_FUNCTION -> call(function, code, code.operand(2), code.operand(3), texts);
            case CALL -> call(function, code, code.operand(3), code.operand(4), texts);
            default -> { }
        }
        return null;
    }

    private void call(FunctionPrototype function, CodeReader code, int base, int count, String[] texts) {
        String callee = count == 0 ? "" : callee(function, code.position());
        if (callee.equals("require") || callee.equals("require.resolve")) {
            request(texts[base], "", true, position(function, code.position()));
        }
    }

    private static boolean isUndefined(FunctionPrototype function, int register) {
        int index = register - function.constantBase();
        return index >= 0 && function.constants()[index].kind() == Constant.Kind.UNDEFINED;
    }

    private static int position(FunctionPrototype function, int pc) {
        int index = function.positionIndex(pc);
        return index < 0 ? function.start() : function.positions()[index + 1];
    }

    /** The text of what a call calls. */
    private static String callee(FunctionPrototype function, int pc) {
        int index = function.positionIndex(pc);
        if (index < 0) {
            return "";
        }
        int start = function.positions()[index + 1];
        int end = function.positions()[index + 2];
        byte[] text = function.source().text();
        return start < end && end <= text.length ? new String(text, start, end - start, StandardCharsets.UTF_8) : "";
    }

    private void request(String specifier, String as, boolean require, int position) {
        if (specifier != null) {
            found.putIfAbsent(new ModuleRequest(specifier, as, require, Need.ASKED), position);
            return;
        }
        computesRequire |= require;
        computesImport |= !require;
        computed.add(position);
    }
}
