package tsubame.runtime.bundle;

import java.util.ArrayList;
import java.util.HashMap;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Opcode;
import tsubame.bytecode.serial.ByteWriter;
import tsubame.bytecode.serial.PrototypeWriter;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleSource;

/**
 * Writes a {@link Bundle}: the same modules in the same order give the same bytes. The first module is the main one.
 *
 * <pre>
 *   bundle     = fingerprint of the opcodes, count, modules
 *   module     = key, import attribute type or what the key says, length of the body, body
 *   body       = count, resolutions, kind, content: a function with its source, a text, bytes, or a failure
 *   resolution = specifier, 1 for require, and a module's number, a key of Node's, or a failure
 *   failure    = kind, message, code, place
 * </pre>
 */
public final class BundleWriter {
    private static final class Module {
        final String key;
        final String type;
        final int number;
        final ByteWriter resolutions = new ByteWriter();
        final ByteWriter content = new ByteWriter();
        int count;

        Module(String key, String type, int number) {
            this.key = key;
            this.number = number;
            this.type = type;
        }
    }

    private final ArrayList<Module> modules = new ArrayList<>();
    private final HashMap<String, Module> byId = new HashMap<>();

    /** The number of the module of that key and import attribute; a new one if it was never asked for. */
    public int module(String key, String type) {
        String actual = Bundle.type(key, type);
        String id = Bundle.id(key, actual);
        Module module = byId.get(id);
        if (module == null) {
            module = new Module(key, actual, modules.size());
            modules.add(module);
            byId.put(id, module);
        }
        return module.number;
    }

    public String key(int module) {
        return modules.get(module).key;
    }

    /** What the module is imported as; empty for code. */
    public String type(int module) {
        return modules.get(module).type;
    }

    // ---- what a module is

    public void setSource(int module, ModuleSource source) {
        ByteWriter out = modules.get(module).content;
        if (source instanceof ModuleSource.EcmaScript script) {
            code(out, BundledModule.ECMASCRIPT, script.code());
        } else if (source instanceof ModuleSource.CommonJs script) {
            code(out, BundledModule.COMMONJS, script.code());
        } else if (source instanceof ModuleSource.Json json) {
            out.writeByte(BundledModule.JSON);
            out.writeString(json.text());
        } else if (source instanceof ModuleSource.Text text) {
            out.writeByte(BundledModule.TEXT);
            out.writeString(text.text());
        } else if (source instanceof ModuleSource.Bytes content) {
            out.writeByte(BundledModule.BYTES);
            out.writeBytes(content.bytes());
        } else {
            throw new IllegalStateException("an object of the host cannot be put into a bundle: " + key(module));
        }
    }

    private static void code(ByteWriter out, int kind, FunctionPrototype code) {
        out.writeByte(kind);
        PrototypeWriter.write(out, code);
    }

    /** The module could not be read or compiled; whoever asks for it at run time is told so. */
    public void setFailure(int module, HostFailure failure) {
        ByteWriter out = modules.get(module).content;
        out.writeByte(BundledModule.UNREADABLE);
        failure(out, failure);
    }

    // ---- what its specifiers name

    public void resolveToModule(int referrer, String specifier, boolean require, int target) {
        ByteWriter out = resolution(referrer, specifier, require, BundledModule.MODULE);
        out.writeInt(target);
    }

    /** @param key with {@code node:} */
    public void resolveToNode(int referrer, String specifier, boolean require, String key) {
        ByteWriter out = resolution(referrer, specifier, require, BundledModule.NODE);
        out.writeString(key);
    }

    public void resolveToNothing(int referrer, String specifier, boolean require, HostFailure failure) {
        ByteWriter out = resolution(referrer, specifier, require, BundledModule.MISSING);
        failure(out, failure);
    }

    private ByteWriter resolution(int referrer, String specifier, boolean require, int kind) {
        Module module = modules.get(referrer);
        module.count++;
        module.resolutions.writeString(specifier);
        module.resolutions.writeByte(require ? 1 : 0);
        module.resolutions.writeByte(kind);
        return module.resolutions;
    }

    private static void failure(ByteWriter out, HostFailure failure) {
        out.writeByte(failure.kind().ordinal());
        out.writeString(failure.getMessage());
        out.writeString(failure.code());
        out.writeString(failure.place());
    }

    // ---- the whole

    public byte[] toBytes() {
        ByteWriter out = new ByteWriter();
        out.writeInt(Opcode.fingerprint());
        out.writeInt(modules.size());
        for (int i = 0; i < modules.size(); i++) {
            Module module = modules.get(i);
            ByteWriter body = new ByteWriter();
            body.writeInt(module.count);
            body.append(module.resolutions);
            body.append(module.content);
            out.writeString(module.key);
            out.writeString(module.type);
            out.writeInt(body.size());
            out.append(body);
        }
        return out.toBytes();
    }
}
