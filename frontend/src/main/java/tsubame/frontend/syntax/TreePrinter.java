package tsubame.frontend.syntax;

import java.util.ArrayList;
import java.util.List;

/**
 * The tree as text, for {@code --dump=ast} and tests: parenthesised forms, whose heads are the nodes' names, without positions. Statements,
 * functions, classes, patterns; expressions are in {@link ExpressionPrinter}.
 */
public final class TreePrinter {
    private TreePrinter() {}

    /** One form per statement of the program, long ones over several lines. */
    public static String print(Program program) {
        StringBuilder out = new StringBuilder();
        out.append("program ").append(program.goal().name().toLowerCase()).append(program.strict() ? " strict" : "").append('\n');
        for (Statement statement : program.body()) {
            form(statement).print(out, 0);
            out.append('\n');
        }
        return out.toString();
    }

    /** One statement on one line. */
    public static String line(Statement statement) {
        return form(statement).toString();
    }

    static Form form(Statement statement) {
        return switch (statement) {
            case null -> null;
            case Statement.Plain plain -> plain(plain);
            case ModuleItem item -> item(item);
        };
    }

    private static Form plain(Statement.Plain statement) {
        return switch (statement) {
            case Statement.Empty _ -> new Form("Empty");
            case Statement.Block s -> new Form("Block").forms(statements(s.body()));
            case Statement.ExpressionStatement s -> new Form("Expression").form(expression(s.expression()));
            case Statement.VariableDeclaration s -> variables(s);
            case Statement.FunctionDeclaration s -> function(s.function());
            case Statement.ClassDeclaration s -> definition(s.definition());
            case Statement.If s ->
                    new Form("If").form(expression(s.test())).form(form(s.consequent())).optional(form(s.alternate()));
            case Statement.While s -> new Form("While").form(expression(s.test())).form(form(s.body()));
            case Statement.DoWhile s -> new Form("DoWhile").form(form(s.body())).form(expression(s.test()));
            case Statement.For s ->
                    new Form("For").form(form(s.init())).form(expression(s.test())).form(expression(s.update())).form(form(s.body()));
            case Statement.ForIn s -> new Form("ForIn").form(head(s.head())).form(expression(s.object())).form(form(s.body()));
            case Statement.ForOf s ->
                    new Form("ForOf").word(s.await(), "await").form(head(s.head())).form(expression(s.iterable())).form(form(s.body()));
            case Statement.Continue s -> jump("Continue", s.label());
            case Statement.Break s -> jump("Break", s.label());
            case Statement.Return s -> new Form("Return").optional(expression(s.value()));
            case Statement.Throw s -> new Form("Throw").form(expression(s.value()));
            case Statement.With s -> new Form("With").form(expression(s.object())).form(form(s.body()));
            case Statement.Switch s -> new Form("Switch").form(expression(s.discriminant())).forms(cases(s.cases()));
            case Statement.Labeled s -> new Form("Labeled").word(s.label()).form(form(s.body()));
            case Statement.Try s -> attempt(s);
            case Statement.Debugger _ -> new Form("Debugger");
            case Statement.EnumDeclaration s -> enumeration(s);
            case Statement.NamespaceDeclaration s -> new Form("Namespace").word(s.name()).forms(statements(s.body()));
        };
    }

    private static Form jump(String head, String label) {
        return new Form(head).word(label == null ? "" : label);
    }

    static List<Form> statements(List<Statement> statements) {
        ArrayList<Form> forms = new ArrayList<>();
        for (Statement statement : statements) {
            forms.add(form(statement));
        }
        return forms;
    }

    private static Form expression(Expression expression) {
        return ExpressionPrinter.form(expression);
    }

    private static Form variables(Statement.VariableDeclaration declaration) {
        Form form = new Form("Variables").word(declaration.kind().text);
        for (Declarator declarator : declaration.declarators()) {
            form.form(annotated(pattern(declarator.target()), declarator.hint()).optional(initializer(declarator.initializer())));
        }
        return form;
    }

    private static Form initializer(Expression initializer) {
        return initializer == null ? null : new Form("=").form(expression(initializer));
    }

    private static Form annotated(Form form, TypeHint hint) {
        return hint == TypeHint.Basic.NONE ? form : form.word(":" + hint(hint));
    }

