package tsubame.frontend.syntax;

import java.util.ArrayList;
import java.util.List;
import tsubame.bytecode.ImportPhase;

/** The part of {@link TreePrinter} for expressions. */
final class ExpressionPrinter {
    private ExpressionPrinter() {}

    /** Null for null. */
    static Form form(Expression expression) {
        return switch (expression) {
            case null -> null;
            case Expression.NullLiteral _ -> new Form("Null");
            case Expression.BooleanLiteral e -> new Form("Boolean").word(Boolean.toString(e.value()));
            case Expression.NumberLiteral e -> new Form("Number").word(number(e.value()));
            case Expression.BigIntLiteral e -> new Form("BigInt").word(e.digits());
            case Expression.StringLiteral e -> new Form("String").text(e.value());
            case Expression.RegExpLiteral e -> new Form("RegExp").text(e.pattern()).text(e.flags());
            case Expression.TemplateLiteral e -> template(new Form("Template"), e.elements(), e.substitutions());
            case Expression.TaggedTemplate e -> template(new Form("Tagged").form(form(e.tag())), e.elements(), e.substitutions());
            case Expression.ArrayLiteral e -> new Form("Array").forms(forms(e.elements()));
            case Expression.Elision _ -> new Form("Hole");
            case Expression.Spread e -> new Form("Spread").form(form(e.argument()));
            case Expression.ObjectLiteral e -> new Form("Object").forms(properties(e.properties()));
            case Expression.Identifier e -> new Form("Name").word(e.name());
            case Expression.This _ -> new Form("This");
            case Expression.NewTarget _ -> new Form("NewTarget");
            case Expression.ImportMeta _ -> new Form("ImportMeta");
            case Expression.FunctionExpression e -> TreePrinter.function(e.function());
            case Expression.ClassExpression e -> TreePrinter.definition(e.definition());
            case Expression.Member _, Expression.Index _, Expression.PrivateMember _, Expression.Call _, Expression.OptionalChain _,
                    Expression.New _, Expression.SuperMember _, Expression.SuperIndex _, Expression.SuperCall _, Expression.ImportCall _ ->
                    access(expression);
            default -> operation(expression);
        };
    }

    private static Form access(Expression expression) {
        return switch (expression) {
            case Expression.Member e -> new Form("Member").word(e.optional(), "?.").form(form(e.object())).word(e.name());
            case Expression.Index e -> new Form("Index").word(e.optional(), "?.").form(form(e.object())).form(form(e.key()));
            case Expression.PrivateMember e -> new Form("Member").word(e.optional(), "?.").form(form(e.object())).word("#" + e.name());
            case Expression.Call e -> new Form("Call").word(e.optional(), "?.").form(form(e.callee())).forms(forms(e.arguments()));
            case Expression.OptionalChain e -> new Form("Chain").form(form(e.chain()));
            case Expression.New e -> new Form("New").form(form(e.callee())).forms(forms(e.arguments()));
            case Expression.SuperMember e -> new Form("SuperMember").word(e.name());
            case Expression.SuperIndex e -> new Form("SuperIndex").form(form(e.key()));
            case Expression.SuperCall e -> new Form("SuperCall").forms(forms(e.arguments()));
            case Expression.ImportCall e -> phase(new Form("ImportCall"), e.phase()).form(form(e.specifier())).optional(form(e.options()));
            default -> throw new IllegalArgumentException("no access");
        };
    }

    private static Form operation(Expression expression) {
        return switch (expression) {
            case Expression.Unary e -> new Form(e.operator().text).form(form(e.operand()));
            case Expression.Update e ->
                    new Form(e.increment() ? "++" : "--").word(e.prefix() ? "prefix" : "postfix").form(TreePrinter.pattern(e.target()));
            case Expression.Binary e -> new Form(e.operator().text).form(form(e.left())).form(form(e.right()));
            case Expression.Logical e -> new Form(e.operator().text).form(form(e.left())).form(form(e.right()));
            case Expression.PrivateIn e -> new Form("in").word("#" + e.name()).form(form(e.right()));
            case Expression.Conditional e ->
                    new Form("?").form(form(e.test())).form(form(e.consequent())).form(form(e.alternate()));
            case Expression.Assign e -> new Form("=").form(TreePrinter.pattern(e.target())).form(form(e.value()));
            case Expression.CompoundAssign e ->
                    new Form(e.operator().text + "=").form(TreePrinter.pattern(e.target())).form(form(e.value()));
            case Expression.LogicalAssign e ->
                    new Form(e.operator().text + "=").form(TreePrinter.pattern(e.target())).form(form(e.value()));
            case Expression.Sequence e -> new Form(",").forms(forms(e.expressions()));
            case Expression.Await e -> new Form("Await").form(form(e.operand()));
            case Expression.Yield e -> new Form(e.delegate() ? "Yield*" : "Yield").optional(form(e.operand()));
            default -> throw new IllegalArgumentException("no operation");
        };
    }

    private static List<Form> forms(List<Expression> expressions) {
        ArrayList<Form> forms = new ArrayList<>();
        for (Expression expression : expressions) {
            forms.add(form(expression));
        }
        return forms;
    }

    private static Form template(Form form, List<TemplateElement> elements, List<Expression> substitutions) {
        for (int i = 0; i < elements.size(); i++) {
            TemplateElement element = elements.get(i);
            form.text(element.cooked());
            if (element.cooked() == null || !element.cooked().equals(element.raw())) {
                form.form(new Form("Raw").text(element.raw()));
            }
            if (i < substitutions.size()) {
                form.form(form(substitutions.get(i)));
            }
        }
        return form;
    }

    private static List<Form> properties(List<Property> properties) {
        ArrayList<Form> forms = new ArrayList<>();
        for (Property property : properties) {
            forms.add(switch (property) {
                case Property.KeyValue p -> new Form("Property").form(TreePrinter.key(p.key())).form(form(p.value()));
                case Property.PrototypeSetter p -> new Form("Prototype").form(form(p.value()));
                case Property.Method p -> new Form("Property").form(TreePrinter.key(p.key())).form(TreePrinter.function(p.function()));
                case Property.SpreadProperty p -> new Form("Spread").form(form(p.argument()));
            });
        }
        return forms;
    }

    /** Names every phase but the plain one. */
    static Form phase(Form form, ImportPhase phase) {
        return switch (phase) {
            case EVALUATION -> form;
            case DEFER -> form.word("defer");
            case SOURCE -> form.word("source");
        };
    }

    static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value) : Double.toString(value);
    }
}
