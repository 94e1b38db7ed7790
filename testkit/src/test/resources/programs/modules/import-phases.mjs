// oracle: none (neither knows import defer and modules of bytes)
import defer * as late from "./_late.mjs";
import text from "./_note.txt" with { type: "text" };
import bytes from "./_note.txt" with { type: "bytes" };

console.log("main begins");
console.log(Object.prototype.toString.call(late), typeof late.then);
console.log(late.value, Object.keys(late).join());
late.bump();
console.log(late.value, late === (await import.defer("./_late.mjs")));

console.log(JSON.stringify(text), bytes.length, bytes[0], bytes.buffer.immutable);

try {
    await import.source("./_late.mjs");
} catch (error) {
    console.log(error.name, error.message.replace(/module .*/, "module …"));
}
try {
    await import("./_note.txt", { with: { type: "css" } });
} catch (error) {
    console.log(error.name, error.message);
}

const failing = await import.defer("./_failing.mjs");
for (let i = 0; i < 2; i++) {
    try {
        failing.x;
    } catch (error) {
        console.log(error.message);
    }
}
