package tsubame.aot.program;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * How objects are built: for a guess, where they are made ({@link Made}) or, of arrays, what their elements are ({@link Elements}); for what
 * a check has shown, their first properties ({@link Layout}).
 */
sealed interface Structure permits Structure.Made, Elements, Layout {
    /** What holds of objects built in either way; null for nothing. Arrays whose elements are guessed become one. */
    Structure join(Structure other);

    /** Objects that are made at one of these places. */
    record Made(Set<Site> sites) implements Structure {
        private static final int MOST = 12;

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
}
