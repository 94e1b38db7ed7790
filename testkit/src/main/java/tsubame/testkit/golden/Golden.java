package tsubame.testkit.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.aot.llvm.ToolchainException;

/**
 * Runs golden programs from the command line: {@code Golden FOLDER [PART OF A NAME | -PART OF A NAME THAT IS LEFT OUT]…}. {@code -Dengine=bundle}, {@code libc} and
 * {@code native} (with {@code -Dproduct=} the product's jar) choose another engine. With {@code -Dgolden=update} asks each program's {@link Oracle} for its output first.
 */
public final class Golden {
    /** Programs that take longer, in milliseconds, are named: {@code -Dslow=}. */
    private static final int SLOW = Integer.getInteger("slow", 10_000);

    private static final int RETRIES = 3;

    private Golden() {}

    public static void main(String[] words) throws IOException {
        List<GoldenProgram> programs = GoldenProgram.in(Path.of(words[0]));
        String name = System.getProperty("engine", "interpreter");
        Engine engine = name.equals("native") ? nativeEngine() : new InterpreterEngine(InterpreterEngine.Form.named(name));
        int failed = 0;
        int run = 0;
        int excused = 0;
        for (GoldenProgram program : programs) {
            if (!isWanted(program, words)) {
                continue;
            }
            run++;
            long start = System.nanoTime();
            String wrong = checkOutside(program, engine);
            long milliseconds = (System.nanoTime() - start) / 1_000_000;
            if (milliseconds > SLOW) {
                System.out.println(program.name() + ": " + milliseconds + " ms");
            }
            if (!wrong.isEmpty() && engine instanceof NativeEngine && Divergence.of(program) != null) {
                excused++;
            } else if (!wrong.isEmpty()) {
                failed++;
                System.out.println("FAILED " + program.name() + "\n" + wrong);
            }
        }
        System.out.println(run + " programs, " + failed + " failed" + (excused == 0 ? "" : ", " + excused + " differ as they may"));
        System.exit(failed == 0 ? 0 : 1);
    }

    private static Engine nativeEngine() throws IOException {
        try {
            return NativeEngine.of(System.getProperty("product")).with(environment());
        } catch (ToolchainException failure) {
            throw new IOException(failure);
        }
    }

    /** {@code -Denvironment=NAME=VALUE;…}: more variables for native programs. */
    private static Map<String, String> environment() {
        Map<String, String> variables = new HashMap<>();
        for (String setting : System.getProperty("environment", "").split(";")) {
            int equals = setting.indexOf('=');
            if (equals > 0) {
                variables.put(setting.substring(0, equals), setting.substring(equals + 1));
            }
        }
        return variables;
    }

    private static boolean isWanted(GoldenProgram program, String[] words) {
        boolean chosen = false;
        boolean wanted = false;
        for (int i = 1; i < words.length; i++) {
            if (words[i].startsWith("-")) {
                if (program.name().contains(words[i].substring(1))) {
                    return false;
                }
            } else {
                chosen = true;
                wanted |= program.name().contains(words[i]);
            }
        }
        return wanted || !chosen;
    }

    /**
     * The same where time is the machine's, in processes: what a program with timers prints may depend on how busy the machine is, so
     * it may try again.
     */
    public static String checkOutside(GoldenProgram program, Engine engine) throws IOException {
        String wrong = check(program, engine);
        boolean hasTimers = Files.readString(program.file()).contains("setTimeout");
        for (int i = 0; i < RETRIES && !wrong.isEmpty() && hasTimers; i++) {
            wrong = check(program, engine);
        }
        return wrong;
    }

    /** What is wrong with the program in that engine; empty if it does what is expected. */
    public static String check(GoldenProgram program, Engine engine) {
        try {
            if ("update".equals(System.getProperty("golden")) && !program.oracle().equals("none")) {
                program.expect(Oracle.of(program).run(program));
            }
            return program.compare(engine.run(program));
        } catch (IOException failure) {
            StringBuilder text = new StringBuilder();
            for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                text.append(cause).append('\n');
                for (int i = 0; i < Math.min(12, cause.getStackTrace().length); i++) {
                    text.append("    at ").append(cause.getStackTrace()[i]).append('\n');
                }
            }
            return text.toString();
        }
    }
}
