package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.List;

/** What arrays, maps, sets and their iterators are guessed to hold, and what goes into maps and sets. */
final class Contents {
    private Contents() {}

    /** What an element is, or what iteration gives next; anything, if that is not known, and nothing, as long as no store has been seen. */
    static AbstractValue of(Unit reader, AbstractValue container) {
        if (container.kinds() == 0) {
            return NOTHING;
        }
        if (container.is(STRING)) {
            return AbstractValue.of(STRING | UNDEFINED);
        }
        return switch (container.structure()) {
            case Structure.Typed typed -> typed.element();
            case Elements elements -> elements.content(reader);
            case Structure.Table table -> table.isMap() ? structured(ARRAY, new Structure.Entry(table, 0)) : table.keys().content(reader);
            case Structure.Entry(Structure.Table table, int position) -> switch (position) {
                case 0 -> table.keys().content(reader);
                case 1 -> table.values().content(reader);
                default -> ANY;
            };
            case null, default -> ANY;
        };
    }

    /** An iterator of something; nothing, as long as that is nothing. */
    static AbstractValue iterator(AbstractValue of) {
        return of.kinds() == 0 ? NOTHING : structured(INTERNAL, switch (of.structure()) {
            case Elements elements -> elements;
            case Structure.Typed typed -> typed;
            case Structure.Table table -> table;
            case Structure.Entry entry -> entry;
            case null, default -> null;
        });
    }

    /** The iterator behind a step. */
    static AbstractValue advanced(AbstractValue iterator) {
        return iterator.structure() instanceof Structure.Entry(Structure.Table table, int position)
                ? structured(INTERNAL, new Structure.Entry(table, Math.min(position + 1, 2))) : iterator;
    }

    /** What the constructor of maps, or sets, puts into a new one. */
    static void fill(Unit reader, Structure.Table made, List<AbstractValue> arguments) {
        if (arguments.isEmpty() || arguments.getFirst().is(UNDEFINED | NULL)) {
            return;
        }
        if (!made.isMap()) {
            made.keys().store(of(reader, arguments.getFirst()));
        } else if (arguments.getFirst().structure() instanceof Structure.Table other && other.isMap()) {
            made.join(other);
        } else {
            made.keys().store(ANY);
            made.values().store(ANY);
        }
    }

    /** What a method of maps and sets gives, but for those that call a function. */
    static AbstractValue call(Unit reader, String name, AbstractValue receiver, Structure.Table table, List<AbstractValue> arguments) {
        AbstractValue first = arguments.isEmpty() ? VOID : arguments.getFirst();
        return switch (name) {
            case "get" -> table.isMap() ? table.values().content(reader).join(VOID) : ANY;
            case "set" -> {
                table.keys().store(first);
                table.values().store(arguments.size() > 1 ? arguments.get(1) : VOID);
                yield receiver;
            }
            case "add" -> {
                table.keys().store(first);
                yield receiver;
            }
            case "has", "delete" -> TRUTH;
            case "keys" -> structured(OBJECT, table.keys());
            case "values" -> structured(OBJECT, table.isMap() ? table.values() : table.keys());
            case "entries" -> table.isMap() ? receiver : ANY;
            default -> ANY;
        };
    }
}
