package tsubame.runtime.bundle;

import java.util.HashMap;
import tsubame.bytecode.Opcode;
import tsubame.bytecode.serial.ByteReader;

/**
 * A program's modules as bytes, with what each specifier in them names: all that an executable needs of its sources. {@link
 * BundleWriter} says how they lie. Opening reads the modules' names alone; a module is read when it is first asked for. The bytes
 * are trusted: they come from the same build.
 */
public final class Bundle {
    private final String main;
    private final HashMap<String, BundledModule> modules = new HashMap<>();

    public Bundle(byte[] bytes) {
        ByteReader in = new ByteReader(bytes);
        if (in.readInt() != Opcode.fingerprint()) {
            throw new IllegalStateException("the program's code was compiled by another version of Tsubame than this runtime");
        }
        BundledModule[] all = new BundledModule[in.readInt()];
        for (int i = 0; i < all.length; i++) {
            String key = in.readString();
            String type = in.readString();
            int length = in.readInt();
            all[i] = new BundledModule(key, all, new ByteReader(bytes, in.position()));
            modules.put(id(key, type), all[i]);
            in.skip(length);
        }
        main = all[0].key;
    }

    /** The key of the module that the program begins with. */
    public String main() {
        return main;
    }

    /** The module of that key; null if it is not there. */
    BundledModule module(String key, String type) {
        return modules.get(id(key, type(key, type)));
    }

    /** What a module is imported as: what the import attribute says, or by its name. */
    static String type(String key, String attribute) {
        return attribute.isEmpty() && key.endsWith(".json") ? "json" : attribute;
    }

    static String id(String key, String type) {
        return type.isEmpty() ? key : key + "\0" + type;
    }
}
