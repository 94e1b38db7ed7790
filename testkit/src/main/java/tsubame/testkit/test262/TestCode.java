package tsubame.testkit.test262;

import tsubame.bytecode.FunctionPrototype;
import tsubame.runtime.host.HostFailure;

/** Where the code of tests comes from; a failure is a SyntaxError, or something that cannot be read. */
interface TestCode {
    /** A harness file, as a script. */
    FunctionPrototype harness(String name) throws HostFailure;

    /** A test that is a script. */
    FunctionPrototype script(TestCase test) throws HostFailure;

    /** The key, for the host's modules, of a test that is a module. */
    String moduleKey(TestCase test);
}
