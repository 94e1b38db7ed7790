package tsubame.runtime.module;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ModuleSource;

/** Modules kept in memory: specifiers are keys. Notes what was loaded, in order. */
final class MemoryModules implements ModuleHost {
    final Map<String, ModuleSource> sources = new HashMap<>();
    final List<String> loaded = new ArrayList<>();

    @Override
    public String resolve(String specifier, String referrer, boolean require) throws HostFailure {
        if (!sources.containsKey(specifier)) {
            throw new HostFailure(HostFailure.Kind.ERROR, "Cannot find module '" + specifier + "'", "ERR_MODULE_NOT_FOUND", null);
        }
        return specifier;
    }

    @Override
    public ModuleSource load(String key, String type) {
        loaded.add(key);
        return sources.get(key);
    }

    @Override
    public String[] importMeta(String key) {
        return new String[] {"url", "memory:" + key};
    }
}
