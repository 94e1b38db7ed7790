package tsubame.runtime.interpreter;

import tsubame.runtime.realm.StackTrace;

/** The trace of an error that was found in source text, not in running code: the place first, then the frames. */
public final class PlaceTrace extends StackTrace {
    private final String place;
    private final StackTrace frames;

    public PlaceTrace(String place, StackTrace frames) {
        this.place = place;
        this.frames = frames;
    }

    @Override
    public String format() {
        String rest = frames == null ? "" : frames.format();
        return "    at " + place + (rest.isEmpty() ? "" : "\n" + rest);
    }
}
