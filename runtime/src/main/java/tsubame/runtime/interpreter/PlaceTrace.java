package tsubame.runtime.interpreter;

import tsubame.runtime.realm.StackTrace;

/** The trace of an error that was found in source text, not in running code: the place first, then the frames. */
public final class PlaceTrace extends StackTrace {
    private final String place;
    private final String excerpt;
    private final StackTrace frames;

    /** @param excerpt the source line there; may be empty */
    PlaceTrace(String place, String excerpt, StackTrace frames) {
        this.place = place;
        this.excerpt = excerpt;
        this.frames = frames;
    }

    @Override
    public String format() {
        String rest = frames == null ? "" : frames.format();
        return "    at " + place + (rest.isEmpty() ? "" : "\n" + rest);
    }

    @Override
    public String excerpt() {
        return excerpt;
    }
}
