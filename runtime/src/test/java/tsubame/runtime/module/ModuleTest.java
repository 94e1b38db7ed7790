package tsubame.runtime.module;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.ImportPhase;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.bytecode.ModuleDescriptor.Import;
import tsubame.bytecode.ModuleDescriptor.IndirectExport;
import tsubame.bytecode.ModuleDescriptor.LocalExport;
import tsubame.bytecode.ModuleDescriptor.Request;
import tsubame.bytecode.Opcode;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.interpreter.Assembly;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** Linking and evaluation of modules whose code is written by hand. */
class ModuleTest {
    private final MemoryModules modules = new MemoryModules();
    private Realm realm;

    @BeforeEach
    void makeRealm() {
        realm = Realm.create();
        Agent.realm = realm;
        Agent.host = new MemoryHost(modules);
    }

    private static Request[] requests(String... specifiers) {
        Request[] requests = new Request[specifiers.length];
        for (int i = 0; i < requests.length; i++) {
            requests[i] = new Request(specifiers[i], "", ImportPhase.EVALUATION, 0);
        }
        return requests;
    }

    /** {@code export let x = value;} and what else the descriptor says. */
    private void exportingX(String key, int value, IndirectExport[] indirect, int[] stars, String... requested) {
        ModuleDescriptor descriptor = new ModuleDescriptor(
                requests(requested), new Import[0], new String[] {"x"}, new LocalExport[] {new LocalExport("x", 0)}, indirect, stars,
                new String[0]);
        Assembly a = new Assembly("", FunctionKind.MODULE, 0, 1).module(descriptor);
        int x = a.capture("x", 0);
        a.emit(Opcode.GENERATOR_START).emit(Opcode.LOAD_INT, 0, value).emit(Opcode.STORE_CAPTURED, x, 0).emit(Opcode.RETURN, 0);
        modules.sources.put(key, new ModuleSource.EcmaScript(a.build()));
    }

    private void exportingX(String key, int value, String... requested) {
        exportingX(key, value, new IndirectExport[0], new int[0], requested);
    }

    /** {@code import { name } from specifier; globalThis.seen = name;} */
    private void importing(String key, String name, String specifier) {
        Import[] imports = {new Import(0, name, name, 0)};
        ModuleDescriptor descriptor = new ModuleDescriptor(
                requests(specifier), imports, new String[0], new LocalExport[0], new IndirectExport[0], new int[0],
                new String[0]);
        Assembly a = new Assembly("", FunctionKind.MODULE, 0, 1).module(descriptor);
        int imported = a.capture(name, 0);
        a.emit(Opcode.GENERATOR_START);
        a.emit(Opcode.LOAD_CAPTURED_CHECKED, 0, imported, a.string(name));
        a.emit(Opcode.STORE_GLOBAL, a.string("seen"), 0, a.cache());
        a.emit(Opcode.RETURN, 0);
        modules.sources.put(key, new ModuleSource.EcmaScript(a.build()));
    }

    private JsPromise evaluate(String key) {
        JsPromise promise = ModuleLoader.of(realm).evaluateMain(key);
        Agent.runJobs();
        return promise;
    }

    private Object seen() {
        return realm.globalObject.get(PropertyKey.of("seen"));
    }

    @Test
    void importersShareTheCell() {
        exportingX("b", 7);
        importing("a", "x", "b");
        assertEquals(JsPromise.FULFILLED, evaluate("a").state());
        assertEquals(7.0, seen());
        assertEquals(List.of("a", "b"), modules.loaded);
    }

    @Test
    void exportsPassThroughOtherModules() {
        exportingX("c", 9);
        exportingX("b", 1, new IndirectExport[] {new IndirectExport("y", 0, "x", 0)}, new int[0], "c");
        importing("a", "y", "b");
        assertEquals(JsPromise.FULFILLED, evaluate("a").state());
        assertEquals(9.0, seen());
    }

    @Test
    void missingExportsAreSyntaxErrorsOfLinking() {
        exportingX("b", 7);
        importing("a", "z", "b");
        JsThrow thrown = assertThrows(JsThrow.class, () -> evaluate("a"));
        assertEquals("The requested module 'b' does not provide an export named 'z'",
                ((JsObject) thrown.value).get(PropertyKey.of("message")).toString());
    }

