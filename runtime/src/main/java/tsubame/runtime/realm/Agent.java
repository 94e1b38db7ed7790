package tsubame.runtime.realm;

import java.util.ArrayList;
import java.util.Arrays;
import tsubame.runtime.collection.FinalizationRegistry;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.MemoryHost;
import tsubame.runtime.host.SharedMemoryHost;
import tsubame.runtime.interpreter.Frame;
import tsubame.runtime.loop.EventLoop;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.LayoutTable;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.Shape;
import tsubame.runtime.regexp.RegExpCache;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;
import tsubame.system.Stack;

/**
 * The roots of the heap: all that is mutable and static in the runtime is here and nowhere else. One agent per class loader, used
 * by one thread at a time; nothing is synchronised.
 */
public final class Agent {
    /** The realm of the running function. Whoever calls into a function of another realm restores it. */
    public static Realm realm;

    /** The services of the outside world; null until a host installs itself. */
    public static Host host;

    /** Captures stack traces; null while there is no interpreter. */
    public static StackTracer tracer;

    /** Makes functions from text; null while there is no interpreter. */
    public static FunctionFactory functionFactory;

    /** What an asynchronous operation that begins now takes along, for AsyncLocalStorage; null for nothing. */
    public static Object asyncContext;

    /** The event loop; null while there is none. */
    public static EventLoop loop;

    /** The services for agents that share memory with this one; null while there are none. */
    public static SharedMemoryHost sharedMemory;

    /** The innermost frame of bytecode that is running; null for none. */
    public static Frame frame;

    /** What {@code new} was applied to, for machine code that asks and has just been entered; undefined at all other times. */
    public static Object newTarget = Undefined.UNDEFINED;

    /** Calls that are running. */
    public static int depth;

    /** The depth that is a RangeError; the host sets it by the size of the Java stack that it runs the agent on. */
    public static int depthLimit = 1200;

    /** Whether the heap is full and no error has said so; the limit of depth is 0 then, and this what it was. */
    private static boolean exhausted;
    private static int depthLimitBefore;
    private static JsObject memoryError;
    /** From this size on it is asked whether there is room. */
    private static final long LARGE = 256 << 10;

    /** Raised when the shape of a prototype changes that some inline cache relies on. */
    public static int prototypeEpoch;

    /** Told of each such change; null for nobody. */
    public static Watcher prototypeWatcher;

    /** Told when a builtin that it relies on may have been replaced; null for nobody. */
    public static Watcher builtinWatcher;

    /** The layouts by which the program's machine code knows objects; null for none. */
    public static LayoutTable layouts;

    /** Whether some prototype has, or may have, an indexed property; never falls back to false. */
    public static boolean indexedPrototypes;

    /** Compiled patterns and the matcher; null until there is a regular expression. */
    public static RegExpCache regExpCache;

    /** The arrays that Array.prototype.join is joining now, outermost first: an array inside itself joins as nothing. */
    private static JsObject[] joining = new JsObject[4];
    private static int joiningCount;

    private static final NameTable names = new NameTable();
    private static final SymbolRegistry symbols = new SymbolRegistry();
    private static final Microtasks jobs = new Microtasks();
    private static final ArrayList<Object> keptDuringJob = new ArrayList<>();
    private static final ArrayList<FinalizationRegistry> registries = new ArrayList<>();
    private static int hashes;
    private static Shape rootShape;

    private Agent() {}

    /** A property of an object that holds builtins that somebody relies on changes. */
    public static void builtinsChange() {
        if (builtinWatcher != null) {
            builtinWatcher.changed();
        }
    }

    /** The shape of a prototype changes, or a function in one that somebody relies on. */
    public static void prototypesChange() {
        prototypeEpoch++;
        if (prototypeWatcher != null) {
            prototypeWatcher.changed();
        }
    }

    /**
     * Begins a call: before every call into a function, and before a recursion that a program can make deep. A RangeError when
     * the limit is reached, and then there is nothing to leave. Use: {@code enter(); try { … } finally { leave(); }}.
     */
    public static void enter() {
        if (depth >= depthLimit || Stack.isExceeded()) {
            throw limitError();
        }
        depth++;
    }

    /** The heap is full: the next call, or whatever else asks {@link #requireMemory}, throws. May not allocate. */
    public static void memoryExhausted() {
        exhausted = true;
        if (depthLimit != 0) {
            depthLimitBefore = depthLimit;
            depthLimit = 0;
        }
    }

