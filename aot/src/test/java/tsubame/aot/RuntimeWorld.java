package tsubame.aot;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.image.ImageBuilder;
import tsubame.aot.image.ImageModel;
import tsubame.aot.image.Snapshot;
import tsubame.aot.layout.Layouts;
import tsubame.aot.layout.TypeNumbering;
import tsubame.aot.world.Reachability;
import tsubame.aot.world.Roots;
import tsubame.aot.world.Substitutions;
import tsubame.aot.world.World;

/** The closed world of a sample program over this build's own class files; by default of the whole runtime. */
public final class RuntimeWorld {
    public final Snapshot snapshot;
    public final World world;
    public final TypeNumbering numbering;
    public final Layouts layouts;

    public RuntimeWorld() {
        this("tsubame/runtime/libc/NativeMain", "tsubame/gc/");
    }

    /** @param packages whose runtime entries are roots, besides the main method of the owner */
    public RuntimeWorld(String owner, String... packages) {
        Substitutions substitutions = Substitutions.standard();
        ClassIndex index = new ClassIndex(classPath(), substitutions.renaming());
        snapshot = new Snapshot(index, substitutions);
        List<MethodInfo> roots = new ArrayList<>(Roots.entries(index, packages));
        roots.addFirst(Roots.method(index, owner, "main"));
        world = new Reachability(index, substitutions, snapshot).run(roots);
        numbering = new TypeNumbering(world);
        layouts = new Layouts(world);
    }

    public ImageModel image() {
        return ImageBuilder.build(world, snapshot, numbering, layouts);
    }

    /** Where the classes of the modules come from: folders in a build of all, jars otherwise. */
    private static List<Path> classPath() {
        List<Path> path = new ArrayList<>();
        for (Class<?> each : List.of(RuntimeWorld.class, tsubame.substitute.PlainObjects.class, tsubame.system.Address.class,
                tsubame.text.unicode.UnicodeProperties.class, tsubame.bytecode.Opcode.class, tsubame.runtime.realm.Agent.class)) {
            try {
                path.add(Path.of(each.getProtectionDomain().getCodeSource().getLocation().toURI()));
            } catch (URISyntaxException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        return path;
    }
}
