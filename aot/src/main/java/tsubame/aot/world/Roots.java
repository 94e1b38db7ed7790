package tsubame.aot.world;

import java.util.ArrayList;
import java.util.List;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.MethodInfo;

/** The methods from which a closed world is found. */
public final class Roots {
    private Roots() {}

    /** The methods under these packages ({@code tsubame/gc/}) that compiled code or start code calls: those marked RuntimeEntry; in order of names. */
    public static List<MethodInfo> entries(ClassIndex index, String... packages) {
        List<MethodInfo> entries = new ArrayList<>();
        for (String prefix : packages) {
            for (String name : index.names(prefix)) {
                for (MethodInfo method : index.get(name).methods()) {
                    if (method.isAnnotated("RuntimeEntry")) entries.add(method);
                }
            }
        }
        return entries;
    }

    /** The one method of that name. */
    public static MethodInfo method(ClassIndex index, String owner, String name) {
        List<MethodInfo> found = index.get(owner).methods().stream().filter(method -> method.name().equals(name)).toList();
        if (found.size() != 1) throw new IllegalArgumentException(owner + " has " + found.size() + " methods " + name);
        return found.getFirst();
    }
}