    @Test
    void starExportsThatDisagreeAreAmbiguous() {
        exportingX("c", 1);
        exportingX("d", 2);
        ModuleDescriptor stars = new ModuleDescriptor(
                requests("c", "d"), new Import[0], new String[0], new LocalExport[0], new IndirectExport[0], new int[] {0, 1},
                new String[0]);
        Assembly a = new Assembly("", FunctionKind.MODULE, 0, 1).module(stars);
        a.emit(Opcode.GENERATOR_START).emit(Opcode.LOAD_UNDEFINED, 0).emit(Opcode.RETURN, 0);
        modules.sources.put("b", new ModuleSource.EcmaScript(a.build()));
        importing("a", "x", "b");
        JsThrow thrown = assertThrows(JsThrow.class, () -> evaluate("a"));
        assertTrue(((JsObject) thrown.value).get(PropertyKey.of("message")).toString().contains("conflicting star exports for name 'x'"));
    }

    @Test
    void cyclesLinkAndEvaluateOnce() {
        exportingX("b", 5, "a");
        importing("a", "x", "b");
        assertEquals(JsPromise.FULFILLED, evaluate("a").state());
        assertEquals(5.0, seen());
        assertEquals(JsPromise.FULFILLED, evaluate("b").state());
        assertEquals(List.of("a", "b"), modules.loaded);
    }

    @Test
    void namespacesAreLiveAndLocked() {
        exportingX("b", 5);
        evaluate("b");
        JsPromise imported = (JsPromise) ModuleLoader.of(realm).importCall("x", JsString.of("b"),
                Undefined.UNDEFINED, ImportPhase.EVALUATION);
        Agent.runJobs();
        JsObject namespace = (JsObject) imported.result();
        assertEquals(5.0, namespace.get(PropertyKey.of("x")));
        assertFalse(namespace.set(PropertyKey.of("x"), 1.0, namespace));
        assertFalse(namespace.isExtensible());
        assertEquals(2, namespace.ownKeys().length);
    }

    @Test
    void errorsOfEvaluationStay() {
        ModuleDescriptor nothing = new ModuleDescriptor(
                new Request[0], new Import[0], new String[0], new LocalExport[0], new IndirectExport[0], new int[0],
                new String[0]);
        Assembly a = new Assembly("", FunctionKind.MODULE, 0, 1).module(nothing);
        a.emit(Opcode.GENERATOR_START).emit(Opcode.LOAD_INT, 0, 3).emit(Opcode.THROW, 0);
        modules.sources.put("a", new ModuleSource.EcmaScript(a.build()));
        JsPromise first = evaluate("a");
        assertEquals(JsPromise.REJECTED, first.state());
        assertEquals(3.0, first.result());
        assertEquals(3.0, evaluate("a").result());
    }

    @Test
    void topLevelAwaitHoldsTheImporterBack() {
        ModuleDescriptor descriptor = new ModuleDescriptor(new Request[0], new Import[0], new String[] {"x"},
                new LocalExport[] {new LocalExport("x", 0)}, new IndirectExport[0], new int[0],
                new String[0]);
        Assembly b = new Assembly("", FunctionKind.ASYNC_MODULE, 0, 1).module(descriptor);
        int x = b.capture("x", 0);
        b.emit(Opcode.GENERATOR_START).emit(Opcode.LOAD_INT, 0, 4).emit(Opcode.AWAIT, 0, 0).emit(Opcode.STORE_CAPTURED, x, 0);
        b.emit(Opcode.RETURN, 0);
        modules.sources.put("b", new ModuleSource.EcmaScript(b.build()));
        importing("a", "x", "b");
        JsPromise promise = ModuleLoader.of(realm).evaluateMain("a");
        assertEquals(JsPromise.PENDING, promise.state());
        Agent.runJobs();
        assertEquals(JsPromise.FULFILLED, promise.state());
        assertEquals(4.0, seen());
    }
}
