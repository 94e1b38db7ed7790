package tsubame.aot.llvm;

import java.util.ArrayList;
import java.util.List;

/** The releases of LLVM that Tsubame can use, as Maven artifacts. The first is the one that it uses unless told otherwise. */
public enum Release {
    LLVM_20("20.1.7", "1.5.12"),
    LLVM_19("19.1.3", "1.5.11"),
    LLVM_17("17.0.6", "1.5.10");

    public static final Release DEFAULT = LLVM_20;

    public final String version;
    /** The artifact's version. */
    final String artifact;

    Release(String version, String packaging) {
        this.version = version;
        this.artifact = version + "-" + packaging;
    }

    /** The release of that version; null for none. */
    public static Release of(String version) {
        for (Release release : values()) {
            if (release.version.equals(version)) {
                return release;
            }
        }
        return null;
    }

    public static List<String> versions() {
        List<String> versions = new ArrayList<>();
        for (Release release : values()) {
            versions.add(release.version);
        }
        return versions;
    }

    public int major() {
        return Integer.parseInt(version.substring(0, version.indexOf('.')));
    }

    String jar() {
        return "llvm-" + artifact + "-linux-x86_64.jar";
    }
}
