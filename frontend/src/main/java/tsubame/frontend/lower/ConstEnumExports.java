package tsubame.frontend.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.frontend.scope.ScopeTree;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;

/** Which const enums a TypeScript file exports: its own, and those that it passes on from other files. */
public final class ConstEnumExports {
    private record Origin(String specifier, String imported) {}

    private final ForeignEnums foreign;
    private final HashMap<String, Map<String, EnumValue>> own = new HashMap<>();
    /** Exported names of local ones. */
    private final HashMap<String, String> locals = new HashMap<>();
    private final HashMap<String, Origin> imports = new HashMap<>();
    private final HashMap<String, Origin> passed = new HashMap<>();
    private final ArrayList<String> stars = new ArrayList<>();

    public ConstEnumExports(Program program, ScopeTree tree, ForeignEnums foreign) {
        this.foreign = foreign;
        EnumConstants constants = new EnumConstants(program, tree, new ImportedEnums(program, tree, foreign));
        for (List<Statement> statements : List.of(program.body(), program.ambient())) {
            for (Statement statement : statements) {
                add(statement, constants);
            }
        }
        for (String name : program.typeExports()) {
            locals.putIfAbsent(name, name); // perhaps one that is only declared
        }
    }

    private void add(Statement statement, EnumConstants constants) {
        switch (statement) {
            case Statement.EnumDeclaration declaration when declaration.isConst() ->
                    own.merge(declaration.name(), constants.of(declaration), ConstEnumExports::both);
            case ModuleItem.ExportDeclaration export when export.declaration() instanceof Statement.EnumDeclaration declaration -> {
                locals.put(declaration.name(), declaration.name());
                add(declaration, constants);
            }
            case ModuleItem.Import item -> {
                for (ModuleItem.ImportSpecifier specifier : item.specifiers()) {
                    if (specifier.imported() != null) {
                        imports.put(specifier.local(), new Origin(item.specifier(), specifier.imported()));
                    }
                }
            }
            case ModuleItem.ExportNamed named -> {
                for (ModuleItem.ExportSpecifier specifier : named.specifiers()) {
                    locals.put(specifier.exported(), specifier.local());
                }
            }
            case ModuleItem.ExportFrom from -> {
                for (ModuleItem.ExportSpecifier specifier : from.specifiers()) {
                    passed.put(specifier.exported(), new Origin(from.specifier(), specifier.local()));
                }
            }
            case ModuleItem.ExportAll all when all.exported() == null -> stars.add(all.specifier());
            default -> {}
        }
    }

    /** Declarations of one name make one enum. */
    private static Map<String, EnumValue> both(Map<String, EnumValue> a, Map<String, EnumValue> b) {
        HashMap<String, EnumValue> all = new HashMap<>(a);
        all.putAll(b);
        return all;
    }

    /** The members of the const enum that is exported under a name; null for anything else. */
    public Map<String, EnumValue> find(String exported) {
        String local = locals.get(exported);
        if (local != null && own.containsKey(local)) {
            return own.get(local);
        }
        Origin origin = local != null ? imports.get(local) : passed.get(exported);
        if (origin != null) {
            return foreign.find(origin.specifier, origin.imported);
        }
        for (int i = 0; local == null && i < stars.size(); i++) {
            Map<String, EnumValue> values = foreign.find(stars.get(i), exported);
            if (values != null) {
                return values;
            }
        }
        return null;
    }
}
