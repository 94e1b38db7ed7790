package tsubame.testkit.test262;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.function.Function;

/**
 * Loads Tsubame once more for each worker: the runtime keeps the roots of its heap in statics, so a heap of its own is a
 * class loader of its own. Nothing but strings crosses the border.
 */
final class IsolateLoader {
    private IsolateLoader() {}

    /** A fresh isolate: takes the path of a test, gives null for a pass or the reason of the failure. */
    @SuppressWarnings("unchecked")
    static Function<String, String> create(Path checkout) {
        try {
            URLClassLoader loader = new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader());
            return (Function<String, String>)
                    loader.loadClass("tsubame.testkit.test262.Isolate").getConstructor(Path.class).newInstance(checkout);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException("cannot load an isolate", error);
        }
    }

    private static URL[] classPath() {
        String[] entries = System.getProperty("java.class.path").split(File.pathSeparator);
        URL[] urls = new URL[entries.length];
        try {
            for (int i = 0; i < entries.length; i++) {
                urls[i] = new File(entries[i]).toURI().toURL();
            }
        } catch (MalformedURLException error) {
            throw new IllegalStateException(error);
        }
        return urls;
    }
}
