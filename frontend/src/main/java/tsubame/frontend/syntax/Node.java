package tsubame.frontend.syntax;

import tsubame.frontend.source.Located;

/**
 * A node of the syntax tree. Trees are immutable: records all the way down, lists that cannot be changed.
 *
 * <p>{@code start} (inclusive) and {@code end} (exclusive) are byte offsets into the source's bytes; lines and columns exist only in
 * renderers. What TypeScript erases (types, interfaces, overload signatures, {@code declare}, {@code as}, {@code satisfies}, {@code !})
 * leaves no node behind, except {@link TypeHint}s on variables, parameters, results and fields. Parentheses leave none either.
 *
 * <p>Component conventions: an absent child is Java {@code null} and documented as such; lists never hold null.
 */
public sealed interface Node extends Located
        permits Expression, Statement, ForHead, Pattern.Element, Pattern.Member, PropertyKey, Property, TemplateElement,
                FunctionNode, Parameter, ClassNode, ClassMember, Declarator, SwitchCase, CatchClause, EnumMember, ModuleItem.ImportSpecifier,
                ModuleItem.ExportSpecifier, ModuleItem.ImportAttribute, Program {}
