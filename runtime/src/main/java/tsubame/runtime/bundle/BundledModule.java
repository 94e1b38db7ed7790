package tsubame.runtime.bundle;

import tsubame.bytecode.serial.ByteReader;
import tsubame.bytecode.serial.PrototypeReader;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleSource;

/** A module of a {@link Bundle}. Reads its bytes at the first question. */
final class BundledModule {
    // What a module is
    static final int ECMASCRIPT = 0;
    static final int COMMONJS = 1;
    static final int JSON = 2;
    static final int TEXT = 3;
    static final int BYTES = 4;
    static final int UNREADABLE = 5;

    // What a specifier names
    static final int MODULE = 0;
    static final int NODE = 1;
    static final int MISSING = 2;

    private static final HostFailure.Kind[] FAILURES = HostFailure.Kind.values();

    final String key;
    private final BundledModule[] all;
    private ByteReader in;
    private String[] specifiers;
    /** For each specifier, whether a CommonJS require asks. */
    private boolean[] required;
    /** For each specifier a key; null if there is no such module. */
    private String[] targets;
    private HostFailure[] failures;
    private ModuleSource source;
    private HostFailure unreadable;

    BundledModule(String key, BundledModule[] all, ByteReader in) {
        this.key = key;
        this.all = all;
        this.in = in;
    }

    /** The key of what the specifier names here; null if this code does not mention it. */
    String resolve(String specifier, boolean require) throws HostFailure {
        read();
        for (int i = 0; i < specifiers.length; i++) {
            if (required[i] == require && specifiers[i].equals(specifier)) {
                if (targets[i] == null) {
                    throw failures[i];
                }
                return targets[i];
            }
        }
        return null;
    }

    ModuleSource source() throws HostFailure {
        read();
        if (source == null) {
            throw unreadable;
        }
        return source;
    }

    private void read() {
        if (in == null) {
            return;
        }
        int count = in.readInt();
        specifiers = new String[count];
        required = new boolean[count];
        targets = new String[count];
        failures = new HostFailure[count];
        for (int i = 0; i < count; i++) {
            specifiers[i] = in.readString();
            required[i] = in.readByte() == 1;
            switch (in.readByte()) {
                case MODULE -> targets[i] = all[in.readInt()].key;
                case NODE -> targets[i] = in.readString();
                default -> failures[i] = failure();
            }
        }
        content();
        in = null;
    }

    private void content() {
        switch (in.readByte()) {
            case ECMASCRIPT -> source = new ModuleSource.EcmaScript(PrototypeReader.read(in));
            case COMMONJS -> source = new ModuleSource.CommonJs(PrototypeReader.read(in), key, FileNames.directory(key));
            case JSON -> source = new ModuleSource.Json(in.readString());
            case TEXT -> source = new ModuleSource.Text(in.readString());
            case BYTES -> source = new ModuleSource.Bytes(in.readBytes());
            default -> unreadable = failure();
        }
    }

    private HostFailure failure() {
        HostFailure.Kind kind = FAILURES[in.readByte()];
        return new HostFailure(kind, in.readString(), in.readString(), in.readString());
    }
}
