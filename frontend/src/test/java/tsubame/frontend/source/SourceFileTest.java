package tsubame.frontend.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class SourceFileTest {
    @Test
    void linesEndAtAllTerminators() {
        SourceFile source = SourceFile.of("x", "a\nbc\r\nd\re\u2028f");
        assertEquals(5, source.lineCount());
        assertEquals(1, source.line(0));
        assertEquals(1, source.line(1));
        assertEquals(2, source.line(2));
        assertEquals(3, source.line(6));
        assertEquals(4, source.lineEnd(2));
        assertEquals(7, source.lineEnd(3));
        assertEquals("f", source.text(source.lineStart(5), source.lineEnd(5)));
    }

    @Test
    void columnsCountCharacters() {
        SourceFile source = SourceFile.of("x", "é日😀x");
        assertEquals(4, source.column(9));
    }

    @Test
    void loneSurrogatesSurvive() {
        String text = "a\ud800b\udc00\ud83d\ude00";
        SourceFile source = SourceFile.of("x", text);
        assertEquals(text, source.text(0, source.length()));
    }

    @Test
    void whatIsNoEncodingIsReplaced() {
        byte[] bytes = {'a', (byte) 0xFF, (byte) 0xC0, (byte) 0x80, (byte) 0xE2, (byte) 0x82, 'b'};
        assertEquals("a\ufffd\ufffd\ufffd\ufffd\ufffdb", new SourceFile("x", bytes).text(0, bytes.length));
    }
}
