package tsubame.frontend.lower;

import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.scope.ClassScope;
import tsubame.frontend.syntax.ClassMember;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.Expression;
import java.util.List;

/** The decorators of one class. */
final class Decoration {
    private final FunctionCompiler fn;
    private final ClassNode node;

    Decoration(FunctionCompiler fn, ClassNode node) {
        this.fn = fn;
        this.node = node;
    }

    void evaluateClassDecorators() {
        refuse(node.decorators());
        for (ClassMember member : node.members()) {
            switch (member) {
                case ClassMember.Method m -> refuse(m.decorators());
                case ClassMember.Field m -> refuse(m.decorators());
                case ClassMember.AutoAccessor m -> refuse(m.decorators());
                case ClassMember.StaticBlock _ -> {}
            }
        }
    }

    private void refuse(List<Expression> decorators) {
        for (Expression decorator : decorators) {
            fn.compilation.diagnostics.report(DiagnosticKind.UNSUPPORTED_DECORATOR, decorator.start(), decorator.end());
        }
    }

    void decorate(ClassScope definition, int constructor, int prototype) {}

    int initialValue(FunctionCompiler inner, int member, int self, int value) {
        return value;
    }

    void extra(FunctionCompiler inner, int member, int self) {}
}
