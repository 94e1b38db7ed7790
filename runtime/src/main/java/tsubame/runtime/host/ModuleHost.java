package tsubame.runtime.host;

/**
 * Finds and loads modules for the runtime (§16.2.1.10 HostLoadImportedModule, and CommonJS's require). Calls are synchronous and
 * idempotent; the runtime keeps one module record per key and type, and asks for each only once.
 */
public interface ModuleHost {
    /**
     * The key of the module that {@code specifier} names.
     *
     * @param referrer key of the asking module; for scripts, what {@link tsubame.bytecode.Source#name} says
     * @param require whether a CommonJS require asks, which may choose another file than an import
     */
    String resolve(String specifier, String referrer, boolean require) throws HostFailure;

    /** Loads and compiles a module. {@code type} is the import attribute {@code type}, empty without. */
    ModuleSource load(String key, String type) throws HostFailure;

    /** The own properties of the module's {@code import.meta}: name, value, name, value and so on. */
    String[] importMeta(String key);
}
