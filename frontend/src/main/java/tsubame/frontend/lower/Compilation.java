package tsubame.frontend.lower;

import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Source;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.scope.ScopeTree;
import tsubame.frontend.syntax.Program;

/** What all functions of one program share while it is lowered. */
final class Compilation {
    final Program program;
    final ScopeTree tree;
    /** What a direct eval stands in, else null. */
    final ScopeDescriptor caller;
    final Source source;
    final LoweringOptions options;
    final Diagnostics diagnostics;
    final ImportedEnums importedEnums;
    final EnumConstants enums;

    Compilation(
            Program program, ScopeTree tree, ScopeDescriptor caller, Source source, LoweringOptions options, ForeignEnums foreign,
            Diagnostics diagnostics) {
        this.program = program;
        this.tree = tree;
        this.caller = caller;
        this.source = source;
        this.options = options;
        this.diagnostics = diagnostics;
        importedEnums = new ImportedEnums(program, tree, foreign);
        enums = new EnumConstants(program, tree, importedEnums);
    }
}
