package tsubame.aot.image;

import java.util.Map;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.Renaming;

/**
 * Loads the classes of the world on the building JVM, apart from the compiler's own. A class of the JDK whose statics are
 * needed is loaded as a copy under another name, so that its private statics can be read and nothing of this JVM's state
 * is seen. Classes are those of the index, desugared, so that what the image holds is of classes that can be compiled.
 */
final class BuildLoader extends ClassLoader {
    static final String COPY = "tsubame/aot/copy/";

    private final ClassIndex index;

    BuildLoader(ClassIndex index) {
        super("image", getPlatformClassLoader());
        this.index = index;
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
        if (!internalName.startsWith(COPY)) {
            byte[] ours = index.hostBytes(internalName);
            if (ours == null) throw new ClassNotFoundException(name);
            return defineClass(name, ours, 0, ours.length);
        }
        String original = internalName.substring(COPY.length());
        int nested = original.indexOf('$');
        String outer = nested < 0 ? original : original.substring(0, nested);
        byte[] bytes = new Renaming(Map.of(COPY + outer, outer)).apply(index.bytes(original));
        return defineClass(name, bytes, 0, bytes.length);
    }
}
