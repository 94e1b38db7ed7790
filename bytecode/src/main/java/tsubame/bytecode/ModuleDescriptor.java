package tsubame.bytecode;

/**
 * What a module asks for and offers (§16.2.1.6, source text module records). All module-level names that are imported or
 * exported live in cells which the linker makes; the module's code gets them as its captures.
 *
 * @param requests requested modules in source order, without repetitions
 * @param imports import entries; entry {@code i} fills cell {@code i}
 * @param locals local bindings in cells of their own; local {@code j} has cell {@code imports.length + j}
 * @param localExports exported local names
 * @param indirectExports {@code export {a as b} from} and re-exported imports
 * @param starExports request indices of {@code export * from}
 * @param typeExports exported names that are types, of which nothing is left; {@code *} for {@code export type *}
 */
public record ModuleDescriptor(
        Request[] requests,
        Import[] imports,
        String[] locals,
        LocalExport[] localExports,
        IndirectExport[] indirectExports,
        int[] starExports,
        String[] typeExports) {

    /** @param type the {@code type} import attribute, empty without; @param position byte offset of the specifier */
    public record Request(String specifier, String type, ImportPhase phase, int position) {}

    /** {@code importName} is null for a namespace import, or, by the request's phase, for a source import. @param position byte offset for link errors */
    public record Import(int request, String importName, String localName, int position) {}

    /** {@code local} indexes {@link #locals}. */
    public record LocalExport(String exportName, int local) {}

    /** {@code importName} is null for {@code export * as exportName from}, and as that of an import is. */
    public record IndirectExport(String exportName, int request, String importName, int position) {}
}
