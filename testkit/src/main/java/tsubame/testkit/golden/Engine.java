package tsubame.testkit.golden;

import java.io.IOException;

/** Something that runs programs: Tsubame in one of its forms, or another runtime as an oracle. */
public interface Engine {
    String name();

    /** Runs the program from its first line to its end. */
    Outcome run(GoldenProgram program) throws IOException;
}
