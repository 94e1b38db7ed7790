package tsubame.aot.image;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.Renaming;

/**
 * Loads the classes of the world on the building JVM, apart from the compiler's own. A class of the JDK whose statics are
 * needed is loaded as a copy under another name, so that its private statics can be read and nothing of this JVM's state
 * is seen.
 */
final class BuildLoader extends URLClassLoader {
    static final String COPY = "tsubame/aot/copy/";

    private final ClassIndex index;

    BuildLoader(Collection<Path> foldersAndJars, ClassIndex index) {
        super("image", urls(foldersAndJars), getPlatformClassLoader());
        this.index = index;
    }

    private static URL[] urls(Collection<Path> paths) {
        return paths.stream().map(path -> {
            try {
                return path.toUri().toURL();
            } catch (MalformedURLException impossible) {
                throw new IllegalArgumentException(impossible);
            }
        }).toArray(URL[]::new);
    }

    /** The class by its internal name, not initialised. */
    Class<?> load(String internalName) {
        try {
            return Class.forName(internalName.replace('/', '.'), false, this);
        } catch (ClassNotFoundException absent) {
            throw new IllegalStateException(internalName + " was found as a file and cannot be loaded", absent);
        }
    }

    void initialise(String internalName) {
        try {
            Class.forName(internalName.replace('/', '.'), true, this);
        } catch (ClassNotFoundException absent) {
            throw new IllegalStateException(internalName + " was found as a file and cannot be loaded", absent);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        String internalName = name.replace('.', '/');
        if (!internalName.startsWith(COPY)) return super.findClass(name);
        String original = internalName.substring(COPY.length());
        int nested = original.indexOf('$');
        String outer = nested < 0 ? original : original.substring(0, nested);
        byte[] bytes = new Renaming(Map.of(COPY + outer, outer)).apply(index.bytes(original));
        return defineClass(name, bytes, 0, bytes.length);
    }
}
