package tsubame.runtime.crypto;

/** SHA-256 and SHA-224 (FIPS 180-4, §6.2, §6.3). */
final class Sha256 extends Digest {
    /** The first bits of the fractions of the cube roots of the first primes. */
    private static final int[] ROOTS = {
        0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
        0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
        0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
        0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
        0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
        0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
        0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
        0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
    };
    private static final int[] START = {
        0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
    };
    private static final int[] SHORT_START = {
        0xC1059ED8, 0x367CD507, 0x3070DD17, 0xF70E5939, 0xFFC00B31, 0x68581511, 0x64F98FA7, 0xBEFA4FA4,
    };

    private final int[] h;
    private final int[] w = new int[64];

    Sha256(boolean shorter) {
        super(64, shorter ? 28 : 32, false);
        h = (shorter ? SHORT_START : START).clone();
    }

    @Override
    void compress(byte[] bytes, int at) {
        for (int i = 0; i < 16; i++) {
            w[i] = wordAt(bytes, at + 4 * i);
        }
        for (int i = 16; i < 64; i++) {
            int x = w[i - 15];
            int y = w[i - 2];
            int small0 = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3;
            int small1 = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10;
            w[i] = w[i - 16] + small0 + w[i - 7] + small1;
        }
        int[] v = h.clone();
        for (int i = 0; i < 64; i++) {
            int a = v[0];
            int e = v[4];
            int big1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int big0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int first = v[7] + big1 + (e & v[5] ^ ~e & v[6]) + ROOTS[i] + w[i];
            int second = big0 + (a & v[1] ^ a & v[2] ^ v[1] & v[2]);
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += first;
            v[0] = first + second;
        }
        for (int i = 0; i < 8; i++) {
            h[i] += v[i];
        }
    }

    @Override
    void store(byte[] target) {
        for (int i = 0; i < 8; i++) {
            storeWord(target, 4 * i, h[i]);
        }
    }
}
