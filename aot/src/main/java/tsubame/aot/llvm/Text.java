package tsubame.aot.llvm;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tsubame.aot.build.ImageKeys;
import tsubame.ir.Block;
import tsubame.ir.Const;
import tsubame.ir.Position;
import tsubame.ir.Region;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * The text of one LLVM function while it is written: lines of the current block, fresh names, and the names of values.
 * An IR block may become several LLVM blocks; {@link #label} is the one that is being written.
 */
final class Text {
    private final NativeLayout layout;
    private final ModuleWriter module;
    private final Map<String, StringBuilder> bodies = new HashMap<>();
    private final Map<Integer, String> lastLabels = new HashMap<>();
    private Set<Value> renamed = Set.of();
    private String suffix = "";
    private final Set<Value> positions = new HashSet<>();
    private StringBuilder body;
    private String label;
    private int fresh;
    private String location = "";

    Text(NativeLayout layout, ModuleWriter module) {
        this.layout = layout;
        this.module = module;
    }

    NativeLayout layout() {
        return layout;
    }

    // ---- blocks

    static String labelOf(Block block) {
        return "b" + block.id();
    }

    void begin(Block block) {
        begin(labelOf(block));
    }

    /** Begins a block that is none of the IR's. */
    void begin(String name) {
        body = new StringBuilder();
        bodies.put(name, body);
        label = name;
    }

    void end(Block block) {
        lastLabels.put(block.id(), label);
    }

    String bodyOf(Block block) {
        return bodyOf(labelOf(block));
    }

    String bodyOf(String name) {
        return bodies.get(name).toString();
    }

    /** The LLVM block in which the IR block's terminator stands. */
    String lastLabelOf(Block block) {
        return lastLabels.get(block.id());
    }

    String label() {
        return label;
    }

    String freshLabel() {
        return "l" + fresh++;
    }

    /** Begins another LLVM block within the IR block; the one before must have its end. */
    void startBlock(String name) {
        body.append(name).append(":\n");
        label = name;
    }

    /** From now on sums of these values and constants do not overflow: the values are positions in an array, the sums too. */
    void positions(Set<Value> values) {
        positions.addAll(values);
    }

    void addPosition(Value value) {
        positions.add(value);
    }

    boolean isPosition(Value value) {
        return positions.contains(value);
    }

    // ---- lines

    /** From here on instructions come from that place of the source; null for none that is known. */
    void from(Position position) {
        location = module.debug().location(position);
    }

    /** What instructions have behind them. */
    String location() {
        return location;
    }

    void line(String text) {
        body.append("  ").append(text).append(location).append('\n');
    }

    String freshName() {
        return "%t" + fresh++;
    }

    /** What an access to a region of memory has behind it. */
    String tag(Region region) {
        return module.regions().tag(region);
    }

    /** Emits {@code name = text} under a fresh name, and gives the name. */
    String let(String text) {
        String name = freshName();
        line(name + " = " + text);
        return name;
    }

    /** Emits the definition of an IR value. */
    void define(Value value, String text) {
        line(operand(value) + " = " + text);
    }

    /** From now on these values, defined a second time, have names with that suffix. */
    void rename(Set<Value> values, String suffix) {
        renamed = values;
        this.suffix = suffix;
    }

    // ---- operands

    /** A value as an operand: constants stand for themselves. */
    String operand(Value value) {
        if (value.op() instanceof Const constant) {
            return constant(constant);
        }
        return renamed.contains(value) ? name(value) + suffix : name(value);
    }

    /** {@code type operand}. */
    String typed(Value value) {
        return LlvmTypes.of(value.type()) + " " + operand(value);
    }

    static String name(Value value) {
        return "%v" + value.id();
    }

    private String constant(Const constant) {
        return switch (constant) {
            case Const.Bool(boolean value) -> value ? "true" : "false";
            case Const.Int(int value) -> Integer.toString(value);
            case Const.Long(long value) -> Long.toString(value);
            case Const.Float(double value) -> bits(value);
            case Const.Null(Type type) -> type == Type.BOXED ? "0" : "null";
            case Const.Address(long value) -> Long.toString(value);
            case Const.Text(String value) -> quoted(layout.textSymbol(value));
            case Const.ClassObject(String className) -> quoted(layout.classSymbol(className));
            case Const.Image(String key, Type type) -> {
                String symbol = imageSymbol(key);
                yield type == Type.BOXED || type == Type.ADDRESS ? "ptrtoint (ptr " + symbol + " to i64)" : symbol;
            }
            case Const.MethodAddress(var method) -> "ptrtoint (ptr " + quoted(Symbols.of(method, layout)) + " to i64)";
        };
    }

    private String imageSymbol(String key) {
        String ascii = ImageKeys.asciiText(key);
        return ascii != null ? module.message(ascii) : quoted(layout.imageSymbol(key));
    }

    /** A double by its bits, so that no digit is lost. */
    static String bits(double value) {
        String hex = Long.toHexString(Double.doubleToLongBits(value)).toUpperCase(java.util.Locale.ROOT);
        return "0x" + "0".repeat(16 - hex.length()) + hex;
    }

    static String quoted(String symbol) {
        return "@\"" + symbol + "\"";
    }
}
