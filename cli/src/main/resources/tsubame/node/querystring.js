"use strict";
// node:querystring

const PLAIN = /^[A-Za-z0-9\-_.!~*'()]*$/;

function escape(text) {
    text = typeof text === "string" ? text : typeof text === "object" ? String(text) : text + "";
    return PLAIN.test(text) ? text : encodeURIComponent(text);
}

function unescapeBuffer(text) {
    const out = [];
    for (let i = 0; i < text.length; i++) {
        const hex = text[i] === "%" ? text.slice(i + 1, i + 3) : "";
        if (/^[0-9a-fA-F]{2}$/.test(hex)) {
            out.push(parseInt(hex, 16));
            i += 2;
        } else {
            out.push(text.charCodeAt(i) & 0xff);
        }
    }
    return Buffer.from(out);
}

function unescape(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return unescapeBuffer(text).toString();
    }
}

function primitive(value) {
    switch (typeof value) {
        case "string": return value;
        case "number": return Number.isFinite(value) ? "" + value : "";
        case "bigint": return "" + value;
        case "boolean": return value ? "true" : "false";
        default: return "";
    }
}

function stringify(object, separator = "&", equals = "=", options) {
    if (object === null || typeof object !== "object") return "";
    const encode = options && typeof options.encodeURIComponent === "function" ? options.encodeURIComponent : module.exports.escape;
    const fields = [];
    for (const key of Object.keys(object)) {
        const name = encode(primitive(key)) + equals;
        const value = object[key];
        if (Array.isArray(value)) for (const each of value) fields.push(name + encode(primitive(each)));
        else fields.push(name + encode(primitive(value)));
    }
    return fields.join(separator);
}

function parse(text, separator = "&", equals = "=", options) {
    const result = Object.create(null);
    if (typeof text !== "string" || text.length === 0) return result;
    const decode = options && typeof options.decodeURIComponent === "function" ? options.decodeURIComponent : module.exports.unescape;
    const most = options && typeof options.maxKeys === "number" ? options.maxKeys : 1000;
    let fields = text.split(separator || "&").filter((field) => field !== "");
    if (most > 0) fields = fields.slice(0, most);
    const clean = (part) => {
        part = part.replaceAll("+", " ");
        if (!part.includes("%")) return part;
        try {
            return decode(part);
        } catch {
            return unescape(part);
        }
    };
    for (const field of fields) {
        const at = field.indexOf(equals || "=");
        const key = clean(at < 0 ? field : field.slice(0, at));
        const value = at < 0 ? "" : clean(field.slice(at + (equals || "=").length));
        if (!(key in result)) result[key] = value;
        else if (Array.isArray(result[key])) result[key].push(value);
        else result[key] = [result[key], value];
    }
    return result;
}

module.exports = { unescapeBuffer, unescape, escape, stringify, encode: stringify, parse, decode: parse };