    /** The error of a call that may not be made: too many are running, or the heap is full. */
    public static JsThrow limitError() {
        if (!exhausted) {
            return Errors.rangeError("Maximum call stack size exceeded");
        }
        exhausted = false;
        depthLimit = depthLimitBefore;
        if (host != null && host.memory() != null) {
            host.memory().proceed();
        }
        return outOfMemory();
    }

    private static JsThrow outOfMemory() {
        JsThrow thrown = Errors.rangeError("Out of memory");
        memoryError = (JsObject) thrown.value;
        return thrown;
    }

    /** Whether a value is the last error that said that the heap is full. */
    public static boolean isMemoryError(Object error) {
        return error instanceof JsObject object && object == memoryError;
    }

    /** Throws if the heap is full: where a program can fill it without a call. */
    public static void requireMemory() {
        if (exhausted) {
            throw limitError();
        }
    }

    /** A RangeError unless an object of so many bytes can be had. For sizes that a program chooses. */
    public static void requireRoom(long bytes) {
        requireMemory();
        if (bytes >= LARGE && host != null) {
            MemoryHost memory = host.memory();
            if (memory != null && !memory.hasRoom(bytes)) {
                throw outOfMemory();
            }
        }
    }

    public static void leave() {
        depth--;
    }

    /** Begins to join an array; false, and nothing to end, when it is being joined already. Counts as a call. */
    public static boolean beginJoin(JsObject array) {
        for (int i = 0; i < joiningCount; i++) {
            if (joining[i] == array) {
                return false;
            }
        }
        enter();
        if (joiningCount == joining.length) {
            joining = Arrays.copyOf(joining, 2 * joiningCount);
        }
        joining[joiningCount++] = array;
        return true;
    }

    public static void endJoin() {
        joining[--joiningCount] = null;
        leave();
    }

    /** The one name of a string, which must not be an array index. */
    public static Name intern(JsString string) {
        return names.intern(string);
    }

    public static Symbol registeredSymbol(JsString key) {
        return symbols.find(key);
    }

    public static void registerSymbol(JsString key, Symbol symbol) {
        symbols.add(key, symbol);
    }

    /** Hashes for things without content, such as symbols: well spread, the same in every run. */
    public static int nextHash() {
        hashes += 0x9E3779B9;
        return hashes ^ hashes >>> 15;
    }

    /** The empty shape of objects without prototype. */
    public static Shape rootShape() {
        if (rootShape == null) {
            rootShape = Shape.newRoot(null);
        }
        return rootShape;
    }

    /** The frames of this moment, as many as Error.stackTraceLimit of the current realm says; null without interpreter. */
    public static StackTrace captureStack(JsObject upTo) {
        if (tracer == null || realm == null) {
            return null;
        }
        return tracer.capture(realm.stackTraceLimit(), upTo);
    }

    // ---- Weak references

    /** Keeps a target alive until the current job ends (AddToKeptObjects, §9.9). */
    public static void keepDuringJob(Object target) {
        keptDuringJob.add(target);
    }

    /** ClearKeptObjects (§9.10): to be called when no code runs. */
    public static void clearKeptObjects() {
        if (!keptDuringJob.isEmpty()) {
            keptDuringJob.clear();
        }
    }

    /** Registries with registrations whose targets may die, in the order of their making. */
    public static ArrayList<FinalizationRegistry> registries() {
        return registries;
    }

    // ---- The job queue

    /** Appends a job, to run in the current realm (HostEnqueuePromiseJob, HostEnqueueGenericJob). */
    public static void enqueue(Job job) {
        jobs.add(job, null, realm);
    }

    /** The same for a job that takes a value. */
    public static void enqueue(ValueJob job, Object value) {
        jobs.add(job, value, realm);
    }

    public static boolean hasJobs() {
        return !jobs.isEmpty();
    }

    /** Forgets all jobs: for a host that runs one program after another. */
    public static void clearJobs() {
        jobs.clear();
    }

    /** Runs jobs until there are none, each in the present async context unless it has one of its own. A JsThrow of a job comes out; call again to go on with the rest. */
    public static void runJobs() {
        Realm before = realm;
        Object context = asyncContext;
        try {
            while (!jobs.isEmpty()) {
                realm = jobs.realm();
                Object value = jobs.value();
                Job job = jobs.poll();
                if (value == null) {
                    job.run();
                } else {
                    ((ValueJob) job).run(value);
                }
                asyncContext = context;
            }
        } finally {
            realm = before;
            asyncContext = context;
        }
    }
}
