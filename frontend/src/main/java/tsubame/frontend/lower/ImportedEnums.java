package tsubame.frontend.lower;

import java.util.List;
import java.util.Map;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.ScopeTree;
import tsubame.frontend.source.IdentityTable;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;

/** The const enums that a TypeScript module imports. Looks into another file only for a name of which members are read. */
final class ImportedEnums {
    private record Origin(String specifier, String imported) {}

    private final ForeignEnums foreign;
    private final IdentityTable<Binding, Origin> origins = new IdentityTable<>();
    private final IdentityTable<Binding, Map<String, EnumValue>> found = new IdentityTable<>();

    ImportedEnums(Program program, ScopeTree tree, ForeignEnums foreign) {
        this.foreign = foreign;
        if (foreign == ForeignEnums.NONE || !program.typeScript()) {
            return;
        }
        for (Statement statement : program.body()) {
            if (statement instanceof ModuleItem.Import item) {
                for (ModuleItem.ImportSpecifier specifier : item.specifiers()) {
                    Binding binding = specifier.imported() == null ? null : tree.outside.find(specifier.local());
                    if (binding != null) {
                        origins.put(binding, new Origin(item.specifier(), specifier.imported()));
                    }
                }
            }
        }
    }

    boolean isEmpty() {
        return origins.isEmpty();
    }

    /** The members of the const enum that is imported under this name; null for anything else. */
    Map<String, EnumValue> of(Binding binding) {
        Origin origin = origins.get(binding);
        if (origin == null) {
            return null;
        }
        if (!found.contains(binding)) {
            found.put(binding, foreign.find(origin.specifier, origin.imported));
        }
        return found.get(binding);
    }

    /** Whether nothing is left of the import once constants stand for its members. */
    boolean vanishes(Binding binding) {
        List<String> members = binding.membersRead();
        if (members == null || members.isEmpty() || foreign.keepsImports() || of(binding) == null) {
            return false;
        }
        for (String member : members) {
            if (!of(binding).containsKey(member)) {
                return false;
            }
        }
        return true;
    }
}
