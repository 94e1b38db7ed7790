package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.binary.Base64;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.node.NodeErrors;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** TextDecoder, and the functions atob and btoa. */
public final class DecodingBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        TEXT_DECODER(constructor("TextDecoder", 0)),
        DECODE(method("decode", 0)),
        ENCODING(getter("encoding")),
        FATAL(getter("fatal")),
        IGNORE_BOM(getter("ignoreBOM")),
        ATOB(loose("atob", 1)),
        BTOA(loose("btoa", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();
    private static final Name FATAL = Name.of("fatal");
    private static final Name IGNORE_BOM = Name.of("ignoreBOM");
    private static final Name STREAM = Name.of("stream");

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case TEXT_DECODER -> {
                requireNew("TextDecoder", newTarget);
                yield construct(arg(args, 0), arg(args, 1), newTarget);
            }
            case DECODE -> decode(decoder(self), arg(args, 0), arg(args, 1));
            case ENCODING -> JsString.of(decoder(self).encoding.title);
            case FATAL -> decoder(self).fatal;
            case IGNORE_BOM -> decoder(self).ignoreBom;
            case ATOB -> atob(args);
            case BTOA -> btoa(args);
        };
    }

    private static JsTextDecoder decoder(Object self) {
        if (self instanceof JsTextDecoder decoder) {
            return decoder;
        }
        throw illegalInvocation("TextDecoder", self);
    }

    private static boolean option(Object options, Name name) {
        return options instanceof JsObject o && Conversions.toBoolean(o.get(name));
    }

    private static Object construct(Object label, Object options, JsObject newTarget) {
        if (!(options instanceof JsObject) && !Conversions.isNullish(options)) {
            throw NodeErrors.argument("options", "of type object", options);
        }
        JsString text = label == Undefined.UNDEFINED ? JsString.of("utf-8") : Conversions.toString(label);
        TextEncoding encoding = TextEncoding.ofLabel(text);
        if (encoding == null) {
            throw Errors.rangeError("The \"" + text.toJavaString() + "\" encoding is not supported");
        }
        boolean fatal = option(options, FATAL);
        boolean ignoreBom = option(options, IGNORE_BOM);
        return new JsTextDecoder(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.TEXT_DECODER_PROTOTYPE), encoding, fatal, ignoreBom);
    }

    private static Object decode(JsTextDecoder decoder, Object input, Object options) {
        BufferSource source = input == Undefined.UNDEFINED ? BufferSource.EMPTY : BufferSource.of(input);
        if (source == null) {
            throw Errors.typeError("The \"input\" argument must be an instance of ArrayBuffer or ArrayBufferView. Received "
                    + Describe.plainly(input));
        }
        return decoder.decode(source, option(options, STREAM));
    }

    /** Forgiving base64: spaces and missing padding are allowed. */
    private static Object atob(Object[] args) {
        requireArguments(args, 1, "atob");
        JsString text = Conversions.toString(args[0]);
        Base64 decoded = Base64.decode(text, false, Base64.LastChunk.LOOSE, Integer.MAX_VALUE);
        if (decoded.error != null) {
            throw DomException.thrown("InvalidCharacterError", "The string to be decoded is not correctly encoded.");
        }
        return JsString.ofLatin1(decoded.result());
    }

    private static Object btoa(Object[] args) {
        requireArguments(args, 1, "btoa");
        JsString text = Conversions.toString(args[0]).narrowed();
        byte[] bytes = text.latin1OrNull();
        if (bytes == null) {
            throw DomException.thrown("InvalidCharacterError", "Invalid character");
        }
        return Base64.encode(bytes, text.base(), text.length(), false, true);
    }

    @Override
    public void install(Realm realm) {
        installInterface(realm, ROWS, Row.TEXT_DECODER, Intrinsic.TEXT_DECODER_PROTOTYPE);
        global(realm, "atob", makeFunction(realm, Row.ATOB));
        global(realm, "btoa", makeFunction(realm, Row.BTOA));
    }
}
