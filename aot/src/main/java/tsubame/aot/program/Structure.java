package tsubame.aot.program;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * How objects are built: for a guess, where they are made ({@link Made}), which kind of typed array they are ({@link Typed}), that they are data views ({@link View}) or, of arrays, what their elements are ({@link Elements}); for what
 * a check has shown, their first properties ({@link Layout}).
 */
sealed interface Structure permits Structure.Made, Structure.Typed, Structure.View, Structure.Table, Structure.Entry, Structure.Functions, Elements, Layout {
    /** What holds of objects built in either way; null for nothing. Arrays whose elements are guessed become one. */
    Structure join(Structure other);

    /** Where objects are made; nowhere that is known, if nothing is guessed. */
    static Set<Site> sites(Structure structure) {
        return structure instanceof Made made ? made.sites : Set.of();
    }

    /** Objects that are made at one of these places. */
    record Made(Set<Site> sites) implements Structure {
        private static final int MOST = 64;

        static Made at(Site site) {
            return new Made(Set.of(site));
        }

        @Override
        public Structure join(Structure other) {
            if (!(other instanceof Made made)) {
                return null;
            }
            Set<Site> all = new LinkedHashSet<>(sites);
            all.addAll(made.sites);
            return all.size() == sites.size() ? this : all.size() > MOST ? null : new Made(all);
        }

        /** The place, if there is one alone. */
        Site only() {
            return sites.size() == 1 ? sites.iterator().next() : null;
        }

        /** The properties that all of them have, once they are complete. */
        Layout layout(Layouts layouts) {
            Layout common = null;
            for (Site site : sites) {
                Layout layout = site.layout(layouts);
                common = common == null ? layout : Layouts.commonPrefix(common, layout);
            }
            return common;
        }

        @Override
        public String toString() {
            return sites.stream().map(Site::toString).collect(Collectors.toCollection(TreeSet::new)).toString();
        }
    }

    /** Maps, or sets, and iterators of them. */
    record Table(boolean isMap, Elements keys, Elements values) implements Structure {
        @Override
        public Structure join(Structure other) {
            if (!(other instanceof Table table) || table.isMap != isMap) {
                return null;
            }
            keys.join(table.keys);
            values.join(table.values);
            return this;
        }

        @Override
        public String toString() {
            return (isMap ? "map " : "set ") + keys + (isMap ? " to " + values : "");
        }
    }

    /** The pairs that iteration of maps gives, and iterators of such. @param position what the iterator gives next */
    record Entry(Table table, int position) implements Structure {
        @Override
        public Structure join(Structure other) {
            return !(other instanceof Entry entry) || table.join(entry.table) == null ? null : new Entry(table, position == entry.position ? position : 2);
        }
    }

    /** Data views. */
    record View() implements Structure {
        @Override
        public Structure join(Structure other) {
            return other instanceof View ? this : null;
        }
    }

    /** Typed arrays of a kind of numbers. @param kind in the order of ECMA-262's table 71 */
    record Typed(int kind) implements Structure {
        private static final List<String> TITLES = List.of("Int8", "Uint8", "Uint8Clamped", "Int16", "Uint16", "Int32", "Uint32", "BigInt64", "BigUint64",
                "Float16", "Float32", "Float64");

        /** Of the constructor of that name; null if it makes no typed arrays of numbers. */
        static Typed madeBy(String constructor) {
            return constructor.endsWith("Array") ? titled(constructor.substring(0, constructor.length() - 5)) : null;
        }

        /** The kind with that name; null if there is none of numbers. */
        static Typed titled(String title) {
            int kind = TITLES.indexOf(title);
            return kind < 0 || TITLES.get(kind).startsWith("Big") ? null : new Typed(kind);
        }

        @Override
        public Structure join(Structure other) {
            return equals(other) ? this : null;
        }

        /** What elements are. */
        AbstractValue element() {
            return switch (kind) {
                case 0 -> AbstractValue.integer(-128, 127);
                case 1, 2 -> AbstractValue.integer(0, 255);
                case 3 -> AbstractValue.integer(-32768, 32767);
                case 4 -> AbstractValue.integer(0, 65535);
                case 5 -> AbstractValue.INT32;
                case 6 -> AbstractValue.integer(0, 0xFFFF_FFFFL);
                default -> AbstractValue.REAL;
            };
        }

        /** The bytes of an element. */
        int size() {
            return 1 << shift();
        }

        /** Their binary logarithm. */
        int shift() {
            return switch (kind) {
                case 0, 1, 2 -> 0;
                case 3, 4, 9 -> 1;
                case 5, 6, 10 -> 2;
                default -> 3;
            };
        }

        /** Whether a number is stored modulo a power of two, so that the low bits of a whole one say all. */
        boolean isOfIntegers() {
            return element().is(AbstractValue.INTEGER) && kind != 2;
        }
    }

    /** No objects but functions: one of a few. */
    record Functions(Set<Unit> units) implements Structure {
        private static final int MOST = 4;

        /** What two values may be together; null for too many. @param isNothingElse it is a function for sure: then one alone is no matter of structure */
        static Structure join(AbstractValue a, AbstractValue b, boolean isNothingElse) {
            boolean areKnown = isKnown(a) && isKnown(b);
            Set<Unit> all = new LinkedHashSet<>(a.functions());
            all.addAll(b.functions());
            return !areKnown || all.isEmpty() || all.size() > MOST || all.size() == 1 && isNothingElse ? null : new Functions(all);
        }

        private static boolean isKnown(AbstractValue value) {
            return !value.may(AbstractValue.FUNCTION) || !value.functions().isEmpty();
        }

        @Override
        public Structure join(Structure other) {
            Set<Unit> all = new LinkedHashSet<>(units);
            all.addAll(other instanceof Functions more ? more.units : Set.of());
            return other instanceof Functions && all.size() <= MOST ? new Functions(all) : null;
        }

        @Override
        public String toString() {
            return units.stream().map(Unit::name).collect(Collectors.toCollection(TreeSet::new)).toString();
        }
    }
}
