package tsubame.lab.profile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import one.convert.Arguments;
import one.convert.FlameGraph;

/** Flame graphs as single HTML files, by async-profiler's converter: of one profile, and of the difference of two. */
public final class FlameGraphs {
    private FlameGraphs() {}

    public static String html(Profile profile) throws IOException {
        return text(graph(profile, profile.program()));
    }

    /** The second profile, coloured by what it has more (red) or less (blue) than the first. */
    public static String difference(Profile base, Profile profile) throws IOException {
        FlameGraph graph = graph(profile, profile.program() + " against " + base.program());
        graph.diff(graph(base, base.program()));
        return text(graph);
    }

    private static FlameGraph graph(Profile profile, String title) throws IOException {
        Arguments arguments = new Arguments();
        arguments.title = title;
        FlameGraph graph = new FlameGraph(arguments);
        graph.parseCollapsed(new StringReader(profile.folded()));
        return graph;
    }

    private static String text(FlameGraph graph) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        graph.dump(out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
