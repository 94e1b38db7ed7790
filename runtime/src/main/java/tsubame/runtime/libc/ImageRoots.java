package tsubame.runtime.libc;

import tsubame.runtime.program.ProgramRun;
import tsubame.runtime.realm.Realm;

/**
 * What an executable has from its first moment, made while the image is built: a realm with all builtins, Node's globals, interned
 * names and shapes, and the agent around it. Nothing here may depend on the running process: {@code Agent.host} is null, so that
 * whoever asks for it too early fails the build. The process's part (arguments, environment, clocks, the event loop) is filled in
 * by {@link ProgramRun#run}.
 */
final class ImageRoots {
    static final Realm REALM = ProgramRun.prepare();

    private ImageRoots() {}
}
