// The four normalization forms on composed, decomposed, compatibility and Hangul characters.
const hex = (text: string) => [...text].map((c) => c.codePointAt(0)!.toString(16)).join(" ");
for (const text of ["\u00e9", "e\u0301", "\u1e9b\u0323", "\ufb01", "\u00bd", "\uac01", "\u1100\u1161\u11a8", "\u212b", "\u2126", "a\u0315\u0300\u05ae\u0300b", "\u{1d15e}", "\u0344", "abc", ""]) {
  console.log(hex(text) || "empty", "|", ["NFC", "NFD", "NFKC", "NFKD"].map((form) => hex(text.normalize(form))).join(" | "));
}
console.log("\u00e9" === "e\u0301".normalize(), "x".normalize(undefined) === "x");
console.log("a\u0327\u0301".normalize("NFC") === "a\u0301\u0327".normalize("NFC"), "\u0958".normalize("NFC").length);
const long = "e\u0301".repeat(1000);
console.log(long.normalize("NFC").length, long.normalize("NFC").normalize("NFD") === long);
