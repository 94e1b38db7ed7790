package tsubame.runtime.interpreter;

import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.Op;
import tsubame.bytecode.FunctionKind;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.StackTrace;
import tsubame.runtime.realm.StackTracer;
import tsubame.runtime.value.Undefined;

/**
 * Captures the frames of bytecode that are active, innermost first: cheap at first, text when somebody asks. The lines are those of V8:
 * {@code at name (file:line:column)}, {@code at new C (…)}, {@code at file:line:column}.
 */
public final class StackTraces implements StackTracer {
    @Override
    public StackTrace capture(int limit, JsObject upTo) {
        Collector collector = new Collector(limit, upTo);
        MachineFrames machine = MachineFrames.walk();
        while (machine != null && machine.next()) {
            collector.addInterpreted(machine.pointer());
            while (machine.hasPlace()) {
                collector.addCompiled(machine.function(), machine.position());
                machine.outward();
            }
        }
        collector.addRest();
        return new Trace(collector.entries, collector.count);
    }

    /** Merges the frames of the interpreter, a chain, with those of machine code, which are found on the stack. */
    private static final class Collector {
        final Entry[] entries;
        int count;
        /** The next one of the chain. */
        private Frame frame = Agent.frame;
        /** The function whose frame, and all inside it, are left out; null once it has been passed. */
        private JsObject upTo;

        Collector(int limit, JsObject upTo) {
            this.entries = new Entry[limit];
            this.upTo = upTo;
        }

        private void add(Entry entry, JsObject function) {
            if (upTo != null) {
                upTo = function == upTo ? null : upTo;
            } else if (count < entries.length && !entry.code.prototype.isSynthetic()) {
                entries[count++] = entry;
            }
        }

        /** Adds what the interpreter runs in machine frames below an address. */
        void addInterpreted(long below) {
            while (frame != null && !runsAsMachineCode(frame) && loop(frame) < below) {
                add(new Entry(frame, frame.pc, false), frame.function);
                frame = frame.caller;
            }
        }

        private static boolean runsAsMachineCode(Frame frame) {
            return frame.code.entry != 0 && frame.code.kind.suspends();
        }

        /** The machine frame of the loop that runs a frame. */
        private static long loop(Frame frame) {
            Frame outermost = frame;
            while (!outermost.outermost && outermost.caller != null) {
                outermost = outermost.caller;
            }
            return outermost.machineFrame;
        }

        /** Adds a function of machine code; one that suspends has a frame in the chain too. */
        void addCompiled(int number, int position) {
            if (frame != null && frame.code.prototype.number() == number && runsAsMachineCode(frame)) {
                add(new Entry(frame, position, false), frame.function);
                frame = frame.caller;
                return;
            }
            Code code = ProgramCode.code(number);
            boolean named = upTo instanceof BytecodeFunction f && f.code == code;
            add(new Entry(code, position), named ? upTo : null);
        }

        /** Adds the rest of the chain, and then the async functions that wait for it. */
        void addRest() {
            boolean awaits = false;
            while (frame != null && count < entries.length) {
                add(new Entry(frame, frame.pc, awaits), frame.function);
                Frame next = awaits ? null : frame.caller;
                if (next == null) {
                    next = frame.activation == null ? null : frame.activation.awaitingFrame();
                    awaits = true;
                }
                frame = next;
            }
        }
    }

    @Override
    public JsObject callerOf(JsObject function) {
        Frame frame = Agent.frame;
        while (frame != null && frame.function != function) {
            frame = frame.caller;
        }
        do {
            frame = frame == null ? null : frame.caller;
        } while (frame != null && frame.code.kind == FunctionKind.EVAL);
        return frame != null && frame.function.hasCaller() ? frame.function : null;
    }

    /** What is kept of a frame: enough for its line, and not its registers. */
    private static final class Entry {
        /** Null for one of machine code. */
        final BytecodeFunction function;
        final Code code;
        final int pc;
        final boolean constructs;
        /** Not running: an async function that waits for the one before it. */
        final boolean awaits;
        /** Of a method's frame the receiver; else null. */
        final JsObject receiver;

