package tsubame.bytecode;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** One sample for each thing that the verifier must find. */
class BytecodeVerifierTest {
    private static FunctionPrototype function(int[] code, Handler... handlers) {
        return new FunctionPrototype(
                "f", FunctionKind.NORMAL, true, 0, 0, 3, new Constant[] {new Constant(Constant.Kind.NULL, 0, null)}, 0, code, new String[] {"a"}, new double[0], new FunctionPrototype[0],
                new Template[0], new ScopeDescriptor[0], new int[0][], new Capture[0], handlers, 1, new int[0], new byte[0], Hint.NONE,
                null, new Source("f", new byte[0]), 0, 0, -1);
    }

    private static int[] code(Object... words) {
        int[] code = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            code[i] = words[i] instanceof Opcode opcode ? opcode.ordinal() : (Integer) words[i];
        }
        return code;
    }

    private static void bad(int[] code, Handler... handlers) {
        assertThrows(IllegalStateException.class, () -> BytecodeVerifier.verify(function(code, handlers)));
    }

    @Test
    void acceptsGoodCode() {
        int[] code = code(Opcode.LOAD_INT, 1, 5, Opcode.JUMP_IF_TRUE, 1, 3, Opcode.RETURN, 1);
        assertTrue(BytecodeVerifier.verify(function(code, new Handler(0, 6, 6, 0))));
    }

    @Test
    void findsBadOperands() {
        bad(code(Opcode.RETURN, 3));
        bad(code(Opcode.LOAD_NULL, 2, Opcode.RETURN, 2));
        bad(code(Opcode.LOAD_STRING, 0, 1, Opcode.RETURN, 0));
        bad(code(Opcode.LOAD_NUMBER, 0, 0, Opcode.RETURN, 0));
        bad(code(Opcode.LOAD_CAPTURE, 0, 0, Opcode.RETURN, 0));
        bad(code(Opcode.NEW_ARRAY_OF, 0, 1, 3, Opcode.RETURN, 0));
        bad(code(Opcode.GET_PROPERTY, 0, 0, 0, 1, Opcode.RETURN, 0));
        bad(code(Opcode.GET_PROPERTY, 0, 0, 0, 0, Opcode.GET_PROPERTY, 0, 0, 0, 0, Opcode.RETURN, 0));
        bad(code(Opcode.DELETE_PROPERTY, 0, 0, 0, 2, Opcode.RETURN, 0));
    }

    @Test
    void findsBadFlow() {
        bad(code(Opcode.LOAD_NULL, 0));
        bad(code(Opcode.RETURN));
        bad(code(9999));
        bad(code(Opcode.JUMP, 1));
        bad(code(Opcode.JUMP, 2));
    }

    @Test
    void findsBadHandlers() {
        int[] code = code(Opcode.LOAD_NULL, 0, Opcode.RETURN, 0);
        bad(code, new Handler(0, 0, 2, 0));
        bad(code, new Handler(0, 3, 2, 0));
        bad(code, new Handler(0, 2, 1, 0));
        bad(code, new Handler(0, 2, 2, 2)); // a constant
    }
}
