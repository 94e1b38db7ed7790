package tsubame.aot;

import java.util.ArrayList;
import java.util.List;
import tsubame.aot.dispatch.DispatchForm;
import tsubame.aot.llvm.Release;

/**
 * What a native runtime is compiled for.
 *
 * @param plan a number of {@code tsubame.gc.plan.Plans}
 * @param processor LLVM's name of the processor; empty for the baseline of x86-64
 * @param dispatch how the interpreter goes from instruction to instruction
 * @param dispatchOptions compiler options for it; null for those that the form needs
 * @param moreOptions further compiler options, such as those that harden code
 */
public record Flavour(int plan, String processor, DispatchForm dispatch, List<String> dispatchOptions, List<String> moreOptions) {
    public static final DispatchForm DISPATCH = DispatchForm.TAIL;

    public static Flavour of(int plan) {
        return new Flavour(plan, "", DISPATCH, null, List.of());
    }

    List<String> compilerOptions(Release release) {
        List<String> options = new ArrayList<>(List.of("-O2"));
        if (!processor.isEmpty()) {
            options.add("-march=" + processor);
        }
        options.addAll(dispatchOptions != null ? dispatchOptions : dispatch.compilerOptions(release.major()));
        options.addAll(moreOptions);
        return options;
    }

    /** All that makes a difference, as text. */
    String key(Release release) {
        return plan + " " + dispatch + " " + String.join(" ", compilerOptions(release)) + " " + release.version;
    }
}
