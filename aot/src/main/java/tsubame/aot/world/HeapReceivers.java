package tsubame.aot.world;

import java.util.Collection;
import java.util.function.Predicate;
import tsubame.aot.classfile.FieldInfo;

/**
 * The image heap's part in the analysis: its objects are receivers too. Asked again and again while the world grows;
 * implemented by the snapshot, and by tests.
 */
public interface HeapReceivers {
    /** A world without image: nothing is initialised. */
    HeapReceivers NONE = new HeapReceivers() {
        @Override
        public void initialise(String className) { }

        @Override
        public void scan(Collection<FieldInfo> statics, Predicate<FieldInfo> isRead, Found found) { }
    };

    /** Runs the static initialiser of a class that has entered the world; once for each, in a fixed order. */
    void initialise(String className);

    /**
     * Tells the type of every object that the static fields reach through instance fields that are read.
     *
     * @param found told each type at least once for each reachable object of it that is new since the last scan
     */
    void scan(Collection<FieldInfo> statics, Predicate<FieldInfo> isRead, Found found);

    /** Told of an object. */
    interface Found {
        /** @param path from a static field to the object, for people */
        void object(String type, FieldInfo root, String path);
    }
}
