package tsubame.runtime.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.attribute.CodeAttribute;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.bytecode.Capture;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Opcode;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** Instructions, handlers, calls and suspensions, on code written by hand. */
class InterpreterTest {
    private static final Object[] NONE = {};
    private Realm realm;

    @BeforeEach
    void makeRealm() {
        realm = Realm.create();
        Agent.realm = realm;
        Agent.tracer = new StackTraces();
    }

    private Object run(FunctionPrototype prototype, Object... arguments) {
        return new BytecodeFunction(realm, Code.link(prototype, null), NONE).call(Undefined.UNDEFINED, arguments);
    }

    @Test
    void addsNumbersAndStrings() {
        Assembly a = new Assembly("f", FunctionKind.NORMAL, 2, 3);
        a.emit(Opcode.ADD, 2, 0, 1).emit(Opcode.RETURN, 2);
        FunctionPrototype f = a.build();
        assertEquals(3.0, run(f, 1.0, 2.0));
        assertEquals("1a", run(f, 1.0, JsString.of("a")).toString());
    }

    /** fib(n) by recursion through a captured cell. */
    private static FunctionPrototype fibonacci() {
        Assembly f = new Assembly("fib", FunctionKind.NORMAL, 1, 6);
        int self = f.capture("fib", 0);
        int recurse = f.code.newLabel();
        f.emit(Opcode.LOAD_INT, 1, 2);
        f.emit(Opcode.JUMP_IF_NOT_LESS, 0, 1, recurse);
        f.emit(Opcode.RETURN, 0);
        f.code.place(recurse);
        f.emit(Opcode.LOAD_CAPTURED, 2, self);
        f.emit(Opcode.LOAD_INT, 3, 1);
        f.emit(Opcode.SUBTRACT, 4, 0, 3);
        f.emit(Opcode.CALL_FUNCTION, 5, 2, 4, 1);
        f.emit(Opcode.LOAD_INT, 3, 2);
        f.emit(Opcode.SUBTRACT, 4, 0, 3);
        f.emit(Opcode.CALL_FUNCTION, 4, 2, 4, 1);
        f.emit(Opcode.ADD, 5, 5, 4);
        f.emit(Opcode.RETURN, 5);
        Assembly main = new Assembly("main", FunctionKind.NORMAL, 1, 4);
        main.emit(Opcode.NEW_CELL, 1);
        main.code.emit(Opcode.NEW_CLOSURE, 2, moved(main, f.build(), 1));
        main.emit(Opcode.STORE_CELL, 1, 2);
        main.emit(Opcode.MOVE, 3, 0);
        main.emit(Opcode.CALL_FUNCTION, 3, 2, 3, 1);
        main.emit(Opcode.RETURN, 3);
        return main.build();
    }

    /** The function with its only capture taken from a register of its creator. */
    private static int moved(Assembly creator, FunctionPrototype f, int register) {
        Capture[] captures = {new Capture("fib", register)};
        return creator.function(new FunctionPrototype(f.name(), f.kind(), f.strict(), f.length(), f.parameterCount(), f.registerCount(), f.constants(),
                f.flags(), f.code(), f.strings(), f.numbers(), f.functions(), f.templates(), f.scopes(), f.jumpTables(), captures,
                f.handlers(), f.cacheCount(), f.positions(), f.parameterHints(), f.returnHint(), f.module(), f.source(), f.start(), f.end(), f.number()));
    }

    @Test
    void recursesThroughACell() {
        assertEquals(6765.0, run(fibonacci(), 20.0));
    }

    @Test
    void endlessRecursionIsARangeError() {
        Agent.depthLimit = 500;
        JsThrow thrown = assertThrows(JsThrow.class, () -> run(fibonacci(), 1e9));
        assertEquals("Maximum call stack size exceeded", ((JsObject) thrown.value).get(PropertyKey.of("message")).toString());
        assertEquals(0, Agent.depth);
    }

