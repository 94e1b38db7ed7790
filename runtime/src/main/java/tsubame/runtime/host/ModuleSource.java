package tsubame.runtime.host;

import tsubame.bytecode.FunctionPrototype;

/** What a {@link ModuleHost} found under a key. */
public sealed interface ModuleSource {
    /** An ECMAScript module: code of kind MODULE or ASYNC_MODULE. */
    record EcmaScript(FunctionPrototype code) implements ModuleSource {}

    /**
     * A CommonJS module.
     *
     * @param code the function of {@code (exports, require, module, __filename, __dirname)} around its text, without captures
     */
    record CommonJs(FunctionPrototype code, String fileName, String directoryName) implements ModuleSource {}

    /** JSON text: the value is the default export, or what require returns. */
    record Json(String text) implements ModuleSource {}

    /** A module of the host: an object as a CommonJS module would export; imports see it as default and its properties. */
    record HostObject(Object exports) implements ModuleSource {}
}
