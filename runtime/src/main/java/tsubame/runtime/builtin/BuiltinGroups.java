package tsubame.runtime.builtin;

import tsubame.runtime.intl.IntlBuiltins;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.web.AbortBuiltins;
import tsubame.runtime.web.CryptoBuiltins;
import tsubame.runtime.web.DecodingBuiltins;
import tsubame.runtime.web.DomExceptionBuiltins;
import tsubame.runtime.web.EncodingBuiltins;
import tsubame.runtime.web.EventBuiltins;
import tsubame.runtime.web.EventTargetBuiltins;
import tsubame.runtime.web.StructuredCloneBuiltins;
import tsubame.runtime.web.UrlBuiltins;
import tsubame.runtime.web.UrlSearchParamsBuiltins;

/** All groups, in order of installation: a group may use the intrinsics of those before it. Add yours as a row. */
public final class BuiltinGroups {
    private static final Builtins[] GROUPS = {
        FunctionBuiltins.GROUP,
        new ObjectBuiltins(),
        new ObjectPrototypeBuiltins(),
        new ErrorBuiltins(),
        new BooleanBuiltins(),
        new SymbolBuiltins(),
        new ReflectBuiltins(),
        NativeIteratorBuiltins.GROUP,
        new ArrayBuiltins(),
        new StringBuiltins(),
        new GlobalBuiltins(),
        new NumberBuiltins(),
        new MathBuiltins(),
        new BigIntBuiltins(),
        new RegExpBuiltins(),
        new ProxyBuiltins(),
        new ArrayBufferBuiltins(),
        new SharedArrayBufferBuiltins(),
        new DateBuiltins(),
        new TypedArrayBuiltins(),
        new TypedArrayConstructors(),
        new Uint8ArrayBuiltins(),
        new DataViewBuiltins(),
        new AtomicsBuiltins(),
        new JsonBuiltins(),
        new MapBuiltins(),
        new SetBuiltins(),
        new WeakBuiltins(),
        new WeakRefBuiltins(),
        new FinalizationRegistryBuiltins(),
        PromiseBuiltins.group(),
        IteratorBuiltins.GROUP,
        new IteratorZipBuiltins(),
        GeneratorBuiltins.GROUP,
        new EvalBuiltins(),
        new TimerBuiltins(),
        new DisposableStackBuiltins(false),
        new DisposableStackBuiltins(true),
        new ModuleSourceBuiltins(),
        new ShadowRealmBuiltins(),
        new DomExceptionBuiltins(),
        new EncodingBuiltins(),
        new DecodingBuiltins(),
        new StructuredCloneBuiltins(),
        new EventBuiltins(),
        new EventTargetBuiltins(),
        new AbortBuiltins(),
        new UrlBuiltins(),
        new UrlSearchParamsBuiltins(),
        new CryptoBuiltins(),
        new IntlBuiltins(),
    };

    private BuiltinGroups() {}

    public static void install(Realm realm) {
        for (Builtins group : GROUPS) {
            group.install(realm);
        }
    }
}
