package tsubame.runtime.crypto;

/** MD5 (RFC 1321). */
final class Md5 extends Digest {
    /** The integer parts of 2^32 |sin(i + 1)|. */
    private static final int[] SINES = {
        0xD76AA478, 0xE8C7B756, 0x242070DB, 0xC1BDCEEE, 0xF57C0FAF, 0x4787C62A, 0xA8304613, 0xFD469501,
        0x698098D8, 0x8B44F7AF, 0xFFFF5BB1, 0x895CD7BE, 0x6B901122, 0xFD987193, 0xA679438E, 0x49B40821,
        0xF61E2562, 0xC040B340, 0x265E5A51, 0xE9B6C7AA, 0xD62F105D, 0x02441453, 0xD8A1E681, 0xE7D3FBC8,
        0x21E1CDE6, 0xC33707D6, 0xF4D50D87, 0x455A14ED, 0xA9E3E905, 0xFCEFA3F8, 0x676F02D9, 0x8D2A4C8A,
        0xFFFA3942, 0x8771F681, 0x6D9D6122, 0xFDE5380C, 0xA4BEEA44, 0x4BDECFA9, 0xF6BB4B60, 0xBEBFBC70,
        0x289B7EC6, 0xEAA127FA, 0xD4EF3085, 0x04881D05, 0xD9D4D039, 0xE6DB99E5, 0x1FA27CF8, 0xC4AC5665,
        0xF4292244, 0x432AFF97, 0xAB9423A7, 0xFC93A039, 0x655B59C3, 0x8F0CCC92, 0xFFEFF47D, 0x85845DD1,
        0x6FA87E4F, 0xFE2CE6E0, 0xA3014314, 0x4E0811A1, 0xF7537E82, 0xBD3AF235, 0x2AD7D2BB, 0xEB86D391,
    };
    private static final int[] SHIFTS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

    private int a = 0x67452301;
    private int b = 0xEFCDAB89;
    private int c = 0x98BADCFE;
    private int d = 0x10325476;

    Md5() {
        super(64, 16, true);
    }

    @Override
    void compress(byte[] bytes, int at) {
        int[] m = new int[16];
        for (int i = 0; i < 16; i++) {
            m[i] = Integer.reverseBytes(wordAt(bytes, at + 4 * i));
        }
        int w = a;
        int x = b;
        int y = c;
        int z = d;
        for (int i = 0; i < 64; i++) {
            int mix;
            int word;
            switch (i >> 4) {
                case 0 -> { mix = x & y | ~x & z; word = i; }
                case 1 -> { mix = z & x | ~z & y; word = 5 * i + 1 & 15; }
                case 2 -> { mix = x ^ y ^ z; word = 3 * i + 5 & 15; }
                default -> { mix = y ^ (x | ~z); word = 7 * i & 15; }
            }
            int sum = w + mix + SINES[i] + m[word];
            w = z;
            z = y;
            y = x;
            x += rotateLeft(sum, SHIFTS[i >> 4 << 2 | i & 3]);
        }
        a += w;
        b += x;
        c += y;
        d += z;
    }

    @Override
    void store(byte[] target) {
        storeWord(target, 0, Integer.reverseBytes(a));
        storeWord(target, 4, Integer.reverseBytes(b));
        storeWord(target, 8, Integer.reverseBytes(c));
        storeWord(target, 12, Integer.reverseBytes(d));
    }
}