    private static Form head(ForHead head) {
        return switch (head) {
            case Statement.VariableDeclaration declaration -> variables(declaration);
            case Pattern pattern -> pattern(pattern);
        };
    }

    private static List<Form> cases(List<SwitchCase> cases) {
        ArrayList<Form> forms = new ArrayList<>();
        for (SwitchCase one : cases) {
            Form form = one.test() == null ? new Form("Default") : new Form("Case").form(expression(one.test()));
            forms.add(form.forms(statements(one.body())));
        }
        return forms;
    }

    private static Form attempt(Statement.Try statement) {
        Form form = new Form("Try").form(form(statement.block()));
        CatchClause handler = statement.handler();
        if (handler != null) {
            Form parameter = handler.parameter() == null ? null : pattern(handler.parameter());
            form.form(new Form("Catch").optional(parameter).form(form(handler.body())));
        }
        return statement.finalizer() == null ? form : form.form(new Form("Finally").form(form(statement.finalizer())));
    }

    private static Form enumeration(Statement.EnumDeclaration declaration) {
        Form form = new Form("Enum").word(declaration.isConst(), "const").word(declaration.name());
        for (EnumMember member : declaration.members()) {
            form.form(new Form("Member").text(member.name()).optional(expression(member.initializer())));
        }
        return form;
    }

    // Patterns

    static Form pattern(Pattern pattern) {
        return switch (pattern) {
            case Pattern.Name p -> new Form("Name").word(p.name());
            case Pattern.Target p -> new Form("Target").form(expression(p.reference()));
            case Pattern.ArrayPattern p -> {
                Form form = new Form("ArrayPattern");
                for (Pattern.Element element : p.elements()) {
                    form.form(element(element));
                }
                yield form.optional(rest(p.rest()));
            }
            case Pattern.ObjectPattern p -> {
                Form form = new Form("ObjectPattern");
                for (Pattern.Member member : p.properties()) {
                    form.form(new Form("Member").form(key(member.key())).form(element(member.value())));
                }
                yield form.optional(rest(p.rest()));
            }
        };
    }

    private static Form rest(Pattern rest) {
        return rest == null ? null : new Form("Rest").form(pattern(rest));
    }

    private static Form element(Pattern.Element element) {
        return element.target() == null ? new Form("Hole") : pattern(element.target()).optional(initializer(element.initializer()));
    }

    static Form key(PropertyKey key) {
        return switch (key) {
            case PropertyKey.Named k -> new Form("Key").text(k.name());
            case PropertyKey.Numeric k -> new Form("Key").word(ExpressionPrinter.number(k.value()));
            case PropertyKey.Computed k -> new Form("Computed").form(expression(k.expression()));
            case PropertyKey.Private k -> new Form("Private").word("#" + k.name());
        };
    }

    // Functions and classes

    static Form function(FunctionNode f) {
        Form form = new Form(f.kind() == FunctionNode.Kind.NORMAL ? "Function" : name(f.kind()));
        form.word(f.async(), "async").word(f.generator(), "generator").word(f.strict(), "strict").word(f.name() == null ? "" : f.name());
        Form parameters = new Form("Parameters");
        for (Parameter parameter : f.parameters()) {
            Form one = pattern(parameter.target()).word(parameter.rest(), "rest").word(parameter.property(), "property");
            parameters.form(annotated(one, parameter.hint()).optional(initializer(parameter.initializer())));
        }
        return annotated(form, f.result()).form(parameters).forms(statements(f.body()));
    }

    /** DERIVED_CONSTRUCTOR becomes DerivedConstructor. */
    private static String name(FunctionNode.Kind kind) {
        StringBuilder name = new StringBuilder();
        boolean upper = true;
        for (char c : kind.name().toCharArray()) {
            if (c == '_') {
                upper = true;
            } else {
                name.append(upper ? c : Character.toLowerCase(c));
                upper = false;
            }
        }
        return name.toString();
    }

    static Form definition(ClassNode definition) {
        Form form = new Form("Class").word(definition.name() == null ? "" : definition.name());
        decorate(form, definition.decorators());
        if (definition.superclass() != null) {
            form.form(new Form("Extends").form(expression(definition.superclass())));
        }
        form.optional(definition.constructor() == null ? null : function(definition.constructor()));
        for (ClassMember member : definition.members()) {
            form.form(member(member));
        }
        return form;
    }

