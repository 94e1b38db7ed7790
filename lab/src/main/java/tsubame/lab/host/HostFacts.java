package tsubame.lab.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tsubame.lab.text.Hash;

/**
 * What is known of the machine, each fact from its source. A fact that the machine does not show is left out: absent is not empty, and
 * absence never fails.
 */
public final class HostFacts {
    private static final Path SYS = Path.of("/sys/devices/system/cpu");

    private HostFacts() {}

    public static Map<String, String> read() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("os", System.getProperty("os.name"));
        facts.put("arch", System.getProperty("os.arch"));
        String cpu = file(Path.of("/proc/cpuinfo"));
        for (String field : new String[] {"model name", "cpu family", "model", "stepping", "microcode"}) {
            field(cpu, field, "cpu." + field.replace(' ', '-'), facts);
        }
        facts.put("cpu.count", Integer.toString(Runtime.getRuntime().availableProcessors()));
        facts.put("cpu.hypervisor", Boolean.toString(cpu.contains(" hypervisor")));
        put("cpu.smt", SYS.resolve("smt/active"), facts);
        put("cpu.governor", SYS.resolve("cpu0/cpufreq/scaling_governor"), facts);
        put("cpu.max-khz", SYS.resolve("cpu0/cpufreq/scaling_max_freq"), facts);
        put("cpu.no-turbo", SYS.resolve("intel_pstate/no_turbo"), facts);
        put("cpu.boost", SYS.resolve("cpufreq/boost"), facts);
        put("cpu.l2", SYS.resolve("cpu0/cache/index2/size"), facts);
        put("cpu.l3", SYS.resolve("cpu0/cache/index3/size"), facts);
        put("kernel", Path.of("/proc/sys/kernel/osrelease"), facts);
        put("kernel.cmdline", Path.of("/proc/cmdline"), facts);
        put("kernel.clocksource", Path.of("/sys/devices/system/clocksource/clocksource0/current_clocksource"), facts);
        put("kernel.aslr", Path.of("/proc/sys/kernel/randomize_va_space"), facts);
        put("kernel.thp", Path.of("/sys/kernel/mm/transparent_hugepage/enabled"), facts);
        put("kernel.perf-paranoid", Path.of("/proc/sys/kernel/perf_event_paranoid"), facts);
        put("cgroup.cpu-max", Path.of("/sys/fs/cgroup/cpu.max"), facts);
        put("load", Path.of("/proc/loadavg"), facts);
        field(file(Path.of("/proc/meminfo")), "MemTotal", "memory", facts);
        put("uptime", Path.of("/proc/uptime"), facts);
        hostname(facts);
        double pressure = Pressure.some();
        if (!Double.isNaN(pressure)) {
            facts.put("pressure.cpu", Double.toString(pressure));
        }
        facts.put("jvm", System.getProperty("java.vm.version"));
        return facts;
    }

    /** Facts that must agree for two sessions to be compared at all. */
    public static boolean mustAgree(String fact) {
        return fact.equals("os") || fact.equals("arch") || fact.equals("cpu.model-name");
    }

    /** Facts that change from minute to minute and say nothing about the machine. */
    public static boolean passing(String fact) {
        return fact.equals("load") || fact.equals("uptime") || fact.startsWith("pressure");
    }

    /** One line for the head of a screen. */
    public static String line(Map<String, String> facts) {
        StringBuilder line = new StringBuilder(facts.getOrDefault("cpu.model-name", facts.get("arch")));
        line.append(" (").append("true".equals(facts.get("cpu.hypervisor")) ? "virtual, " : "").append(facts.get("cpu.count")).append(" cpu)");
        line.append(" · ").append(facts.get("os")).append(' ').append(facts.getOrDefault("kernel", ""));
        String load = facts.get("load");
        return line + (load == null ? "" : " · load " + load.split(" ")[0]);
    }

    private static void hostname(Map<String, String> facts) {
        String name = file(Path.of("/proc/sys/kernel/hostname"));
        if (!name.isEmpty()) {
            facts.put("host", Hash.of(name.getBytes(java.nio.charset.StandardCharsets.UTF_8)).substring(0, 12));
        }
    }

    private static void field(String text, String name, String fact, Map<String, String> facts) {
        Matcher matcher = Pattern.compile("^" + Pattern.quote(name) + "\\s*:\\s*(.+)$", Pattern.MULTILINE).matcher(text);
        if (matcher.find()) {
            facts.put(fact, matcher.group(1).strip());
        }
    }

    private static void put(String fact, Path file, Map<String, String> facts) {
        String text = file(file);
        if (!text.isEmpty()) {
            facts.put(fact, text);
        }
    }

    private static String file(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException none) {
            return "";
        }
    }
}
