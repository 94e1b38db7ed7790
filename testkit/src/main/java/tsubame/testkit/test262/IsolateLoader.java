package tsubame.testkit.test262;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.function.BiConsumer;
import java.util.function.Function;
import tsubame.testkit.agents.AgentCluster;

/**
 * Loads Tsubame once more for each worker: the runtime keeps the roots of its heap in statics, so a heap of its own is a
 * class loader of its own. Nothing but strings crosses the border; but agents of one test meet in {@code tsubame.testkit.agents}, which
 * those beside the first take from its loader.
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

    /** An {@link AgentIsolate} in a loader of its own. */
    @SuppressWarnings("unchecked")
    static BiConsumer<AgentCluster, Object[]> createAgent(Path checkout) {
        try {
            return (BiConsumer<AgentCluster, Object[]>)
                    new AgentLoader().loadClass("tsubame.testkit.test262.AgentIsolate").getConstructor(Path.class).newInstance(checkout);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException("cannot load an agent", error);
        }
    }

    private static final class AgentLoader extends URLClassLoader {
        AgentLoader() {
            super(classPath(), ClassLoader.getPlatformClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.startsWith("tsubame.testkit.agents.")
                    ? AgentCluster.class.getClassLoader().loadClass(name)
                    : super.loadClass(name, resolve);
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
