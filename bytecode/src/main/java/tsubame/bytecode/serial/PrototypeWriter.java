package tsubame.bytecode.serial;

import tsubame.bytecode.Capture;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Handler;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Source;
import tsubame.bytecode.Template;

/**
 * Function prototypes as bytes: the same prototype gives the same bytes. The format belongs to one build of Tsubame, as
 * opcodes do; {@link PrototypeReader} reads it field by field in the same order. All functions share one source.
 */
public final class PrototypeWriter {
    private final ByteWriter out;

    private PrototypeWriter(ByteWriter out) {
        this.out = out;
    }

    /** Appends the function, the functions that it creates, and their source. */
    public static void write(ByteWriter out, FunctionPrototype function) {
        Source source = function.source();
        out.writeString(source.name());
        out.writeBytes(source.text());
        new PrototypeWriter(out).function(function);
    }

    private void function(FunctionPrototype f) {
        out.writeString(f.name());
        out.writeByte(f.kind().ordinal());
        out.writeByte(f.strict() ? 1 : 0);
        out.writeInt(f.length());
        out.writeInt(f.parameterCount());
        out.writeInt(f.registerCount());
        constants(f.constants());
        out.writeInt(f.flags());
        out.writeInts(f.code());
        out.writeStrings(f.strings());
        doubles(f.numbers());
        out.writeInt(f.functions().length);
        for (FunctionPrototype inner : f.functions()) {
            function(inner);
        }
        templates(f.templates());
        scopes(f.scopes());
        out.writeInt(f.jumpTables().length);
        for (int[] table : f.jumpTables()) {
            out.writeInts(table);
        }
        captures(f.captures());
        handlers(f.handlers());
        out.writeInt(f.cacheCount());
        out.writeInts(f.positions());
        out.writeBytes(f.parameterHints());
        out.writeByte(f.returnHint().ordinal());
        module(f.module());
        out.writeInt(f.start());
        out.writeInt(f.end());
        out.writeInt(f.number());
    }

    private void constants(Constant[] constants) {
        out.writeInt(constants.length);
        for (Constant constant : constants) {
            ConstantForm.write(out, constant);
        }
    }

    private void doubles(double[] values) {
        out.writeInt(values.length);
        for (double value : values) {
            out.writeDouble(value);
        }
    }

    private void templates(Template[] templates) {
        out.writeInt(templates.length);
        for (Template template : templates) {
            out.writeStrings(template.cooked());
            out.writeStrings(template.raw());
        }
    }

    private void scopes(ScopeDescriptor[] scopes) {
        out.writeInt(scopes.length);
        for (ScopeDescriptor scope : scopes) {
            out.writeInt(scope.flags());
            out.writeInt(scope.entries().length);
            for (ScopeDescriptor.Entry entry : scope.entries()) {
                out.writeByte(entry.kind().ordinal());
                out.writeString(entry.name());
                out.writeInt(entry.place());
            }
        }
    }

    private void captures(Capture[] captures) {
        out.writeInt(captures.length);
        for (Capture capture : captures) {
            out.writeString(capture.name());
            out.writeInt(capture.place());
        }
    }

    private void handlers(Handler[] handlers) {
        out.writeInt(handlers.length);
        for (Handler handler : handlers) {
            out.writeInt(handler.start());
            out.writeInt(handler.end());
            out.writeInt(handler.target());
            out.writeInt(handler.register());
        }
    }

    private void module(ModuleDescriptor module) {
        out.writeByte(module == null ? 0 : 1);
        if (module == null) {
            return;
        }
        out.writeInt(module.requests().length);
        for (ModuleDescriptor.Request request : module.requests()) {
            out.writeString(request.specifier());
            out.writeString(request.type());
            out.writeByte(request.phase().ordinal());
            out.writeInt(request.position());
        }
        out.writeInt(module.imports().length);
        for (ModuleDescriptor.Import entry : module.imports()) {
            out.writeInt(entry.request());
            out.writeString(entry.importName());
            out.writeString(entry.localName());
            out.writeInt(entry.position());
        }
        out.writeStrings(module.locals());
        exports(module);
    }

    private void exports(ModuleDescriptor module) {
        out.writeInt(module.localExports().length);
        for (ModuleDescriptor.LocalExport export : module.localExports()) {
            out.writeString(export.exportName());
            out.writeInt(export.local());
        }
        out.writeInt(module.indirectExports().length);
        for (ModuleDescriptor.IndirectExport export : module.indirectExports()) {
            out.writeString(export.exportName());
            out.writeInt(export.request());
            out.writeString(export.importName());
            out.writeInt(export.position());
        }
        out.writeInts(module.starExports());
        out.writeStrings(module.typeExports());
    }
}
