package tsubame.lab.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.schema.FailsafeSchema;

/**
 * A mapping of a YAML file, with its place in the file for messages. All scalars are text: {@code off} is no boolean here and
 * {@code 3.10} is not 3.1. What is not asked for by name is an error: a word that does nothing would deceive.
 */
public final class Yaml {
    private final String place;
    private final Map<String, Object> entries;

    private Yaml(String place, Map<String, Object> entries) {
        this.place = place;
        this.entries = entries;
    }

    /** @throws PlanProblem if the file is no YAML or no mapping */
    public static Yaml read(Path file) throws IOException, PlanProblem {
        if (!Files.isRegularFile(file)) {
            throw new PlanProblem("there is no file " + file);
        }
        return parse(file.toString(), Files.readString(file));
    }

    static Yaml parse(String name, String text) throws PlanProblem {
        try {
            Object root = new Load(LoadSettings.builder().setLabel(name).setSchema(new FailsafeSchema()).build()).loadFromString(text);
            return of(name, root);
        } catch (YamlEngineException problem) {
            throw new PlanProblem(name + " is no YAML: " + problem.getMessage());
        }
    }

    private static Yaml of(String place, Object node) throws PlanProblem {
        if (!(node instanceof Map<?, ?> map)) {
            throw new PlanProblem(place + ": here stands " + (node == null ? "nothing" : node) + ", and a mapping is wanted");
        }
        Map<String, Object> entries = new LinkedHashMap<>();
        map.forEach((key, value) -> entries.put(String.valueOf(key), value));
        return new Yaml(place, entries);
    }

    /** Refuses names beyond those. */
    public Yaml only(Set<String> known) throws PlanProblem {
        for (String name : entries.keySet()) {
            if (!known.contains(name)) {
                throw new PlanProblem(place + ": there is no `" + name + "` here; there are " + String.join(", ", new java.util.TreeSet<>(known)));
            }
        }
        return this;
    }

    public Set<String> names() {
        return entries.keySet();
    }

    public boolean has(String name) {
        return entries.containsKey(name);
    }

    public String place() {
        return place;
    }

    public String text(String name) throws PlanProblem {
        String text = text(name, null);
        if (text == null) {
            throw new PlanProblem(place + ": `" + name + "` is missing");
        }
        return text;
    }

    public String text(String name, String otherwise) throws PlanProblem {
        Object value = entries.get(name);
        if (value == null) {
            return otherwise;
        }
        if (!(value instanceof String text)) {
            throw new PlanProblem(place + "." + name + ": a text is wanted");
        }
        return text;
    }

    /** A list of texts; a single text is a list of one. */
    public List<String> texts(String name) throws PlanProblem {
        Object value = entries.get(name);
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof List<?> list)) {
            return List.of(text(name));
        }
        List<String> texts = new ArrayList<>();
        for (Object item : list) {
            if (!(item instanceof String text)) {
                throw new PlanProblem(place + "." + name + ": a list of texts is wanted");
            }
            texts.add(text);
        }
        return texts;
    }

    /** A mapping below; an empty one if it is not there. */
    public Yaml map(String name) throws PlanProblem {
        Object value = entries.get(name);
        return value == null ? new Yaml(place + "." + name, Map.of()) : of(place + "." + name, value);
    }

    /** A list of mappings below. */
    public List<Yaml> maps(String name) throws PlanProblem {
        List<Yaml> maps = new ArrayList<>();
        if (entries.get(name) instanceof List<?> list) {
            for (Object item : list) {
                maps.add(of(place + "." + name + "[" + maps.size() + "]", item));
            }
        } else if (entries.get(name) != null) {
            throw new PlanProblem(place + "." + name + ": a list is wanted");
        }
        return maps;
    }
}
