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

    /** Text as it is (import attribute {@code type: "text"}): a string is the default export. */
    record Text(String text) implements ModuleSource {}

    /** Bytes as they are ({@code type: "bytes"}): a Uint8Array on an immutable buffer is the default export. */
    record Bytes(byte[] bytes) implements ModuleSource {}

    /** A module that can only be imported in its source phase, which gives the object. */
    record SourceObject(Object object) implements ModuleSource {}

    /** A module of the host: an object as a CommonJS module would export; imports see it as default and its properties. */
    record HostObject(Object exports) implements ModuleSource {}
}
