package tsubame.runtime.bundle;

import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.node.NodeModules;
import tsubame.runtime.node.NodesOwn;
import tsubame.runtime.realm.Agent;

/**
 * The modules of a program that is one {@link Bundle}, and Node's. A specifier that the program computes finds only what is in the
 * bundle for another reason, by its path; the build has warned of that, and failures read as those of files.
 */
public final class BundledModules implements ModuleHost {
    private static final String NODE = "node:";

    private final Bundle bundle;

    public BundledModules(Bundle bundle) {
        this.bundle = bundle;
    }

    @Override
    public String resolve(String specifier, String referrer, boolean require) throws HostFailure {
        BundledModule from = bundle.module(referrer, "");
        String key = from == null ? null : from.resolve(specifier, require);
        if (key != null) {
            return key;
        }
        String name = specifier.startsWith(NODE) ? specifier.substring(NODE.length()) : specifier;
        boolean visible = !name.startsWith("internal/") || referrer.startsWith(NODE);
        if (visible && (NodeModules.has(name) || bundle.module(NODE + name, "") != null)) {
            return NODE + name;
        }
        String path = FileNames.relative(specifier, referrer);
        if (path != null && bundle.module(path, "") != null) {
            return path;
        }
        boolean absent = specifier.startsWith(NODE) || NodesOwn.brings(specifier);
        throw new HostFailure(HostFailure.Kind.ERROR,
                (absent ? "Tsubame has no module '" + specifier + "' yet," : "Cannot find module '" + specifier + "'") + " imported from " + referrer,
                require ? "MODULE_NOT_FOUND" : "ERR_MODULE_NOT_FOUND", null);
    }

    @Override
    public ModuleSource load(String key, String type) throws HostFailure {
        if (key.startsWith(NODE) && NodeModules.has(key.substring(NODE.length()))) {
            return new ModuleSource.HostObject(NodeModules.of(Agent.realm).exports(key.substring(NODE.length())));
        }
        BundledModule module = bundle.module(key, type);
        if (module == null) {
            throw new HostFailure(HostFailure.Kind.ERROR, "Cannot read module " + key + ": it is not in this executable");
        }
        return module.source();
    }

    @Override
    public String[] importMeta(String key) {
        return new String[] {"dirname", FileNames.directory(key), "filename", key, "url", FileNames.url(key)};
    }
}
