package tsubame.bytecode;

/** What a function prototype came from: decides how its object is made, called and constructed. */
public enum FunctionKind {
    /** {@code function} declaration or expression: callable and constructible. */
    NORMAL,
    ARROW,
    /** Object literal or class method, getter or setter: no prototype property, not constructible. */
    METHOD,
    /** Constructor of a class without heritage: throws when called without new. */
    BASE_CONSTRUCTOR,
    DERIVED_CONSTRUCTOR,
    GENERATOR,
    /** Generator method; differs from GENERATOR in nothing but its source form. */
    GENERATOR_METHOD,
    ASYNC,
    ASYNC_ARROW,
    ASYNC_METHOD,
    ASYNC_GENERATOR,
    ASYNC_GENERATOR_METHOD,
    /** Synthetic function that initialises the fields of an instance, or runs a static block; this is the receiver. */
    CLASS_INITIALIZER,
    SCRIPT,
    /** Code of an eval; captures come from the calling scope. */
    EVAL,
    /** Module body without top-level await: suspends once at GENERATOR_START, then runs to its end. */
    MODULE,
    /** Module body with top-level await. */
    ASYNC_MODULE;

    public boolean isGenerator() {
        return this == GENERATOR || this == GENERATOR_METHOD || isAsyncGenerator();
    }

    public boolean isAsyncGenerator() {
        return this == ASYNC_GENERATOR || this == ASYNC_GENERATOR_METHOD;
    }

    /** Async functions that return a promise; async generators are not among them. */
    public boolean isAsyncFunction() {
        return this == ASYNC || this == ASYNC_ARROW || this == ASYNC_METHOD;
    }

    public boolean isArrow() {
        return this == ARROW || this == ASYNC_ARROW;
    }

    public boolean isClassConstructor() {
        return this == BASE_CONSTRUCTOR || this == DERIVED_CONSTRUCTOR;
    }

    public boolean isConstructor() {
        return this == NORMAL || isClassConstructor();
    }

    public boolean isModule() {
        return this == MODULE || this == ASYNC_MODULE;
    }

    /** Whether a frame of this kind may suspend, so that it must be kept on the heap. */
    public boolean suspends() {
        return isGenerator() || isAsyncFunction() || isModule();
    }
}
