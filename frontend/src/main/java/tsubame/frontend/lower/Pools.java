package tsubame.frontend.lower;

import java.util.ArrayList;
import java.util.List;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Template;
import tsubame.frontend.syntax.TemplateElement;

/** The constants of one function, each once. Jump tables hold labels until the function is finished. */
final class Pools {
    /** Each costs a little at every call; what is more is loaded where it is used. */
    private static final int MOST_CONSTANTS = 32;

    private final StringPool strings = new StringPool();
    private final NumberPool numbers = new NumberPool();
    private final ArrayList<FunctionPrototype> functions = new ArrayList<>();
    private final ArrayList<Template> templates = new ArrayList<>();
    private final ArrayList<ScopeDescriptor> scopes = new ArrayList<>();
    private final ArrayList<int[]> tables = new ArrayList<>();
    private final ArrayList<Constant> constants = new ArrayList<>();
    private int caches;

    int string(String text) {
        return strings.number(text);
    }

    int number(double value) {
        return numbers.number(value);
    }

    int function(FunctionPrototype function) {
        functions.add(function);
        return functions.size() - 1;
    }

    int template(List<TemplateElement> elements) {
        String[] cooked = new String[elements.size()];
        String[] raw = new String[elements.size()];
        for (int i = 0; i < cooked.length; i++) {
            cooked[i] = elements.get(i).cooked();
            raw[i] = elements.get(i).raw();
        }
        templates.add(new Template(cooked, raw));
        return templates.size() - 1;
    }

    int scope(ScopeDescriptor scope) {
        scopes.add(scope);
        return scopes.size() - 1;
    }

    /** A jump table of labels. */
    int table(int[] labels) {
        tables.add(labels);
        return tables.size() - 1;
    }

    /** The number of a constant register; -1 if there are too many already. */
    int constant(Constant.Kind kind, double number, String text) {
        for (int i = 0; i < constants.size(); i++) {
            Constant c = constants.get(i);
            boolean sameNumber = Double.doubleToLongBits(c.number()) == Double.doubleToLongBits(number);
            if (c.kind() == kind && sameNumber && (text == null || text.equals(c.text()))) {
                return i;
            }
        }
        if (constants.size() == MOST_CONSTANTS) {
            return -1;
        }
        constants.add(new Constant(kind, number, text));
        return constants.size() - 1;
    }

    Constant[] constants() {
        return constants.toArray(new Constant[0]);
    }

    int cache() {
        return caches++;
    }

    String[] strings() {
        return strings.toArray();
    }

    double[] numbers() {
        return numbers.toArray();
    }

    FunctionPrototype[] functions() {
        return functions.toArray(new FunctionPrototype[0]);
    }

    Template[] templates() {
        return templates.toArray(new Template[0]);
    }

    ScopeDescriptor[] scopes() {
        return scopes.toArray(new ScopeDescriptor[0]);
    }

    ArrayList<int[]> tables() {
        return tables;
    }

    int caches() {
        return caches;
    }
}
