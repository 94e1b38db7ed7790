package tsubame.lab.statistics;

/** What a ratio's interval allows to say. */
public enum Verdict {
    FASTER("faster"),
    SLOWER("slower"),
    SAME("same"),
    INCONCLUSIVE("inconclusive");

    public final String word;

    Verdict(String word) {
        this.word = word;
    }

    /** A verdict by two thresholds: differences below the least are not worth words, and within the tolerance two things are the same. */
    public record Rule(double least, double tolerance) {
        /** The interval beyond 2 %: on a loaded machine this is what calls one and the same binary different in at most 2 % of tests. */
        public static final Rule USUAL = new Rule(0.02, 0.05);

        public static Rule tolerating(double tolerance) {
            return new Rule(Math.min(USUAL.least, tolerance), tolerance);
        }

        public Verdict of(Ratio ratio) {
            if (ratio.pairs() < leastPairs(ratio)) {
                return INCONCLUSIVE;
            }
            if (ratio.low() > 1 + least) {
                return SLOWER;
            }
            if (ratio.high() < 1 / (1 + least)) {
                return FASTER;
            }
            boolean within = ratio.low() > 1 / (1 + tolerance) && ratio.high() < 1 + tolerance;
            return within ? SAME : INCONCLUSIVE;
        }

        /** Six pairs are the fewest with which a two-sided signed-rank test can reach 0.05; exact figures are one. */
        private static int leastPairs(Ratio ratio) {
            return ratio.spread() == 0 ? 1 : 6;
        }

        /** The smallest slow-down that an interval this wide would show, given that its centre is where the truth is. */
        public double smallestVisible(Ratio control) {
            return Math.exp(control.halfWidth() + Math.log1p(least)) - 1;
        }
    }
}
