package tsubame.runtime.node;

/**
 * The bare names that mean modules of Node itself, whether Tsubame has them or not: so that an import of one that is not there yet says
 * this, and not that something is to be installed. A package of the same name in node_modules comes first.
 */
public final class NodesOwn {
    private static final String[] NAMES = {
            "assert", "async_hooks", "buffer", "child_process", "cluster", "console", "constants", "crypto", "dgram", "diagnostics_channel",
            "dns", "domain", "events", "fs", "http", "http2", "https", "inspector", "module", "net", "os", "path", "perf_hooks", "process",
            "punycode", "querystring", "readline", "repl", "stream", "string_decoder", "sys", "timers", "tls", "trace_events", "tty", "url",
            "util", "v8", "vm", "wasi", "worker_threads", "zlib"
    };

    private NodesOwn() {}

    /** Whether Node has the module, or one that this is a part of: {@code dns/promises}. */
    public static boolean brings(String specifier) {
        int slash = specifier.indexOf('/');
        String name = slash < 0 ? specifier : specifier.substring(0, slash);
        for (String each : NAMES) {
            if (each.equals(name)) {
                return true;
            }
        }
        return false;
    }
}