    @Test
    void handlersCatch() {
        Assembly a = new Assembly("f", FunctionKind.NORMAL, 1, 2);
        int start = a.code.newLabel();
        int end = a.code.newLabel();
        a.code.place(start);
        a.emit(Opcode.THROW, 0);
        a.code.place(end);
        a.emit(Opcode.RETURN, 1);
        a.handler(start, end, end, 1);
        assertEquals(7.0, run(a.build(), 7.0));
    }

    @Test
    void propertiesGoThroughCaches() {
        Assembly a = new Assembly("f", FunctionKind.NORMAL, 1, 3);
        int x = a.string("x");
        a.emit(Opcode.NEW_OBJECT, 1);
        a.emit(Opcode.DEFINE_FIELD, 1, x, 0, a.cache());
        a.emit(Opcode.SET_PROPERTY, 1, a.string("y"), 0, 1, a.cache());
        a.emit(Opcode.GET_PROPERTY, 2, 1, a.string("y"), a.cache());
        a.emit(Opcode.GET_PROPERTY, 1, 1, x, a.cache());
        a.emit(Opcode.ADD, 2, 1, 2);
        a.emit(Opcode.RETURN, 2);
        BytecodeFunction f = new BytecodeFunction(realm, Code.link(a.build(), null), NONE);
        for (int i = 0; i < 3; i++) {
            assertEquals(2.0 * i, f.call(Undefined.UNDEFINED, new Object[] {(double) i}));
        }
        assertTrue(f.code().caches[3] != null && f.code().caches[3].holder == null);
    }

    @Test
    void generatorsSuspend() {
        Assembly a = new Assembly("g", FunctionKind.GENERATOR, 1, 2);
        int returned = a.code.newLabel();
        a.emit(Opcode.GENERATOR_START);
        a.emit(Opcode.YIELD, 1, 0, returned);
        a.emit(Opcode.YIELD, 1, 1, returned);
        a.code.place(returned);
        a.emit(Opcode.RETURN, 1);
        GeneratorObject g = (GeneratorObject) run(a.build(), 5.0);
        assertStep(g, Suspension.NEXT, 1.0, 5.0, false);
        assertStep(g, Suspension.NEXT, 2.0, 2.0, false);
        assertStep(g, Suspension.RETURN, 3.0, 3.0, true);
        assertStep(g, Suspension.NEXT, 4.0, Undefined.UNDEFINED, true);
    }

    private static void assertStep(GeneratorObject g, int mode, Object sent, Object value, boolean done) {
        JsObject result = (JsObject) g.resume(mode, sent);
        assertEquals(value, result.get(PropertyKey.of("value")));
        assertEquals(done, result.get(PropertyKey.of("done")));
    }

    @Test
    void stackTracesNameFunctionAndPlace() {
        Assembly a = new Assembly("f", FunctionKind.NORMAL, 1, 3);
        a.code.at(25, 28);
        a.emit(Opcode.CALL_FUNCTION, 1, 0, 1, 0);
        JsThrow thrown = assertThrows(JsThrow.class, () -> run(a.build(), 1.0));
        assertEquals("TypeError: g.h is not a function\n    at f (test.js:2:12)",
                ((JsObject) thrown.value).get(PropertyKey.of("stack")).toString());
    }

    @Test
    void theLoopIsSmallEnoughToBeCompiled() throws IOException {
        for (Class<?> type : new Class<?>[] {Interpreter.class, RareOps.class}) {
            ClassModel model = ClassFile.of().parse(
                    type.getResourceAsStream(type.getSimpleName() + ".class").readAllBytes());
            for (MethodModel method : model.methods()) {
                CodeAttribute code = method.findAttribute(Attributes.code()).orElse(null);
                int size = code == null ? 0 : code.codeLength();
                assertTrue(size < 8000, method.methodName() + " has " + size + " bytes");
            }
        }
    }
}
