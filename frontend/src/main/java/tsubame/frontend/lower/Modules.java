package tsubame.frontend.lower;

import java.util.ArrayList;
import java.util.List;
import tsubame.bytecode.ImportPhase;
import tsubame.bytecode.ModuleDescriptor.Import;
import tsubame.bytecode.ModuleDescriptor.IndirectExport;
import tsubame.bytecode.ModuleDescriptor.LocalExport;
import tsubame.bytecode.ModuleDescriptor.Request;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.ScopeTree;
import tsubame.frontend.source.IdentityTable;
import tsubame.frontend.source.IntList;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Statement;

/**
 * Describes what a module imports and exports (ECMA-262 §16.2.1.7.1, ParseModule), and numbers the cells that the linker makes. In
 * TypeScript, imports that are never used as values are left out.
 */
final class Modules {
    private final Compilation compilation;
    private final ArrayList<Request> requests = new ArrayList<>();
    private final ArrayList<Import> imports = new ArrayList<>();
    private final ArrayList<LocalExport> localExports = new ArrayList<>();
    private final ArrayList<IndirectExport> indirectExports = new ArrayList<>();
    private final IntList starExports = new IntList();
    /** The import of a binding, where it is one. */
    private final IdentityTable<Binding, Import> imported = new IdentityTable<>();
    private final IdentityTable<Binding, String> locals = new IdentityTable<>();

    Modules(Compilation compilation) {
        this.compilation = compilation;
    }

    ModuleDescriptor describe() {
        for (Statement statement : compilation.program.body()) {
            switch (statement) {
                case ModuleItem.Import item -> imports(item);
                case ModuleItem.ExportFrom item -> exportsFrom(item);
                case ModuleItem.ExportAll item -> exportAll(item);
                default -> {}
            }
        }
        for (ScopeTree.Export export : compilation.tree.exports()) {
            export(export);
        }
        numberCells();
        String[] localNames = new String[locals.size()];
        for (int i = 0; i < localNames.length; i++) {
            localNames[i] = locals.at(i);
        }
        return new ModuleDescriptor(
                requests.toArray(new Request[0]), imports.toArray(new Import[0]), localNames,
                localExports.toArray(new LocalExport[0]), indirectExports.toArray(new IndirectExport[0]), starExports.toArray(),
                compilation.program.typeExports().toArray(new String[0]));
    }

    /** Imports first, then locals; the descriptor's order is the order of the cells. */
    private void numberCells() {
        int next = 0;
        for (Binding binding : compilation.tree.outside.bindings()) {
            Import entry = imported.get(binding);
            if (entry != null && (next < imports.size() && imports.get(next) == entry)) {
                binding.register = next++;
            }
        }
        for (Binding binding : compilation.tree.outside.bindings()) {
            if (binding.kind() != Binding.Kind.IMPORT) {
                binding.register = imports.size() + local(binding);
            }
        }
    }

    private int local(Binding binding) {
        locals.put(binding, binding.name);
        return locals.position(binding);
    }

    private int request(String specifier, List<ModuleItem.ImportAttribute> attributes, ImportPhase phase, int position) {
        String type = "";
        for (ModuleItem.ImportAttribute attribute : attributes) {
            if (attribute.key().equals("type")) {
                type = attribute.value();
            }
        }
        for (int i = 0; i < requests.size(); i++) {
            Request known = requests.get(i);
            if (known.specifier().equals(specifier) && known.type().equals(type) && known.phase() == phase) {
                return i;
            }
        }
        requests.add(new Request(specifier, type, phase, position));
        return requests.size() - 1;
    }

    private void imports(ModuleItem.Import item) {
        boolean elides = compilation.program.typeScript() && !compilation.options.verbatimModuleSyntax();
        ArrayList<ModuleItem.ImportSpecifier> kept = new ArrayList<>();
        for (ModuleItem.ImportSpecifier specifier : item.specifiers()) {
            Binding binding = compilation.tree.outside.find(specifier.local());
            if (!elides || isUsed(binding) || isExported(binding)) {
                kept.add(specifier);
            }
        }
        boolean isDropped = kept.isEmpty() && elides && item.dropIfUnused() && !item.specifiers().isEmpty();
        if (isDropped) {
            return;
        }
        int request = request(item.specifier(), item.attributes(), item.phase(), item.start());
        for (ModuleItem.ImportSpecifier specifier : kept) {
            Import entry = new Import(request, specifier.imported(), specifier.local(), specifier.start());
            Binding binding = compilation.tree.outside.find(specifier.local());
            imported.put(binding, entry);
            if (!elides || isUsed(binding)) {
                imports.add(entry); // else it is only exported, and may well be a type
            }
        }
    }

    /** Members of const enums are constants, and no uses. */
    private boolean isUsed(Binding binding) {
        return binding.isUsed() && !compilation.importedEnums.vanishes(binding);
    }

    private boolean isExported(Binding binding) {
        for (ScopeTree.Export export : compilation.tree.exports()) {
            if (export.binding() == binding) {
                return true;
            }
        }
        return false;
    }

    private void exportsFrom(ModuleItem.ExportFrom item) {
        int request = request(item.specifier(), item.attributes(), ImportPhase.EVALUATION, item.start());
        for (ModuleItem.ExportSpecifier specifier : item.specifiers()) {
            indirectExports.add(new IndirectExport(specifier.exported(), request, specifier.local(), specifier.start()));
        }
    }

    private void exportAll(ModuleItem.ExportAll item) {
        int request = request(item.specifier(), item.attributes(), ImportPhase.EVALUATION, item.start());
        if (item.exported() == null) {
            starExports.add(request);
        } else {
            indirectExports.add(new IndirectExport(item.exported(), request, null, item.start()));
        }
    }

    private void export(ScopeTree.Export export) {
        Import entry = imported.get(export.binding());
        if (entry == null) {
            localExports.add(new LocalExport(export.exported(), local(export.binding())));
        } else {
            indirectExports.add(new IndirectExport(export.exported(), entry.request(), entry.importName(), export.item().start()));
        }
    }
}
