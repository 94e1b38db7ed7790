package tsubame.frontend.syntax;

import java.util.List;
import tsubame.bytecode.ImportPhase;

/**
 * Imports and exports. Names are strings, since the language allows any string as an export name; {@code "default"} is one.
 * {@code import type} and {@code export type} are erased, and so are the specifiers marked {@code type}.
 */
public sealed interface ModuleItem extends Statement {

    /**
     * {@code import … from "specifier"}. In TypeScript, specifiers whose local name is never used as a value are to be dropped, and the
     * whole import with them if {@code dropIfUnused} and none is left; that is the scope analysis' part.
     */
    record Import(
            int start, int end, ImportPhase phase, List<ImportSpecifier> specifiers, String specifier, List<ImportAttribute> attributes,
            boolean dropIfUnused)
            implements ModuleItem {}

    /** {@code imported} is null for {@code * as local}, and for the one name of {@code import source}. */
    record ImportSpecifier(int start, int end, String imported, String local) implements Node {}

    record ImportAttribute(int start, int end, String key, String value) implements Node {}

    /** {@code export { local as exported }}. */
    record ExportNamed(int start, int end, List<ExportSpecifier> specifiers) implements ModuleItem {}

    /** {@code export { local as exported } from "specifier"}, where {@code local} is a name of the other module. */
    record ExportFrom(int start, int end, List<ExportSpecifier> specifiers, String specifier, List<ImportAttribute> attributes)
            implements ModuleItem {}

    record ExportSpecifier(int start, int end, String local, String exported) implements Node {}

    /** {@code export * from} ({@code exported} null) and {@code export * as exported from}. */
    record ExportAll(int start, int end, String exported, String specifier, List<ImportAttribute> attributes) implements ModuleItem {}

    /**
     * {@code export} before a variable, function, class, enum or namespace declaration or an {@link ImportEquals}; in modules and
     * namespaces.
     */
    record ExportDeclaration(int start, int end, Statement declaration) implements ModuleItem {}

    /** The value, if an anonymous function or class, is named "default". */
    record ExportDefault(int start, int end, Expression value) implements ModuleItem {}

    /** A hoisted function declaration; its name may be null, and then is "default". */
    record ExportDefaultFunction(int start, int end, FunctionNode function) implements ModuleItem {}

    record ExportDefaultClass(int start, int end, ClassNode definition) implements ModuleItem {}

    /** TypeScript {@code import local = a.b.c}: an alias, dropped if never used as a value. */
    record ImportEquals(int start, int end, String local, Expression value) implements ModuleItem {}

    /** TypeScript {@code import local = require("specifier")}. */
    record ImportRequire(int start, int end, String local, String specifier) implements ModuleItem {}

    /** TypeScript {@code export = value}. */
    record ExportAssignment(int start, int end, Expression value) implements ModuleItem {}
}
