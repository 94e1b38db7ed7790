package tsubame.frontend.scope;

import java.util.List;
import tsubame.frontend.syntax.ClassMember;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.PropertyKey;

/** Opens the scopes of classes: the inner name, private names, and what the synthetic initialisers of fields capture. */
final class ClassWalk {
    private final ScopeAnalysis analysis;
    private final FunctionWalk functions;

    ClassWalk(ScopeAnalysis analysis, FunctionWalk functions) {
        this.analysis = analysis;
        this.functions = functions;
    }

    void walk(ClassNode node) {
        Scope outer = analysis.scope;
        boolean legacy = analysis.program.decorators().isLegacy();
        if (!legacy) {
            analysis.expressions.all(node.decorators());
        }
        Scope scope = new Scope(Scope.Kind.CLASS, outer, outer.function, node.start());
        Binding name = null;
        if (node.name() != null) {
            name = scope.declare(node.name(), Binding.Kind.CONST, node.nameStart(), node.nameStart() + node.name().length());
            name.safeFrom = node.end();
        }
        ClassScope definition = new ClassScope(node, scope, name);
        analysis.tree.put(node, definition);
        analysis.scope = scope;
        privateNames(node, scope);
        analysis.expressions.walk(node.superclass());
        Binding home = scope.synthetic(Scope.HOME);
        Binding staticHome = scope.synthetic(Scope.STATIC_HOME);
        // The constructor's closure comes before the prototype object, those of the members after it.
        home.safeFrom = node.start() + 1;
        staticHome.safeFrom = node.start() + 1;
        if (node.constructor() != null) {
            functions.function(node.constructor(), node.start(), home, false);
        } else {
            FunctionScope.Kind kind =
                    node.superclass() == null ? FunctionScope.Kind.CONSTRUCTOR : FunctionScope.Kind.DERIVED_CONSTRUCTOR;
            definition.defaultConstructor = functions.initializer(kind, node.start(), home);
        }
        members(definition, home, staticHome);
        if (legacy) {
            new LegacyWalk(analysis).walk(node);
        }
        if (definition.fields != null && node.constructor() != null) {
            functions.initializesFields(node.constructor());
        }
        analysis.scope = outer;
    }

    private void privateNames(ClassNode node, Scope scope) {
        for (ClassMember member : node.members()) {
            if (key(member) instanceof PropertyKey.Private key && scope.find("#" + key.name()) == null) {
                scope.declare("#" + key.name(), Binding.Kind.PRIVATE_NAME, key.start(), key.end());
            }
        }
    }

    private static PropertyKey key(ClassMember member) {
        return switch (member) {
            case ClassMember.Method m -> m.key();
            case ClassMember.Field m -> m.key();
            case ClassMember.AutoAccessor m -> m.key();
            case ClassMember.StaticBlock _ -> null;
        };
    }

    private void members(ClassScope definition, Binding home, Binding staticHome) {
        List<ClassMember> members = definition.node.members();
        for (int i = 0; i < members.size(); i++) {
            switch (members.get(i)) {
                case ClassMember.Method m -> {
                    decoratorsAndKey(m.decorators(), m.key());
                    functions.method(m.function(), m.isStatic() ? staticHome : home);
                    if (m.key() instanceof PropertyKey.Private) {
                        definition.methods[i] = hidden(definition, "%method" + i, m.isStatic());
                    }
                    decoratedMethod(definition, m);
                }
                case ClassMember.Field m -> {
                    decoratorsAndKey(m.decorators(), m.key());
                    if (m.key() instanceof PropertyKey.Computed) {
                        definition.keys[i] = hidden(definition, "%key" + i, m.isStatic());
                    }
                    decoratedField(definition, i, m.decorators(), m.isStatic());
                }
                case ClassMember.AutoAccessor m -> {
                    decoratorsAndKey(m.decorators(), m.key());
                    definition.keys[i] = hidden(definition, "%slot" + i, m.isStatic());
                    if (m.key() instanceof PropertyKey.Private && !m.decorators().isEmpty() && !analysis.program.decorators().isLegacy()) {
                        definition.methods[i] = hidden(definition, "%accessor" + i, m.isStatic());
                    }
                    decoratedField(definition, i, m.decorators(), m.isStatic());
                }
                case ClassMember.StaticBlock _ -> {}
            }
        }
        initializers(definition, home, staticHome);
    }

