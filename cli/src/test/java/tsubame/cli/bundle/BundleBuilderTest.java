package tsubame.cli.bundle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.cli.host.FileModules;
import tsubame.runtime.bundle.Bundle;
import tsubame.runtime.bundle.BundledModules;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleSource;

/** What goes into a bundle, and what it says of what does not. */
class BundleBuilderTest {
    @TempDir
    Path temporary;

    private Path folder;

    @BeforeEach
    void realFolder() throws IOException {
        folder = temporary.toRealPath();
    }

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return file.toString();
    }

    private static BundledModules open(byte[] bytes) {
        return new BundledModules(new Bundle(bytes));
    }

    private static byte[] build(String main) {
        BundleBuilder builder = new BundleBuilder(new FileModules(), false);
        byte[] bytes = builder.build(main);
        assertEquals(List.of(), builder.errors());
        return bytes;
    }

    @Test
    void everyWayOfAskingIsFollowed() throws Exception {
        String main = file("main.ts", "import { b } from './b.ts'; import data from './data.json'; import fs from 'fs';\n"
                + "export const c = () => import('./c.mjs'); console.log(b, data, fs);\n");
        String b = file("b.ts", "export { b } from './sub/d.cjs';\n");
        String data = file("data.json", "[1]");
        String c = file("c.mjs", "export default 1;\n");
        String d = file("sub/d.cjs", "exports.b = function () { return require('../e.js') + require.resolve(`../f`); };\n");
        String e = file("e.js", "module.exports = 1;\n");
        String f = file("f.js", "module.exports = 2;\n");
        BundledModules modules = open(build(main));
        assertEquals(b, modules.resolve("./b.ts", main, false));
        assertEquals(c, modules.resolve("./c.mjs", main, false));
        assertEquals("node:fs", modules.resolve("fs", main, false));
        assertEquals(d, modules.resolve("./sub/d.cjs", b, false));
        assertEquals(e, modules.resolve("../e.js", d, true));
        assertEquals(f, modules.resolve("../f", d, true));
        assertInstanceOf(ModuleSource.EcmaScript.class, modules.load(main, ""));
        ModuleSource.CommonJs script = assertInstanceOf(ModuleSource.CommonJs.class, modules.load(d, ""));
        assertEquals(folder.resolve("sub").toString(), script.directoryName());
        assertEquals("[1]", ((ModuleSource.Json) modules.load(data, "json")).text());
        assertEquals("[1]", ((ModuleSource.Json) modules.load(data, "")).text());
    }

    @Test
    void whatIsThereCanBeFoundByAComputedPath() throws Exception {
        String main = file("main.mjs", "import './lib/a.mjs'; export const f = (name) => import('./lib/' + name);\n"
                + "for (const each of ['./lib/d.mjs', './none.mjs']) await import(each);\n");
        String a = file("lib/a.mjs", "export {};\n");
        file("lib/b.mjs", "export {};\n");
        String d = file("lib/d.mjs", "export {};\n");
        BundledModules modules = open(build(main));
        assertEquals(a, modules.resolve("./lib/a.mjs", main, false));
        assertEquals(a, modules.resolve("./x/../lib//a.mjs", main, false));
        assertEquals(a, modules.resolve(a, main, false));
        assertEquals(d, modules.resolve("./lib/d.mjs", main, false));
        HostFailure failure = assertThrows(HostFailure.class, () -> modules.resolve("./lib/b.mjs", main, false));
        assertEquals("Cannot find module './lib/b.mjs' imported from " + main, failure.getMessage());
        assertEquals("ERR_MODULE_NOT_FOUND", failure.code());
    }

    @Test
    void allErrorsAreReported() throws Exception {
        String main = file("main.ts", "import './missing.ts'; import './bad.ts'; import './worse.ts'; import(name);\n");
        file("bad.ts", "let let = 1;\nvar 2;\n");
        file("worse.ts", "}\n");
        BundleBuilder builder = new BundleBuilder(new FileModules(), false);
        builder.build(main);
        String all = String.join("", builder.errors());
        assertEquals(3, builder.errors().size(), all);
        assertTrue(builder.warnings().getFirst().startsWith(main + ":1:64: what is asked for here is computed"), builder.warnings().toString());
        assertTrue(all.startsWith(main + ":1:1: error: Cannot find module './missing.ts'\n"), all);
        assertTrue(all.contains("bad.ts:1:5: error") && all.contains("bad.ts:2:") && all.contains("worse.ts:1:1: error"), all);
    }

    @Test
    void whatMayFailAtRunTimeIsAWarning() throws Exception {
        String main = file("main.cjs", "try { require('optional'); } catch {}\nimport('./bad.mjs').catch(() => 0);\n");
        String bad = file("bad.mjs", "}\n");
        BundleBuilder builder = new BundleBuilder(new FileModules(), false);
        BundledModules modules = open(builder.build(main));
        assertEquals(List.of(), builder.errors());
        assertEquals(2, builder.warnings().size());
        assertEquals(main + ":1:7: Cannot find module 'optional'\n", builder.warnings().getFirst());
        HostFailure missing = assertThrows(HostFailure.class, () -> modules.resolve("optional", main, true));
        assertEquals("Cannot find module 'optional' imported from " + main, missing.getMessage());
        HostFailure failure = assertThrows(HostFailure.class, () -> modules.load(bad, ""));
        assertEquals(HostFailure.Kind.SYNTAX_ERROR, failure.kind());
        assertEquals(bad + ":1:1", failure.place());
    }

    @Test
    void sameFilesGiveTheSameBytes() throws Exception {
        String main = file("main.ts", "import './a.ts'; import './b.ts';\n");
        file("a.ts", "export {}; import('./b.ts');\n");
        file("b.ts", "import './a.ts';\n");
        assertArrayEquals(build(main), build(main));
    }

    @Test
    void packagesAreReadWithoutARunningProgram() throws Exception {
        file("package.json", "{\"type\": \"module\"}");
        String main = file("main.js", "await 1;\n");
        assertInstanceOf(ModuleSource.EcmaScript.class, open(build(main)).load(main, ""));
    }

    @Test
    void metaIsThatOfFiles() throws Exception {
        String key = file("a b/ü#%?é~[1];x=1&y,@!$'()*+:-_.ts", "");
        BundledModules modules = open(build(key));
        assertArrayEquals(new FileModules().importMeta(key), modules.importMeta(key));
    }
}
