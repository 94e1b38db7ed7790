package tsubame.runtime.interpreter;

import tsubame.bytecode.Capture;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.FunctionFactory;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Code from text at run time: direct and indirect eval (§19.2.1.1 PerformEval), scripts, and the Function constructors. */
public final class EvalOps {
    private static final Object[] NO_CAPTURES = {};

    private EvalOps() {}

    /** A call whose callee is written {@code eval}: direct if it is %eval%. */
    static Object call(Frame frame, Object callee, int base, int count, int scope, boolean strict) {
        Realm realm = frame.function.realm;
        if (callee != realm.intrinsic(Intrinsic.EVAL)) {
            return CallOps.call(frame, callee, Undefined.UNDEFINED, base, count);
        }
        return direct(frame, count == 0 ? Undefined.UNDEFINED : frame.registers[base], scope, strict);
    }

    static Object callSpread(Frame frame, Object callee, Object list, int scope, boolean strict) {
        Realm realm = frame.function.realm;
        if (callee != realm.intrinsic(Intrinsic.EVAL)) {
            return CallOps.callSpread(frame, callee, Undefined.UNDEFINED, list);
        }
        JsArray arguments = (JsArray) list;
        return direct(frame, arguments.length() == 0 ? Undefined.UNDEFINED : arguments.getIndex(0), scope, strict);
    }

    private static Object direct(Frame frame, Object text, int scope, boolean strict) {
        if (!(text instanceof JsString source)) {
            return text;
        }
        ScopeDescriptor descriptor = frame.code.prototype.scopes()[scope];
        FunctionPrototype prototype;
        try {
            prototype = compiler().compileEval(source.toJavaString(), descriptor, strict);
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
        Code code = Code.linkDynamic(prototype, frame);
        BytecodeFunction f = new BytecodeFunction(frame.function.realm, code, captures(frame, prototype, descriptor));
        Frame callee = new Frame(f, frame.thisValue, frame.newTarget, code.newRegisters(), frame.arguments);
        callee.push();
        Object result = Interpreter.run(callee);
        frame.restore();
        return result;
    }

    /** Where the eval's free names live in the calling frame. */
    private static Object[] captures(Frame frame, FunctionPrototype prototype, ScopeDescriptor descriptor) {
        Capture[] table = prototype.captures();
        Object[] captures = new Object[table.length];
        for (int i = 0; i < captures.length; i++) {
            int place = descriptor.entries()[table[i].place()].place();
            captures[i] = place >= 0 ? frame.registers[place] : frame.captures[-1 - place];
        }
        return captures;
    }

    /** The function %eval% called in another way: global code of the function's realm. */
    public static Object indirect(Realm realm, Object text) {
        if (!(text instanceof JsString source)) {
            return text;
        }
        return indirectCode(realm, source).run(realm.globalObject);
    }

    /** The code of an indirect eval, to run in that realm. A SyntaxError is of the current realm. */
    public static BytecodeFunction indirectCode(Realm realm, JsString source) {
        try {
            FunctionPrototype code = compiler().compileEval(source.toJavaString(), null, false);
            return new BytecodeFunction(realm, Code.linkDynamic(code, Agent.frame), NO_CAPTURES);
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }

    /** Compiles a script of that name, and runs it if wanted: its completion value, or undefined. */
    public static Object script(Realm realm, String name, String text, boolean run) {
        try {
            FunctionPrototype code = compiler().compileScript(name, text);
            return run ? runScript(realm, code) : Undefined.UNDEFINED;
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }

    /** ScriptEvaluation (§16.1.6): the completion value of the code. */
    public static Object runScript(Realm realm, FunctionPrototype prototype) {
        BytecodeFunction f = new BytecodeFunction(realm, Code.link(prototype, null), NO_CAPTURES);
        return f.run(realm.globalObject);
    }

    private static CodeCompiler compiler() {
        CodeCompiler compiler = Agent.host == null ? null : Agent.host.compiler();
        if (compiler == null) {
            throw Errors.evalError("Code generation from strings is not possible: this program was built without a compiler (--eval=always includes it)");
        }
        return compiler;
    }

    /** Makes the functions of the Function constructors. */
    public static final class Factory implements FunctionFactory {
        @Override
        public JsObject create(FunctionKind kind, String parameters, String body, JsObject prototype) {
            try {
                FunctionPrototype code = compiler().compileFunction(kind, parameters, body);
                BytecodeFunction f = new BytecodeFunction(Agent.realm, Code.linkDynamic(code, Agent.frame), NO_CAPTURES);
                f.setPrototype(prototype);
                return f;
            } catch (HostFailure failure) {
                throw HostErrors.toThrow(failure);
            }
        }
    }
}
