package tsubame.aot.llvm;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tsubame.aot.build.ImageKeys;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.dispatch.DispatchLoop;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Type;
import tsubame.ir.Value;
import tsubame.ir.Call;
import tsubame.ir.Const;

/**
 * IR functions, all lowered, as one LLVM module: functions, declarations of what they name outside, and the constants of the
 * prelude. Functions that other modules may name are hidden, all others internal. Deterministic: everything is in the order given.
 */
public final class ModuleWriter {
    /** What may allocate or remember an object. */
    private static final String RUNTIME_SLOW = "cold nounwind";
    /**
     * The same as a program's code sees it: a collection changes no value of a field, but for references to objects that it moves, and those that
     * the code holds in registers do not move. So loads may pass it; the allocator's own words are an operand.
     */
    private static final String PROGRAM_SLOW = RUNTIME_SLOW + " memory(argmem: readwrite, inaccessiblemem: readwrite)";

    /** No unwinding; null may be dereferenced (a fault, not undefined); frame pointers for profilers and traces. */
    private static final String PRELUDE = """
            target triple = "x86_64-unknown-linux-gnu"

            !0 = !{}
            !1 = !{i32 0, i32 2147483647}
            !2 = !{!"branch_weights", i32 1, i32 2000}
            !3 = !{!"branch_weights", i32 2000, i32 1}

            attributes #0 = { nounwind null_pointer_is_valid "frame-pointer"="non-leaf" }
            attributes #1 = { cold nounwind noreturn }
            attributes #2 = { $slow }

            @tsubame_heap = external hidden global [512 x i64], align 16
            @tsubame_program_slots = external hidden global [0 x i64]
            @tsubame_program_left = external hidden global [0 x i64]
            @tsubame_stack_limit = external hidden global ptr
            declare void @tsubame_panic(ptr) #1
            declare preserve_mostcc ptr @tsubame_allocate_slow(i64, i32, ptr) #2
            declare preserve_mostcc ptr @tsubame_allocate_array_slow(i32, i32, ptr) #2
            declare preserve_mostcc void @tsubame_barrier(ptr) #2
            declare preserve_mostcc void @tsubame_barrier_slot(ptr, ptr) #2
            declare preserve_mostcc void @tsubame_barrier_range(ptr, ptr, i32) #2
            declare double @fmod(double, double)

            ; ECMA-262 ToInt32. Beyond the range of an i64, by the remainder modulo 2^32; NaN and infinities give 0.
            define internal i32 @tsubame_to_int32(double %x) alwaysinline #0 {
              %vector = insertelement <2 x double> zeroinitializer, double %x, i64 0
              %wide = call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %vector)
              %odd = icmp eq i64 %wide, -9223372036854775808
              br i1 %odd, label %slow, label %fast, !prof !2
            fast:
              %low = trunc i64 %wide to i32
              ret i32 %low
            slow:
              %rest = call double @fmod(double %x, double 0x41F0000000000000)
              %restWide = call i64 @llvm.fptosi.sat.i64.f64(double %rest)
              %restLow = trunc i64 %restWide to i32
              ret i32 %restLow
            }

            """;

    private final NativeLayout layout;
    private final Set<MethodRef> shared;
    private final Map<String, String> messages = new LinkedHashMap<>();
    private final DebugInfo debug;
    private final AliasRegions regions = new AliasRegions();
    private final String beginning;

    private final Loop loop;

    private ModuleWriter(NativeLayout layout, Set<MethodRef> shared, Loop loop, DebugInfo.Places places, String beginning) {
        this.debug = new DebugInfo(places);
        this.beginning = beginning;
        this.layout = layout;
        this.shared = shared;
        this.loop = loop;
    }

    /** The interpreter's loop, the form that its dispatch takes, and the version of LLVM that is to read it. */
    public record Loop(DispatchLoop loop, DispatchForm form, int llvm) {}

    /**
     * The module's text.
     *
     * @param shared methods that other modules of the link may name; all others are internal
     * @param loop the interpreter's loop, which may be one of the functions; null for none
     */
    public static String write(Collection<Function> functions, NativeLayout layout, Set<MethodRef> shared, Loop loop) {
        return new ModuleWriter(layout, shared, loop, null, "").write(functions);
    }

    /**
     * The module of a compiled program. Its code is all in one section, which begins with the symbol.
     *
     * @param places where its instructions come from
     */
    public static String writeProgram(Collection<Function> functions, NativeLayout layout, Set<MethodRef> shared, DebugInfo.Places places, String symbol) {
        String beginning = "module asm \".text\"\nmodule asm \".hidden " + symbol + "\"\nmodule asm \".globl " + symbol + "\"\nmodule asm \"" + symbol
                + ":\"\n";
        return new ModuleWriter(layout, shared, null, places, beginning).write(functions);
    }

