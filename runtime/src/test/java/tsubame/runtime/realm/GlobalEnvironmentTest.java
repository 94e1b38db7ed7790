package tsubame.runtime.realm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

class GlobalEnvironmentTest {
    private static final PropertyKey X = PropertyKey.of("x");
    private GlobalEnvironment environment;

    @BeforeEach
    void realm() {
        Agent.realm = null;
        Agent.realm = Realm.create();
        environment = Agent.realm.globalEnvironment;
    }

    private static String message(Runnable operation) {
        return assertThrows(JsThrow.class, operation::run).getMessage();
    }

    @Test
    void unresolvable() {
        assertNull(environment.getOrNull(X));
        assertEquals("ReferenceError: x is not defined", message(() -> environment.get(X)));
        assertEquals("ReferenceError: x is not defined", message(() -> environment.set(X, 1.0, true)));
        environment.set(X, 1.0, false);
        assertEquals(1.0, Agent.realm.globalObject.get(X));
        assertTrue(environment.delete(X));
    }

    @Test
    void varsAreNotDeletable() {
        environment.createGlobalVarBinding(X, false);
        assertSame(Undefined.UNDEFINED, environment.get(X));
        assertTrue(environment.hasRestrictedGlobalProperty(X));
        assertFalse(environment.delete(X));
        environment.createGlobalFunctionBinding(X, 5.0, true);
        assertEquals(5.0, environment.get(X));
    }

    @Test
    void lexicalBindingsShadowTheObject() {
        Agent.realm.globalObject.put(X, 1.0);
        int version = environment.version;
        Cell cell = environment.createLexicalBinding(X, true);
        assertTrue(environment.version > version);
        assertEquals("ReferenceError: Cannot access 'x' before initialization", message(() -> environment.get(X)));
        cell.value = 2.0;
        assertEquals(2.0, environment.get(X));
        assertSame(cell, environment.lexicalCell(X));
        assertEquals("TypeError: Assignment to constant variable.", message(() -> environment.set(X, 3.0, false)));
        assertFalse(environment.delete(X));
    }

    @Test
    void manyBindings() {
        for (int i = 0; i < 500; i++) {
            environment.createLexicalBinding(PropertyKey.of("v" + i), i % 2 == 0).value = (double) i;
        }
        for (int i = 0; i < 500; i++) {
            assertEquals((double) i, environment.get(PropertyKey.of("v" + i)));
            assertEquals(i % 2 == 0, environment.isConstant(PropertyKey.of("v" + i)));
        }
    }
}
