package tsubame.aot.world;

/** Something in the closed world that cannot be compiled: where, what, and what to do instead. In order of place. */
public record Finding(String place, int line, String what, String remedy) implements Comparable<Finding> {
    @Override
    public int compareTo(Finding other) {
        int order = place.compareTo(other.place);
        if (order == 0) order = Integer.compare(line, other.line);
        return order != 0 ? order : what.compareTo(other.what);
    }

    @Override
    public String toString() {
        return place.replace('/', '.') + (line > 0 ? " (line " + line + ")" : "") + " " + what + "; " + remedy;
    }
}
