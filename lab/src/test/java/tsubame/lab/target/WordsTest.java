package tsubame.lab.target;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class WordsTest {
    @Test
    void quotingIsTheShells() {
        assertEquals(List.of("app", "a b", "c'd", "e\"f", ""), Words.split("app 'a b' \"c'd\" e\\\"f ''"));
        assertEquals(List.of("a", "b"), Words.split("  a\tb "));
    }

    @Test
    void whatOnlyAShellUnderstandsIsLeftToOne() {
        for (String text : List.of("a | b", "a > b", "a && b", "echo $HOME", "ls *.ts", "X=1 app", "echo \"$HOME\"", "echo 'open")) {
            assertNull(Words.split(text), text);
        }
        assertEquals(List.of("echo", "$HOME *"), Words.split("echo '$HOME *'"));
    }

    @Test
    void quotedWordsComeBack() {
        for (String word : List.of("plain", "a b", "it's", "")) {
            assertEquals(List.of("x", word), Words.split("x " + Words.quoted(word)), word);
        }
    }
}
