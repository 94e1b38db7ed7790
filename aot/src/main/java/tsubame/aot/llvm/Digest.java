package tsubame.aot.llvm;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Names for contents, in caches and symbols: the beginning of a SHA-256, in hexadecimal digits. */
public final class Digest {
    private static final int BYTES = 16;

    private final MessageDigest digest;

    public Digest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static String of(String text) {
        return new Digest().add(text).text();
    }

    public Digest add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    /** With its length, so that it matters where one content ends and the next begins. */
    public Digest add(byte[] content) {
        for (int shift = 24; shift >= 0; shift -= 8) digest.update((byte) (content.length >> shift));
        digest.update(content);
        return this;
    }

    /** Once. */
    public String text() {
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }
}
