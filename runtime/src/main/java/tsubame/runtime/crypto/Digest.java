package tsubame.runtime.crypto;

import java.util.Arrays;

/**
 * Message digests by name: MD5 (RFC 1321), SHA-1 and the SHA-2 family (FIPS 180-4), of bytes that are all there. The padding is
 * the same for all: a one bit, zeros, and the length in bits at the end of the last block; what differs is a subclass's compression.
 */
public abstract class Digest {
    /** Bytes of a block: 64 or 128. */
    final int block;
    /** Bytes of the result. */
    final int size;
    private final boolean littleEndian;

    Digest(int block, int size, boolean littleEndian) {
        this.block = block;
        this.size = size;
        this.littleEndian = littleEndian;
    }

    /** A digest that has seen nothing; null if there is none of that name. */
    public static Digest named(String name) {
        return switch (name) {
            case "md5" -> new Md5();
            case "sha1" -> new Sha1();
            case "sha224" -> new Sha256(true);
            case "sha256" -> new Sha256(false);
            case "sha384" -> new Sha512(true);
            case "sha512" -> new Sha512(false);
            default -> null;
        };
    }

    /** Takes one block in. */
    abstract void compress(byte[] bytes, int at);

    /** Writes the state out, big enough for the result. */
    abstract void store(byte[] target);

    /** The digest of the bytes; for one use. */
    public byte[] of(byte[] bytes) {
        int whole = bytes.length - bytes.length % block;
        for (int at = 0; at < whole; at += block) {
            compress(bytes, at);
        }
        int lengthBytes = block / 8;
        int rest = bytes.length - whole;
        byte[] last = new byte[rest + 1 + lengthBytes <= block ? block : 2 * block];
        System.arraycopy(bytes, whole, last, 0, rest);
        last[rest] = (byte) 0x80;
        long bits = 8L * bytes.length;
        for (int i = 0; i < 8; i++) {
            last[littleEndian ? last.length - 8 + i : last.length - 1 - i] = (byte) (bits >>> 8 * i);
        }
        for (int at = 0; at < last.length; at += block) {
            compress(last, at);
        }
        byte[] state = new byte[64];
        store(state);
        return Arrays.copyOf(state, size);
    }

    static int wordAt(byte[] bytes, int at) {
        return bytes[at] << 24 | (bytes[at + 1] & 0xFF) << 16 | (bytes[at + 2] & 0xFF) << 8 | bytes[at + 3] & 0xFF;
    }

    static void storeWord(byte[] bytes, int at, int word) {
        bytes[at] = (byte) (word >>> 24);
        bytes[at + 1] = (byte) (word >>> 16);
        bytes[at + 2] = (byte) (word >>> 8);
        bytes[at + 3] = (byte) word;
    }

    static int rotateLeft(int x, int n) {
        return x << n | x >>> 32 - n;
    }
}
