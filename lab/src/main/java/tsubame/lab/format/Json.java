package tsubame.lab.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.DoubleStream;

/** The one JSON mapper of the formats, and their few common moves. */
final class Json {
    static final ObjectMapper MAPPER = new ObjectMapper();

    private Json() {}

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    static ArrayNode array(DoubleStream values) {
        ArrayNode array = MAPPER.createArrayNode();
        values.forEach(array::add);
        return array;
    }

    /** A number, or null where there is none. */
    static void put(ObjectNode object, String name, double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            object.putNull(name);
        } else {
            object.put(name, value);
        }
    }

    static String text(JsonNode tree) {
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(tree) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
