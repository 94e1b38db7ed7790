package tsubame.frontend.lexer;

import java.util.Arrays;
import tsubame.frontend.source.SourceFile;

/**
 * The names of a source, each made a String once: an open-addressing table from bytes to name and kind (IDENTIFIER, or a keyword's). So an
 * identifier token costs a hash and a comparison, and a tree holds each name once.
 */
final class Names {
    private byte[][] keys = new byte[512][];
    private String[] texts = new String[512];
    private TokenKind[] kinds = new TokenKind[512];
    private int count;

    Names() {
        for (TokenKind kind : TokenKind.values()) {
            if (kind.isKeyword()) {
                byte[] bytes = SourceFile.encode(kind.text);
                insert(find(bytes, 0, bytes.length), bytes, kind.text, kind);
            }
        }
    }

    /** The slot of the name in {@code bytes[start, end)}; valid until the next call. */
    int slot(byte[] bytes, int start, int end) {
        int slot = find(bytes, start, end);
        if (keys[slot] != null) {
            return slot;
        }
        byte[] key = Arrays.copyOfRange(bytes, start, end);
        if (count * 2 > keys.length) {
            grow();
            slot = find(bytes, start, end);
        }
        insert(slot, key, SourceFile.decode(bytes, start, end), TokenKind.IDENTIFIER);
        return slot;
    }

    String text(int slot) {
        return texts[slot];
    }

    TokenKind kind(int slot) {
        return kinds[slot];
    }

    private int find(byte[] bytes, int start, int end) {
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = hash * 31 + bytes[i];
        }
        int mask = keys.length - 1;
        int slot = (hash ^ hash >>> 15) & mask;
        while (keys[slot] != null && !Arrays.equals(keys[slot], 0, keys[slot].length, bytes, start, end)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void insert(int slot, byte[] key, String text, TokenKind kind) {
        keys[slot] = key;
        texts[slot] = text;
        kinds[slot] = kind;
        count++;
    }

    private void grow() {
        byte[][] oldKeys = keys;
        String[] oldTexts = texts;
        TokenKind[] oldKinds = kinds;
        keys = new byte[oldKeys.length * 2][];
        texts = new String[keys.length];
        kinds = new TokenKind[keys.length];
        count = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != null) {
                insert(find(oldKeys[i], 0, oldKeys[i].length), oldKeys[i], oldTexts[i], oldKinds[i]);
            }
        }
    }
}
