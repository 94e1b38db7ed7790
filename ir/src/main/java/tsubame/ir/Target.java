package tsubame.ir;

import java.util.ArrayList;
import java.util.List;

/** Where control goes, with a value for each parameter of the block. */
public record Target(Block block, List<Value> arguments) {
    public Target {
        arguments = List.copyOf(arguments);
    }

    public static Target to(Block block, Value... arguments) {
        return new Target(block, List.of(arguments));
    }

    Target replace(Value old, Value by) {
        if (!arguments.contains(old)) return this;
        List<Value> replaced = new ArrayList<>(arguments);
        replaced.replaceAll(argument -> argument == old ? by : argument);
        return new Target(block, replaced);
    }

    public Target without(int index) {
        List<Value> rest = new ArrayList<>(arguments);
        rest.remove(index);
        return new Target(block, rest);
    }

    public Target with(Value argument) {
        List<Value> more = new ArrayList<>(arguments);
        more.add(argument);
        return new Target(block, more);
    }

    public String text() {
        StringBuilder text = new StringBuilder("b" + block.id());
        for (int i = 0; i < arguments.size(); i++) text.append(i == 0 ? "(" : ", ").append(arguments.get(i));
        return arguments.isEmpty() ? text.toString() : text.append(')').toString();
    }
}