    private static Form decorate(Form form, List<Expression> decorators) {
        for (Expression decorator : decorators) {
            form.form(new Form("Decorator").form(expression(decorator)));
        }
        return form;
    }

    private static Form member(ClassMember member) {
        return switch (member) {
            case ClassMember.Method m ->
                    decorate(new Form("Member").word(m.isStatic(), "static").form(key(m.key())), m.decorators()).form(function(m.function()));
            case ClassMember.Field m ->
                    annotated(decorate(new Form("Field").word(m.isStatic(), "static").form(key(m.key())), m.decorators()), m.hint())
                            .optional(initializer(m.value()));
            case ClassMember.AutoAccessor m ->
                    annotated(decorate(new Form("Accessor").word(m.isStatic(), "static").form(key(m.key())), m.decorators()), m.hint())
                            .optional(initializer(m.value()));
            case ClassMember.StaticBlock m -> new Form("StaticBlock").forms(statements(m.body()));
        };
    }

    static String hint(TypeHint hint) {
        return switch (hint) {
            case TypeHint.Basic basic -> basic.name().toLowerCase();
            case TypeHint.ArrayOf array -> hint(array.element()) + "[]";
            case TypeHint.Tuple tuple -> "[" + join(tuple.elements(), ",") + "]";
            case TypeHint.Named named -> named.arguments().isEmpty() ? named.name() : named.name() + "<" + join(named.arguments(), ",") + ">";
            case TypeHint.FunctionOf function -> "(" + join(function.parameters(), ",") + ")=>" + hint(function.result());
            case TypeHint.Union union -> join(union.members(), "|");
        };
    }

    private static String join(List<TypeHint> hints, String separator) {
        StringBuilder text = new StringBuilder();
        for (TypeHint hint : hints) {
            text.append(text.isEmpty() ? "" : separator).append(hint(hint));
        }
        return text.toString();
    }

    // Modules

    private static Form item(ModuleItem item) {
        return switch (item) {
            case ModuleItem.Import i -> {
                Form form = ExpressionPrinter.phase(new Form("Import"), i.phase()).text(i.specifier());
                for (ModuleItem.ImportSpecifier s : i.specifiers()) {
                    form.form(new Form("Binding").text(s.imported() == null ? "*" : s.imported()).word(s.local()));
                }
                yield attributes(form, i.attributes());
            }
            case ModuleItem.ExportNamed i -> exports(new Form("Export"), i.specifiers());
            case ModuleItem.ExportFrom i ->
                    attributes(exports(new Form("ExportFrom").text(i.specifier()), i.specifiers()), i.attributes());
            case ModuleItem.ExportAll i ->
                    attributes(new Form("ExportAll").text(i.specifier()).text(i.exported() == null ? "*" : i.exported()), i.attributes());
            case ModuleItem.ExportDeclaration i -> new Form("Export").form(form(i.declaration()));
            case ModuleItem.ExportDefault i -> new Form("ExportDefault").form(expression(i.value()));
            case ModuleItem.ExportDefaultFunction i -> new Form("ExportDefault").form(function(i.function()));
            case ModuleItem.ExportDefaultClass i -> new Form("ExportDefault").form(definition(i.definition()));
            case ModuleItem.ImportEquals i -> new Form("ImportEquals").word(i.local()).form(expression(i.value()));
            case ModuleItem.ImportRequire i -> new Form("ImportRequire").word(i.local()).text(i.specifier());
            case ModuleItem.ExportAssignment i -> new Form("ExportAssignment").form(expression(i.value()));
        };
    }

    private static Form exports(Form form, List<ModuleItem.ExportSpecifier> specifiers) {
        for (ModuleItem.ExportSpecifier s : specifiers) {
            form.form(new Form("Name").text(s.local()).text(s.exported()));
        }
        return form;
    }

    private static Form attributes(Form form, List<ModuleItem.ImportAttribute> attributes) {
        for (ModuleItem.ImportAttribute attribute : attributes) {
            form.form(new Form("With").text(attribute.key()).text(attribute.value()));
        }
        return form;
    }
}
