package tsubame.lab.target;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tsubame.lab.host.Toolchain;
import tsubame.lab.text.Hash;

/**
 * The lab's own copies of executables, by their hash: what is measured cannot change while it is measured. All paths are equally long, as the
 * length of a path moves the stack.
 */
public final class Store {
    private final Path folder;

    public Store(Path folder) {
        this.folder = folder;
    }

    /** The store in Tsubame's cache folder. */
    public static Store shared() {
        return new Store(Toolchain.cache().resolve("lab"));
    }

    public Path folder() {
        return folder;
    }

    public Path keep(Path executable) throws IOException {
        return keep(executable, "a");
    }

    /** A second copy of the same bytes under another path, for the control. */
    public Path copy(Path executable) throws IOException {
        return keep(executable, "b");
    }

    private Path keep(Path executable, String series) throws IOException {
        Path place = folder.resolve("bin-" + series).resolve(Hash.of(executable).substring(0, 24));
        if (!Files.exists(place)) {
            Files.createDirectories(place.getParent());
            Path making = Files.createTempFile(place.getParent(), "making-", "");
            Files.copy(executable, making, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            making.toFile().setExecutable(true);
            Files.move(making, place, StandardCopyOption.ATOMIC_MOVE);
        }
        return place;
    }
}
