package tsubame.runtime.crypto;

/** SHA-1 (FIPS 180-4, §6.1). */
final class Sha1 extends Digest {
    private final int[] h = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
    private final int[] w = new int[80];

    Sha1() {
        super(64, 20, false);
    }

    @Override
    void compress(byte[] bytes, int at) {
        for (int i = 0; i < 16; i++) {
            w[i] = wordAt(bytes, at + 4 * i);
        }
        for (int i = 16; i < 80; i++) {
            w[i] = rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
        }
        int a = h[0];
        int b = h[1];
        int c = h[2];
        int d = h[3];
        int e = h[4];
        for (int i = 0; i < 80; i++) {
            int f;
            if (i < 20) {
                f = (b & c | ~b & d) + 0x5A827999;
            } else if (i < 40) {
                f = (b ^ c ^ d) + 0x6ED9EBA1;
            } else if (i < 60) {
                f = (b & c | b & d | c & d) + 0x8F1BBCDC;
            } else {
                f = (b ^ c ^ d) + 0xCA62C1D6;
            }
            int next = rotateLeft(a, 5) + f + e + w[i];
            e = d;
            d = c;
            c = rotateLeft(b, 30);
            b = a;
            a = next;
        }
        h[0] += a;
        h[1] += b;
        h[2] += c;
        h[3] += d;
        h[4] += e;
    }

    @Override
    void store(byte[] target) {
        for (int i = 0; i < h.length; i++) {
            storeWord(target, 4 * i, h[i]);
        }
    }
}
