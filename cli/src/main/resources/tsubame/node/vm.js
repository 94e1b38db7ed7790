"use strict";
// node:vm: scripts of this realm. A "context" is an object that a script sees before the globals, not a realm of its own.

const { runScript, compileScript } = require("internal/host");

const contexts = new WeakSet();

function fileName(options) {
    return typeof options === "string" ? options : (options && options.filename) || "evalmachine.<anonymous>";
}

function isContext(object) {
    return contexts.has(object);
}

function createContext(object = {}) {
    contexts.add(object);
    return object;
}

/** Variables that the script gives values to at its top level become properties of the object; functions that it declares stay its own. */
function scope(object) {
    return new Proxy(object, {
        has: (target, key) => key !== "eval" && key !== "$code$",
        get(target, key) {
            if (key === Symbol.unscopables) return undefined;
            if (key in target) return target[key];
            if (key === "globalThis") return target;
            if (key in globalThis) return globalThis[key];
            return undefined;
        },
    });
}

function runIn(code, object) {
    const evaluate = new Function("$scope$", "$code$", "with ($scope$) { return eval($code$); }");
    return evaluate.call(object, scope(object), code);
}

class Script {
    #code;
    #name;

    constructor(code, options) {
        this.#code = String(code);
        this.#name = fileName(options);
        compileScript(this.#code, this.#name);
    }

    runInThisContext() {
        return runScript(this.#code, this.#name);
    }

    runInContext(object) {
        if (!isContext(object)) {
            const error = new TypeError("The \"contextifiedObject\" argument must be an vm.Context.");
            error.code = "ERR_INVALID_ARG_TYPE";
            throw error;
        }
        return runIn(this.#code, object);
    }

    runInNewContext(object) {
        return runIn(this.#code, createContext(object));
    }

    createCachedData() {
        return Buffer.alloc(0);
    }
}

function compileFunction(code, parameters = []) {
    return new Function(...parameters, code);
}

module.exports = {
    Script,
    createContext,
    isContext,
    compileFunction,
    createScript: (code, options) => new Script(code, options),
    runInThisContext: (code, options) => new Script(code, options).runInThisContext(),
    runInContext: (code, object, options) => new Script(code, options).runInContext(object),
    runInNewContext: (code, object, options) => new Script(code, options).runInNewContext(object),
};
