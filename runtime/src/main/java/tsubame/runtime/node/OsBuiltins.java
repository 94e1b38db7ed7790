package tsubame.runtime.node;

import static tsubame.runtime.builtin.Signature.function;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/** {@code node:os}: what programs ask about their surroundings. */
final class OsBuiltins extends NodeModule {
    private enum Row implements BuiltinRow {
        ARCH(function("arch", 0)),
        PLATFORM(function("platform", 0)),
        TYPE(function("type", 0)),
        ENDIANNESS(function("endianness", 0)),
        HOME_DIR(function("homedir", 0)),
        TMP_DIR(function("tmpdir", 0)),
        HOST_NAME(function("hostname", 0)),
        UPTIME(function("uptime", 0)),
        AVAILABLE_PARALLELISM(function("availableParallelism", 0)),
        CPUS(function("cpus", 0));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final double NANOS_PER_SECOND = 1e9;

    @Override
    JsObject module(Realm realm) {
        JsObject os = new JsObject(realm.objectPrototype);
        export(realm, ROWS, os);
        export(os, "EOL", JsString.of("\n"));
        export(os, "devNull", JsString.of("/dev/null"));
        return os;
    }

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case ARCH -> JsString.of("x64");
            case PLATFORM -> JsString.of("linux");
            case TYPE -> JsString.of("Linux");
            case ENDIANNESS -> JsString.of("LE");
            case HOME_DIR -> environment("/", "HOME");
            case TMP_DIR -> environment("/tmp", "TMPDIR", "TMP", "TEMP");
            case HOST_NAME -> environment("localhost", "HOSTNAME");
            case UPTIME -> Agent.host.monotonicTime() / NANOS_PER_SECOND;
            case AVAILABLE_PARALLELISM -> 1.0;
            case CPUS -> JsArray.of();
        };
    }

    /** The first of the variables that is set. */
    private static JsString environment(String otherwise, String... names) {
        for (String name : names) {
            String value = Agent.host.environment(name);
            if (value != null && !value.isEmpty()) {
                return JsString.of(value.length() > 1 && value.endsWith("/") ? value.substring(0, value.length() - 1) : value);
            }
        }
        return JsString.of(otherwise);
    }
}
