import { createHash, createHmac, pbkdf2Sync, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import { Readable } from "node:stream";

for (const name of ["md5", "sha1", "sha224", "sha256", "sha384", "sha512"]) {
    for (const text of ["", "abc", "x".repeat(55), "x".repeat(56), "y".repeat(111), "y".repeat(112), "z".repeat(1000)]) {
        console.log(name, text.length, createHash(name).update(text).digest("hex"));
    }
    console.log(createHmac(name, "key").update("The quick ").update("brown fox").digest("base64"), createHmac(name, "k".repeat(200)).update("").digest("hex"));
}
console.log(pbkdf2Sync("password", "salt", 10, 40, "sha256").toString("hex"));
console.log(timingSafeEqual(Buffer.from("a"), Buffer.from("a")), timingSafeEqual(Buffer.from("a"), Buffer.from("b")));
console.log(randomBytes(8).length, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(randomUUID()), randomUUID() !== randomUUID());
const drawn = Array.from({ length: 200 }, () => randomInt(5, 9));
console.log(Math.min(...drawn), Math.max(...drawn));
const hash = createHash("sha1");
hash.update("a");
const copy = hash.copy();
console.log(hash.digest("hex") === copy.digest("hex"));
try {
    hash.update("b");
} catch (error) {
    console.log(error.code);
}
try {
    createHash("none");
} catch (error) {
    console.log(error.message);
}
for await (const digest of Readable.from(["one", "two"]).pipe(createHash("sha256"))) console.log(digest.toString("hex"));
console.log(Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode("web"))).toString("hex"));
console.log(crypto.getRandomValues(new Uint32Array(4)).length);
try {
    crypto.getRandomValues(new Float64Array(1));
} catch (error) {
    console.log(error.name);
}
