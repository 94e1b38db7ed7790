package tsubame.frontend.scope;

import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.syntax.ClassMember;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.DecoratorDialect;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.PropertyKey;

/**
 * TypeScript's older decorators of a class: what they, and the types that they get, use of its scope. They run when the class is finished,
 * so that they see its name.
 */
final class LegacyWalk {
    private final ScopeAnalysis analysis;
    private final boolean metadata;

    LegacyWalk(ScopeAnalysis analysis) {
        this.analysis = analysis;
        this.metadata = analysis.program.decorators() == DecoratorDialect.LEGACY_WITH_METADATA;
    }

    /** The class's scope is open. */
    void walk(ClassNode node) {
        for (int i = 0; i < node.members().size(); i++) {
            ClassMember member = node.members().get(i);
            if (LegacyMembers.isDecorated(member)) {
                member(node, i, member);
            }
        }
        analysis.expressions.all(node.decorators());
        if (node.constructor() != null) {
            parameters(node.constructor());
            if (metadata && LegacyMembers.isDecorated(node)) {
                analysis.expressions.walk(DesignTypes.parameters(node.constructor(), node.start()));
            }
        }
    }

    private void member(ClassNode node, int index, ClassMember member) {
        analysis.expressions.all(LegacyMembers.decorators(member));
        if (LegacyMembers.key(member) instanceof PropertyKey.Private key) {
            analysis.diagnostics.report(DiagnosticKind.LEGACY_PRIVATE_DECORATOR, key.start(), key.end());
        }
        switch (member) {
            case ClassMember.Method m -> {
                parameters(m.function());
                if (metadata) {
                    types(node, index, m);
                }
            }
            case ClassMember.Field m -> type(m.hint(), m.start());
            case ClassMember.AutoAccessor m -> type(m.hint(), m.start());
            case ClassMember.StaticBlock _ -> {}
        }
    }

    private void parameters(FunctionNode function) {
        for (Parameter parameter : function.parameters()) {
            analysis.expressions.all(parameter.decorators());
        }
    }

    private void types(ClassNode node, int index, ClassMember.Method method) {
        analysis.expressions.walk(DesignTypes.parameters(method.function(), method.start()));
        analysis.expressions.walk(DesignTypes.result(method.function(), method.start()));
        if (method.function().kind() != FunctionNode.Kind.METHOD) {
            analysis.expressions.walk(LegacyMembers.accessorType(node, index));
            FunctionNode setter = LegacyMembers.setter(node, index);
            if (setter != null) {
                analysis.expressions.walk(DesignTypes.parameters(setter, method.start()));
            }
        }
    }

    private void type(tsubame.frontend.syntax.TypeHint hint, int position) {
        if (metadata) {
            analysis.expressions.walk(DesignTypes.of(hint, position));
        }
    }
}
