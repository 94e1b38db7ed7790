globalThis.throwCount = (globalThis.throwCount ?? 0) + 1;
throw new Error("cjs throws");