    /** The methods that functions name, by a call or for their address. */
    public static Set<MethodRef> named(Collection<Function> functions) {
        Set<MethodRef> named = new LinkedHashSet<>();
        for (Function function : functions) {
            for (var block : function.blocks()) {
                for (Value value : block.body()) {
                    if (value.op() instanceof Call.Direct call) named.add(call.method());
                    else if (value.op() instanceof Const.MethodAddress(MethodRef method)) named.add(method);
                }
            }
        }
        return named;
    }

    private String write(Collection<Function> functions) {
        StringBuilder bodies = new StringBuilder();
        Set<MethodRef> defined = new LinkedHashSet<>();
        for (Function function : functions) {
            defined.add(function.reference());
        }
        Set<String> declarations = new TreeSet<>();
        Set<String> globals = new TreeSet<>();
        for (Function function : functions) {
            bodies.append(loop != null && loop.loop().function() == function
                    ? LoopWriter.write(loop.loop(), loop.form(), loop.llvm(), layout, this)
                    : FunctionWriter.write(function, layout, this));
            collect(function, defined, declarations, globals);
        }
        globals.remove(Symbols.HEAP);
        globals.remove(Symbols.PROGRAM_SLOTS);
        StringBuilder out = new StringBuilder(PRELUDE.replace("$slow", debug.isOfProgram() ? PROGRAM_SLOW : RUNTIME_SLOW)).append(beginning);
        messages.forEach((message, symbol) -> out.append(symbol).append(" = private unnamed_addr constant ").append(cString(message)).append('\n'));
        globals.forEach(symbol -> out.append(Text.quoted(symbol)).append(" = external hidden global i8\n"));
        declarations.forEach(declaration -> out.append(declaration).append('\n'));
        return out.append('\n').append(bodies).append(regions.text()).append(debug.text()).toString();
    }

    DebugInfo debug() {
        return debug;
    }

    AliasRegions regions() {
        return regions;
    }

    String linkage(MethodRef method) {
        return shared.contains(method) ? "hidden " : "internal ";
    }

    /** The symbol of a message's bytes. */
    String message(String message) {
        return messages.computeIfAbsent(message, text -> "@message" + messages.size());
    }

    /** What the function names that is not defined here: external functions, and symbols of the image. */
    private void collect(Function function, Set<MethodRef> defined, Set<String> declarations, Set<String> globals) {
        for (var block : function.blocks()) {
            for (Value value : block.body()) {
                switch (value.op()) {
                    case Call.Direct call -> declare(call.method(), defined, declarations);
                    case Const.MethodAddress(MethodRef method) -> declare(method, defined, declarations);
                    case Call.Runtime call -> declare(layout.runtimeEntry(call.name(), call.descriptor()), defined, declarations);
                    case Call.Virtual call -> globals.add(layout.dispatch(call.method()).symbol());
                    case Call.Interface call -> globals.add(layout.dispatch(call.method()).symbol());
                    case Const.Text constant -> globals.add(layout.textSymbol(constant.value()));
                    case Const.ClassObject constant -> globals.add(layout.classSymbol(constant.className()));
                    case Const.Image constant when ImageKeys.asciiText(constant.key()) == null -> globals.add(layout.imageSymbol(constant.key()));
                    case tsubame.ir.Memory.GetStatic op -> globals.add(layout.staticSymbol(op.field()));
                    case tsubame.ir.Memory.PutStatic op -> globals.add(layout.staticSymbol(op.field()));
                    default -> { }
                }
            }
        }
    }

    private void declare(MethodRef method, Set<MethodRef> defined, Set<String> declarations) {
        if (defined.contains(method)) {
            return;
        }
        boolean external = layout.externSymbol(method) != null;
        boolean throwing = !external && layout.mayThrow(method);
        StringBuilder parameters = new StringBuilder();
        for (Type type : method.signature().parameters()) {
            parameters.append(parameters.isEmpty() ? "" : ", ").append(LlvmTypes.of(type));
        }
        if (throwing) {
            parameters.append(parameters.isEmpty() ? "" : ", ").append("ptr swifterror");
        }
        String convention = throwing ? "swiftcc " : external ? "" : "fastcc ";
        declarations.add("declare " + (external ? "" : "hidden ") + convention + LlvmTypes.of(method.result()) + " " + Text.quoted(Symbols.of(method, layout)) + "(" + parameters + ")");
    }

    private static String cString(String message) {
        byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
        StringBuilder out = new StringBuilder("[").append(bytes.length + 1).append(" x i8] c\"");
        for (byte b : bytes) {
            if (b >= ' ' && b < 0x7F && b != '"' && b != '\\') {
                out.append((char) b);
            } else {
                out.append('\\').append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
            }
        }
        return out.append("\\00\"").toString();
    }
}
