package tsubame.cli.repl;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Node;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;

/**
 * A module's statements as a script that gives a promise: names are declared first, then an async function gives them their
 * values, and answers the value of the last expression.
 *
 * <pre>
 *   import { a } from "m"; const b = await a();   ⇒   let a, b; (async () => { ({a: a} = await import("m")); (b = await a()); })()
 * </pre>
 */
final class AwaitScript {
    private final SourceFile source;
    private final List<String> names = new ArrayList<>();
    private final StringBuilder body = new StringBuilder();

    AwaitScript(SourceFile source) {
        this.source = source;
    }

    String of(Program program) {
        List<Statement> statements = program.body();
        for (Statement statement : statements) {
            boolean last = statement == statements.getLast();
            switch (statement) {
                case ModuleItem.Import item -> importing(item);
                case Statement.VariableDeclaration declaration -> declaration.declarators().forEach(this::declarator);
                case Statement.FunctionDeclaration declaration -> define(declaration.function().name(), declaration);
                case Statement.ClassDeclaration declaration -> define(declaration.definition().name(), declaration);
                case Statement.ExpressionStatement _ when last -> body.append("return (").append(text(statement)).append("\n);\n");
                default -> body.append(text(statement)).append('\n');
            }
        }
        String declared = names.isEmpty() ? "" : "let " + String.join(", ", names) + "; ";
        return declared + "(async () => { " + body + "})()";
    }

    /** Without the semicolon at its end. */
    private String text(Node node) {
        String text = source.text(node.start(), node.end()).strip();
        return text.endsWith(";") ? text.substring(0, text.length() - 1) : text;
    }

    private void define(String name, Statement declaration) {
        names.add(name);
        body.append(name).append(" = ").append(text(declaration)).append(";\n");
    }

    private void declarator(Declarator declarator) {
        collect(declarator.target());
        if (declarator.initializer() != null) {
            // The node of a value in brackets begins inside of them: the text does behind the equals sign.
            int start = source.text(0, declarator.initializer().start()).lastIndexOf('=');
            String before = source.text(0, declarator.initializer().start()).substring(0, start + 1);
            int from = before.getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
            body.append('(').append(text(declarator.target())).append(" = ").append(source.text(from, declarator.end())).append(");\n");
        }
    }

    private void collect(Pattern pattern) {
        switch (pattern) {
            case Pattern.Name name -> names.add(name.name());
            case Pattern.ArrayPattern array -> {
                array.elements().forEach(this::collect);
                if (array.rest() != null) collect(array.rest());
            }
            case Pattern.ObjectPattern object -> {
                object.properties().forEach(member -> collect(member.value()));
                if (object.rest() != null) collect(object.rest());
            }
            case Pattern.Target _ -> { }
        }
    }

    private void collect(Pattern.Element element) {
        if (element != null) collect(element.target());
    }

    private void importing(ModuleItem.Import item) {
        String module = "await import(" + quoted(item.specifier()) + ")";
        List<String> members = new ArrayList<>();
        for (ModuleItem.ImportSpecifier specifier : item.specifiers()) {
            names.add(specifier.local());
            if (specifier.imported() == null) {
                body.append(specifier.local()).append(" = ").append(module).append(";\n");
            } else {
                members.add(quoted(specifier.imported()) + ": " + specifier.local());
            }
        }
        if (!members.isEmpty()) {
            body.append("({ ").append(String.join(", ", members)).append(" } = ").append(module).append(");\n");
        } else if (item.specifiers().isEmpty()) {
            body.append(module).append(";\n");
        }
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
