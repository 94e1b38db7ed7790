package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;

import java.util.Arrays;
import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.crypto.Digest;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/**
 * The global {@code crypto} (Web Cryptography): random values, UUIDs, and of {@code subtle} digests; and {@code fetch}, which says that
 * there is no network.
 */
public final class CryptoBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        GET_RANDOM_VALUES(function("getRandomValues", 1)),
        RANDOM_UUID(function("randomUUID", 0)),
        DIGEST(loose("digest", 2)),
        FETCH(loose("fetch", 1));

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
    private static final int QUOTA = 65536;
    private static final String HEX = "0123456789abcdef";

    @Override
    public void install(Realm realm) {
        JsObject crypto = prototypeObject(realm.objectPrototype, ROWS.length + 2);
        installRows(realm, ROWS, crypto, null);
        JsObject subtle = prototypeObject(realm.objectPrototype, 2);
        hidden(subtle, "digest", makeFunction(realm, Row.DIGEST));
        toStringTag(subtle, "SubtleCrypto");
        hidden(crypto, "subtle", subtle);
        toStringTag(crypto, "Crypto");
        global(realm, "crypto", crypto);
        global(realm, "fetch", makeFunction(realm, Row.FETCH));
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case GET_RANDOM_VALUES -> randomValues(arg(args, 0));
            case RANDOM_UUID -> randomUuid();
            case DIGEST -> digest(callee.realm, arg(args, 0), arg(args, 1));
            case FETCH -> Promises.rejected(callee.realm, Errors.typeError("fetch is not supported: this program has no network").value);
        };
    }

    private static Object randomValues(Object target) {
        if (!(target instanceof JsTypedArray view) || isFloat(view.kind)) {
            throw DomException.thrown("TypeMismatchError", "The data argument must be an integer-type TypedArray");
        }
        if (view.byteLength() > QUOTA) {
            throw DomException.thrown("QuotaExceededError", "The requested length exceeds 65,536 bytes");
        }
        byte[] chance = random(view.byteLength());
        System.arraycopy(chance, 0, view.buffer.bytes(), view.byteOffset, chance.length);
        return view;
    }

    private static boolean isFloat(ElementKind kind) {
        return kind == ElementKind.FLOAT16 || kind == ElementKind.FLOAT32 || kind == ElementKind.FLOAT64;
    }

    private static byte[] random(int length) {
        byte[] chance = new byte[length];
        Agent.host.fillRandom(chance);
        return chance;
    }

    /** A UUID of version 4 (RFC 9562, §5.4). */
    private static JsString randomUuid() {
        byte[] chance = random(16);
        chance[6] = (byte) (chance[6] & 0x0F | 0x40);
        chance[8] = (byte) (chance[8] & 0x3F | 0x80);
        byte[] text = new byte[36];
        int at = 0;
        for (int i = 0; i < 16; i++) {
            if (i == 4 || i == 6 || i == 8 || i == 10) {
                text[at++] = '-';
            }
            text[at++] = (byte) HEX.charAt(chance[i] >> 4 & 0xF);
            text[at++] = (byte) HEX.charAt(chance[i] & 0xF);
        }
        return JsString.ofLatin1(text);
    }

    private static JsPromise digest(Realm realm, Object algorithm, Object data) {
        try {
            Object name = algorithm instanceof JsObject named ? named.get(PropertyKey.of("name")) : algorithm;
            String text = Conversions.toString(name).toJavaString();
            Digest digest = Digest.named(plain(text));
            if (digest == null || !text.startsWith("SHA-") && !text.startsWith("sha-")) {
                throw DomException.thrown("NotSupportedError", "Unrecognized algorithm name");
            }
            BufferSource source = BufferSource.of(data);
            if (source == null) {
                throw Errors.typeError("The data must be a buffer or a view of one: " + Describe.plainly(data));
            }
            byte[] result = digest.of(Arrays.copyOfRange(source.bytes, source.from, source.from + source.length));
            JsPromise promise = Promises.create(realm);
            Promises.resolve(promise, JsArrayBuffer.of(Shape.rootFor(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE)), result));
            return promise;
        } catch (JsThrow thrown) {
            return Promises.rejected(realm, thrown.value);
        }
    }

    /** In small letters, without the hyphen. */
    private static String plain(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c != '-') {
                out.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
            }
        }
        return out.toString();
    }
}
