package tsubame.runtime.interpreter;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/** What a function knows as a constructor, apart from it, as most functions are none. Every class has one. */
final class ConstructorParts {
    /** Of a class: the function that initialises the fields of an instance; null for none. */
    BytecodeFunction initializer;
    /** The prototype property of a class; null for other functions, whose property is made on demand. */
    JsObject classPrototype;
    /** The shape and the prototype property that the function had when the shape of its instances was found out. */
    Shape source;
    JsObject prototype;
}
