package tsubame.runtime.interpreter;

import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Op;
import tsubame.bytecode.Opcode;
import tsubame.runtime.module.ModuleRecord;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Weak;

/**
 * The code of one function, linked to this heap: constants are values, names are property keys, inline caches have room, and the
 * functions created in it are linked when they are first needed. Knows no realm: all closures of the function share it.
 *
 * <p>In {@link #words}, the operand of LOAD_INT, LOAD_NUMBER, LOAD_STRING and LOAD_BIGINT is an index into {@link #constants}, and
 * these four differ no more; all else is as the prototype has it.
 */
public final class Code {
    public final FunctionPrototype prototype;
    public final FunctionKind kind;
    /** The address of its machine code ({@link ProgramCode}); 0 for none. */
    final long entry;
    /** A function that a call simply runs: no class constructor, nothing that suspends. */
    final boolean callsPlainly;
    /** The same for one that has machine code; only one of the two is set. */
    final boolean callsMachineCode;
    /** An async function with machine code: one that may await, and one that runs through without a frame. */
    final boolean callsAsynchronously;
    final boolean runsAsynchronously;
    /** A call passes new.target in {@link Agent#newTarget}. */
    final boolean wantsNewTarget;
    final boolean constructs;
    /** Bytecode that a construction in its own realm simply runs. */
    final boolean constructsPlainly;
    /** A derived constructor: {@code this} comes from super(…). */
    final boolean isDerived;
    final boolean needsArguments;
    final int registerCount;
    final int parameterCount;
    /** The same, if a call with as many arguments has nothing to do but to copy them, and they are few; else -1. */
    final int quickParameters;
    final int[] words;
    final Object[] constants;
    private final Object[] firstRegisters;
    final PropertyCache[] caches;
    /** Frames that calls have left, linked by {@link Frame#caller}, for further calls. */
    @Weak("what registers of the past hold, nobody needs: a collection takes the frames")
    Frame spareFrame;
    /** Of a class: that instances are told by their prototypes; null if that is not known. */
    InstanceOf instanceOf;
    final Handler[] handlers;
    public final ScriptOrModule unit;
    private final PropertyKey[] keys;
    private final JsString[] strings;
    private final Code[] functions;
    private TemplateSite[] templates;

    /** Links the outermost function of a script or eval; {@code module} is the one that it belongs to, null for none. */
    public static Code link(FunctionPrototype prototype, ModuleRecord module) {
        return new Code(prototype, new ScriptOrModule(prototype.source(), module));
    }

    /** Links code that the running code has made from text; {@code creator} is null if no code is running. */
    static Code linkDynamic(FunctionPrototype prototype, Frame creator) {
        return new Code(prototype, new ScriptOrModule(prototype.source(), creator == null ? null : creator.code.unit));
    }

    private Code(FunctionPrototype prototype, ScriptOrModule unit) {
        if (Op.FINGERPRINT != Opcode.fingerprint()) {
            throw new IllegalStateException("Op.java is older than the opcode table: run OpSource");
        }
        this.prototype = prototype;
        this.unit = unit;
        this.kind = prototype.kind();
        this.entry = prototype.number() < 0 ? 0 : ProgramCode.entry(prototype.number());
        boolean plain = !kind.suspends() && !kind.isClassConstructor();
        this.callsPlainly = plain && entry == 0;
        this.callsMachineCode = plain && entry != 0;
        boolean isAsync = kind.isAsyncFunction() && entry != 0;
        this.runsAsynchronously = isAsync && prototype.isAsyncWithoutAwait();
        this.callsAsynchronously = isAsync && !runsAsynchronously;
        this.wantsNewTarget = entry != 0 && prototype.asksForNewTarget();
        this.constructs = kind.isConstructor();
        this.constructsPlainly = constructs && entry == 0;
        this.isDerived = kind == FunctionKind.DERIVED_CONSTRUCTOR;
        this.needsArguments = prototype.needsArguments();
        this.registerCount = prototype.registerCount();
        this.parameterCount = prototype.parameterCount();
        this.quickParameters = needsArguments || parameterCount > 3 ? -1 : parameterCount;
        this.handlers = prototype.handlers();
        this.caches = new PropertyCache[entry == 0 ? prototype.cacheCount() : CompiledFields.CACHES * prototype.cacheCount()];
        this.strings = new JsString[prototype.strings().length];
        this.keys = new PropertyKey[strings.length];
        this.functions = new Code[prototype.functions().length];
        ConstantPool pool = new ConstantPool(this);
        this.words = pool.link(prototype.code());
        this.constants = pool.constants();
        this.firstRegisters = firstRegisters(prototype);
        if (entry != 0) {
            ProgramCode.fillSlots(this);
        }
    }

    /** What the registers of a new frame hold: nothing, but for the constants at the end. */
    private static Object[] firstRegisters(FunctionPrototype prototype) {
        Constant[] pool = prototype.constants();
        Object[] registers = new Object[prototype.registerCount()];
        int first = registers.length - pool.length;
        for (int i = 0; i < pool.length; i++) {
            registers[first + i] = switch (pool[i].kind()) {
                case UNDEFINED -> Undefined.UNDEFINED;
                case NULL -> Null.NULL;
                case TRUE -> Boolean.TRUE;
                case FALSE -> Boolean.FALSE;
                case NUMBER -> pool[i].number();
                case STRING -> JsString.of(pool[i].text());
            };
        }
        return registers;
    }

    /** The registers of a new frame. */
    Object[] newRegisters() {
        return firstRegisters.clone();
    }

    /** What a register of a new frame holds. */
    Object firstRegister(int register) {
        return firstRegisters[register];
    }

    /** The string of the pool as a value. */
    public JsString string(int index) {
        JsString string = strings[index];
        if (string == null) {
            string = JsString.of(prototype.strings()[index]);
            strings[index] = string;
        }
        return string;
    }

    /** The string of the pool as a property key. */
    public PropertyKey key(int index) {
        PropertyKey key = keys[index];
        if (key == null) {
            key = string(index).toPropertyKey();
            keys[index] = key;
        }
        return key;
    }

    /** The string of the pool as it is. */
    public String text(int index) {
        return prototype.strings()[index];
    }

    /** The function created here under that number. */
    public Code function(int index) {
        Code code = functions[index];
        if (code == null) {
            code = new Code(prototype.functions()[index], unit);
            functions[index] = code;
        }
        return code;
    }

    /** The tagged template under that number. */
    TemplateSite template(int index) {
        if (templates == null) {
            templates = new TemplateSite[prototype.templates().length];
        }
        if (templates[index] == null) {
            templates[index] = new TemplateSite(prototype.templates()[index]);
        }
        return templates[index];
    }

    /** The handler for an exception at a code position; null if there is none. */
    Handler handlerAt(int pc) {
        for (int i = 0; i < handlers.length; i++) {
            Handler handler = handlers[i];
            if (pc >= handler.start() && pc < handler.end()) {
                return handler;
            }
        }
        return null;
    }

    /** Byte offset of the source text that the instruction came from; -1 if unknown. */
    int sourceStart(int pc) {
        int index = prototype.positionIndex(pc);
        return index < 0 ? -1 : prototype.positions()[index + 1];
    }

    int sourceEnd(int pc) {
        int index = prototype.positionIndex(pc);
        return index < 0 ? -1 : prototype.positions()[index + 2];
    }
}
