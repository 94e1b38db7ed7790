package tsubame.runtime.interpreter;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;
import tsubame.bytecode.Op;

/** Pairs are written over the first opcode; all other words stay. */
class PairsTest {
    private static void joins(int[] words, int... expected) {
        Pairs.join(words);
        assertArrayEquals(expected, words);
    }

    @Test
    void joinsTwo() {
        joins(new int[] {Op.MOVE, 1, 2, Op.MOVE, 3, 4, Op.RETURN, 1}, Op.MOVE_MOVE, 1, 2, Op.MOVE, 3, 4, Op.RETURN, 1);
    }

    @Test
    void neverJoinsOneTwice() {
        joins(new int[] {Op.MOVE, 1, 2, Op.MOVE, 3, 4, Op.MOVE, 5, 6}, Op.MOVE_MOVE, 1, 2, Op.MOVE, 3, 4, Op.MOVE, 5, 6);
    }

    @Test
    void joinsThisOnlyWithAPropertyOfIt() {
        joins(new int[] {Op.LOAD_THIS, 1, Op.GET_PROPERTY, 2, 1, 0, 0}, Op.THIS_GET_PROPERTY, 1, Op.GET_PROPERTY, 2, 1, 0, 0);
        joins(new int[] {Op.LOAD_THIS, 1, Op.GET_PROPERTY, 2, 3, 0, 0}, Op.LOAD_THIS, 1, Op.GET_PROPERTY, 2, 3, 0, 0);
    }
}