        Entry(Code code, int pc) {
            this.code = code;
            this.pc = pc;
            function = null;
            constructs = false;
            awaits = false;
            receiver = null;
        }

        Entry(Frame frame, int pc, boolean awaits) {
            this.awaits = awaits;
            this.pc = pc;
            function = frame.function;
            code = frame.code;
            constructs = frame.newTarget != Undefined.UNDEFINED;
            receiver = frame.code.kind == FunctionKind.METHOD && frame.thisValue instanceof JsObject object ? object : null;
        }
    }

    private static final class Trace extends StackTrace {
        private Entry[] entries;
        private final int count;
        private final Entry innermost;
        private String text;

        Trace(Entry[] entries, int count) {
            this.entries = entries;
            this.count = count;
            this.innermost = count == 0 ? null : entries[0];
        }

        @Override
        public String excerpt() {
            if (innermost == null) {
                return "";
            }
            Code code = innermost.code;
            int start = code.sourceStart(innermost.pc);
            return start < 0 ? "" : code.unit.excerpt(point(code, innermost.pc));
        }

        @Override
        public String format() {
            if (text == null) {
                StringBuilder lines = new StringBuilder();
                for (int i = 0; i < count; i++) {
                    lines.append(i == 0 ? "    at " : "\n    at ");
                    append(lines, entries[i]);
                }
                text = lines.toString();
                entries = null;
            }
            return text;
        }

        private static void append(StringBuilder lines, Entry entry) {
            String name = name(entry);
            String place = place(entry.code, entry.pc);
            if (name.isEmpty()) {
                lines.append(entry.awaits ? "async " : "").append(place);
            } else {
                lines.append(name).append(" (").append(place).append(')');
            }
        }

        private static String name(Entry entry) {
            if (entry.function == null) {
                return MachineFrames.name(entry.code.prototype.number()).toJavaString();
            }
            String name = entry.function.displayName();
            if (entry.awaits) {
                return name.isEmpty() ? "" : "async " + name;
            }
            if (entry.constructs) {
                return "new " + (name.isEmpty() ? "<anonymous>" : name);
            }
            if (name.startsWith("get ") || name.startsWith("set ")) {
                return name + " [as " + name.substring(4) + "]";
            }
            if (name.isEmpty() || entry.receiver == null) {
                return name;
            }
            String type = entry.receiver instanceof BytecodeFunction f ? f.displayName() : Describe.constructorName(entry.receiver);
            return type.isEmpty() ? name : type + "." + name;
        }

        private static String place(Code code, int pc) {
            int start = code.sourceStart(pc);
            if (start < 0) {
                return code.unit.source().name();
            }
            return code.unit.describe(point(code, pc));
        }

        /** Where V8 points: at {@code new} where something is constructed, else at the last name. */
        private static int point(Code code, int pc) {
            int start = code.sourceStart(pc);
            int opcode = code.words[pc];
            int at = opcode == Op.CONSTRUCT || opcode == Op.CONSTRUCT_SPREAD ? newBefore(code.unit.source().text(), start) : -1;
            return at >= 0 ? at : lastName(code, start, code.sourceEnd(pc));
        }

        /** The place of the keyword before a callee; -1 if there is none. */
        private static int newBefore(byte[] text, int callee) {
            int end = callee;
            while (end > 0 && text[end - 1] <= ' ' && text[end - 1] >= 0) {
                end--;
            }
            boolean found = end >= 3 && end < callee && text[end - 3] == 'n' && text[end - 2] == 'e' && text[end - 1] == 'w';
            return found ? end - 3 : -1;
        }

        /** Where V8 points in {@code a.b.c}: at the last name. */
        private static int lastName(Code code, int start, int end) {
            byte[] text = code.unit.source().text();
            int at = Math.min(end, text.length);
            while (at > start && isNamePart(text[at - 1])) {
                at--;
            }
            return at > start && at < end && text[at - 1] == '.' ? at : start;
        }

        private static boolean isNamePart(byte b) {
            return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b == '_' || b == '$' || b == '#' || b < 0;
        }
    }
}
