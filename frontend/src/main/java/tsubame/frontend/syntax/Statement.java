package tsubame.frontend.syntax;

import java.util.List;

/** Statements and declarations. Those of modules (and of namespaces) are {@link ModuleItem}s. Directives are expression statements. */
public sealed interface Statement extends Node permits Statement.Plain, ModuleItem {

    sealed interface Plain extends Statement {}

    record Empty(int start, int end) implements Plain {}

    record Block(int start, int end, List<Statement> body) implements Plain {}

    record ExpressionStatement(int start, int end, Expression expression) implements Plain {}

    /** At least one declarator. */
    record VariableDeclaration(int start, int end, VariableKind kind, List<Declarator> declarators) implements Plain, ForHead {}

    /** In sloppy code it may also be the body of an {@code if} or of a label (ECMA-262 annex B.3). */
    record FunctionDeclaration(int start, int end, FunctionNode function) implements Plain {}

    record ClassDeclaration(int start, int end, ClassNode definition) implements Plain {}

    /** {@code alternate} may be null. */
    record If(int start, int end, Expression test, Statement consequent, Statement alternate) implements Plain {}

    record While(int start, int end, Expression test, Statement body) implements Plain {}

    record DoWhile(int start, int end, Statement body, Expression test) implements Plain {}

    /** {@code init} is a VariableDeclaration, an ExpressionStatement or null; {@code test} and {@code update} may be null. */
    record For(int start, int end, Statement init, Expression test, Expression update, Statement body) implements Plain {}

    /** In sloppy code a {@code var} head may have an initializer (ECMA-262 annex B.3.5). */
    record ForIn(int start, int end, ForHead head, Expression object, Statement body) implements Plain {}

    record ForOf(int start, int end, boolean await, ForHead head, Expression iterable, Statement body) implements Plain {}

    /** {@code label} may be null. The target exists: the parser has checked it. */
    record Continue(int start, int end, String label) implements Plain {}

    /** {@code label} may be null. */
    record Break(int start, int end, String label) implements Plain {}

    /** {@code value} may be null. */
    record Return(int start, int end, Expression value) implements Plain {}

    record Throw(int start, int end, Expression value) implements Plain {}

    record With(int start, int end, Expression object, Statement body) implements Plain {}

    record Switch(int start, int end, Expression discriminant, List<SwitchCase> cases) implements Plain {}

    record Labeled(int start, int end, String label, Statement body) implements Plain {}

    /** {@code handler} or {@code finalizer} may be null, not both. */
    record Try(int start, int end, Block block, CatchClause handler, Block finalizer) implements Plain {}

    record Debugger(int start, int end) implements Plain {}

    // TypeScript statements with a run-time meaning

    /** {@code enum} and {@code const enum}; several of one name in a scope merge into one object. */
    record EnumDeclaration(int start, int end, String name, int nameStart, boolean isConst, List<EnumMember> members) implements Plain {}

    /**
     * {@code namespace name { … }} with at least one member that is not erased; {@code namespace a.b} is a nest of two, the inner one
     * exported. The body holds {@link ModuleItem.ExportDeclaration}s for what it exports. Several of one name merge.
     */
    record NamespaceDeclaration(int start, int end, String name, int nameStart, List<Statement> body) implements Plain {}
}
