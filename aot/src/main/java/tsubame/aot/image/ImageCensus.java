package tsubame.aot.image;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What an image consists of, for people: objects and bytes by type and segment, the largest first. */
public final class ImageCensus {
    /** One type in one segment. */
    public record Row(String type, Segment segment, int count, long bytes) { }

    private ImageCensus() {}

    public static List<Row> of(ImageModel image) {
        Map<String, Row> rows = new TreeMap<>();
        for (ImageModel.ImageObject object : image.objects()) {
            Segment segment = object.address().segment();
            rows.merge(object.type() + " " + segment, new Row(object.type(), segment, 1, object.size()),
                    (a, b) -> new Row(a.type, a.segment, a.count + 1, a.bytes + b.bytes));
        }
        List<Row> sorted = new ArrayList<>(rows.values());
        sorted.sort(Comparator.comparingLong(Row::bytes).reversed().thenComparing(Row::type).thenComparing(Row::segment));
        return sorted;
    }

    /** A table of the census, with totals by segment. */
    public static String render(ImageModel image) {
        StringBuilder text = new StringBuilder();
        for (Segment segment : Segment.values()) {
            ImageModel.Part part = image.part(segment);
            text.append(line(part.bytes().length, image.objects().stream().filter(o -> o.address().segment() == segment).count(),
                    segment, part.relocations().size() + " relocations"));
        }
        text.append(image.slots().size()).append(" slots are roots\n\n");
        for (Row row : of(image)) text.append(line(row.bytes, row.count, row.segment, row.type));
        return text.toString();
    }

    private static String line(long bytes, long count, Segment segment, String what) {
        return pad(bytes) + pad(count) + "  " + segment + " ".repeat(11 - segment.name().length()) + what + "\n";
    }

    private static String pad(long number) {
        String text = Long.toString(number);
        return " ".repeat(Math.max(1, 10 - text.length())) + text;
    }
}
