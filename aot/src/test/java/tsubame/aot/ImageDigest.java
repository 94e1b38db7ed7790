package tsubame.aot;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import tsubame.aot.image.ImageCensus;
import tsubame.aot.image.ImageModel;
import tsubame.aot.image.Segment;

/** A digest of everything in the runtime's image; as a program, so that another JVM can compute it. */
final class ImageDigest {
    private ImageDigest() {}

    public static void main(String[] arguments) {
        System.out.println(of(new RuntimeWorld().image()));
    }

    static String of(ImageModel image) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Segment segment : Segment.values()) {
                digest.update(image.part(segment).bytes());
                digest.update(image.part(segment).relocations().toString().getBytes(StandardCharsets.UTF_8));
            }
            digest.update(image.slots().toString().getBytes(StandardCharsets.UTF_8));
            digest.update(ImageCensus.render(image).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
