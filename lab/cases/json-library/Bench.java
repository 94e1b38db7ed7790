import org.json.JSONArray;
import org.json.JSONObject;

/**
 * Parses and writes a document of 40,000 numbers and texts, twelve times, by a library that is on the class path; any release of
 * org.json:json will do. For bisecting its releases: docs/lab/README.md.
 */
public class Bench {
    public static void main(String[] words) {
        JSONArray rows = new JSONArray();
        for (int i = 0; i < 4000; i++) {
            JSONObject row = new JSONObject();
            for (int k = 0; k < 5; k++) {
                row.put("n" + k, i * 1.5 + k);
                row.put("t" + k, "text " + i + " </" + k);
            }
            rows.put(row);
        }
        String text = rows.toString();
        int length = 0;
        for (int i = 0; i < 12; i++) {
            length += new JSONArray(text).toString().length();
        }
        System.out.println(length);
    }
}
