package tsubame.testkit.rules;

/**
 * One breach of one rule. {@code place} is a class name or a path, {@code member} a method or field ("" when the whole
 * is meant), {@code line} 0 when there is none. Sorts by place, line, rule, so that reports are stable.
 */
public record Violation(Rule rule, String place, String member, int line, String what, String remedy)
        implements Comparable<Violation> {

    public Violation(Rule rule, String place, String member, int line, String what) {
        this(rule, place, member, line, what, rule.remedy());
    }

    @Override
    public int compareTo(Violation other) {
        int order = place.compareTo(other.place);
        if (order == 0) order = Integer.compare(line, other.line);
        if (order == 0) order = rule.compareTo(other.rule);
        if (order == 0) order = member.compareTo(other.member);
        return order != 0 ? order : what.compareTo(other.what);
    }

    /** e.g. {@code tsubame.runtime.Heap.grow:41  BOX  calls Integer.valueOf → keep it primitive}. */
    public String render() {
        return place + (member.isEmpty() ? "" : "." + member) + (line == 0 ? "" : ":" + line)
                + "  " + rule + "  " + what + " → " + remedy;
    }
}