    private void decoratedMethod(ClassScope definition, ClassMember.Method method) {
        if (method.decorators().isEmpty() || analysis.program.decorators().isLegacy()) {
            return;
        }
        if (method.isStatic()) {
            definition.staticMethodAdditions = hidden(definition, "%staticAdditions", true);
        } else {
            definition.methodAdditions = hidden(definition, "%methodAdditions", false);
        }
    }

    private void decoratedField(ClassScope definition, int index, List<Expression> decorators, boolean isStatic) {
        if (!decorators.isEmpty() && !analysis.program.decorators().isLegacy()) {
            definition.initializers[index] = hidden(definition, "%initializers" + index, isStatic);
            definition.additions[index] = hidden(definition, "%additions" + index, isStatic);
        }
    }

    private void decoratorsAndKey(List<Expression> decorators, PropertyKey key) {
        if (!analysis.program.decorators().isLegacy()) {
            analysis.expressions.all(decorators);
        }
        analysis.expressions.key(key);
    }

    /** A binding that the members' initialiser captures. */
    private Binding hidden(ClassScope definition, String name, boolean isStatic) {
        Binding binding = definition.scope.synthetic(name);
        binding.used = true;
        binding.captured = true;
        analysis.references.read(initializerOf(definition, isStatic).body, Scope.THIS, definition.node.end());
        return binding;
    }

    private FunctionScope initializerOf(ClassScope definition, boolean isStatic) {
        int creation = definition.node.end() - 1;
        if (isStatic && definition.statics == null) {
            Binding home = definition.scope.find(Scope.STATIC_HOME);
            definition.statics = functions.initializer(FunctionScope.Kind.STATIC_INITIALIZER, creation, home);
        } else if (!isStatic && definition.fields == null) {
            Binding home = definition.scope.find(Scope.HOME);
            definition.fields = functions.initializer(FunctionScope.Kind.FIELD_INITIALIZER, creation, home);
        }
        return isStatic ? definition.statics : definition.fields;
    }

    private void initializers(ClassScope definition, Binding home, Binding staticHome) {
        Scope classScope = analysis.scope;
        for (ClassMember member : definition.node.members()) {
            switch (member) {
                case ClassMember.Method m -> {
                    if (m.key() instanceof PropertyKey.Private key) {
                        initialize(definition, m.isStatic(), null);
                        useInInitializer(definition, m.isStatic(), key);
                    }
                }
                case ClassMember.Field m -> {
                    initialize(definition, m.isStatic(), m.value());
                    useInInitializer(definition, m.isStatic(), m.key());
                }
                case ClassMember.AutoAccessor m -> {
                    initialize(definition, m.isStatic(), m.value());
                    useInInitializer(definition, m.isStatic(), m.key());
                }
                case ClassMember.StaticBlock m -> {
                    analysis.scope = initializerOf(definition, true).body;
                    functions.staticBlock(m);
                }
            }
            analysis.scope = classScope;
        }
    }

    private void initialize(ClassScope definition, boolean isStatic, Expression value) {
        analysis.scope = initializerOf(definition, isStatic).body;
        analysis.references.read(analysis.scope, Scope.THIS, definition.node.end());
        analysis.expressions.walk(value);
        analysis.scope = definition.scope;
    }

    private void useInInitializer(ClassScope definition, boolean isStatic, PropertyKey key) {
        if (key instanceof PropertyKey.Private name) {
            analysis.references.read(initializerOf(definition, isStatic).body, "#" + name.name(), key.start());
        }
    }
}
