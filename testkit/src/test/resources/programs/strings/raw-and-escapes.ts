// Escape sequences, line continuations, code points, and String.raw.
console.log("\x41\u0042\u{43}\u{1F600}".length, "\x41\u0042\u{43}", "tab\there", "nul\0".length, "quote\"'`", 'single\'"', "a\
b", "\v\f\b".length, "\q\-");
console.log(JSON.stringify("\u0000\u001f\u007f\u2028\ud800\udc00\ud800 \" \\ / \b\f\n\r\t"));
console.log(String.raw`\n${1 + 1}\u0041\\`, String.raw({ raw: ["a", "b", "c"] }, 1, 2, 3), String.raw({ raw: "xyz" }, "-", "+"));
console.log(encodeURIComponent("a b&c/é😀"), encodeURI("http://x.y/a b?q=é#h"), decodeURIComponent("%E2%9C%93%20ok"), decodeURI("%2Fa%20b"));
for (const attempt of [() => decodeURIComponent("%"), () => decodeURIComponent("%C3"), () => encodeURIComponent("\ud800")]) {
  try {
    attempt();
  } catch (error) {
    console.log((error as Error).name);
  }
}
console.log(escape("a b+é日"), unescape("%u65E5%E9%20"), "a\u0301".normalize() === "\u00e1", "é".normalize("NFD").length, "ﬁ".normalize("NFKC"), "Å".normalize("NFD").normalize("NFC") === "\u00c5");
console.log("\u{1F468}\u200D\u{1F469}".length, [..."\u{1F468}\u200D\u{1F469}"].length, "é" === "e\u0301", "\u{1F600}".charCodeAt(0).toString(16), "\u{1F600}".charCodeAt(1).toString(16));
console.log("ab\u{10FFFF}".codePointAt(2)!.toString(16), "x\uD83D".isWellFormed(), "x\uD83D".toWellFormed().charCodeAt(1).toString(16), "😀".isWellFormed());
console.log("a-b_c d".split(/[-_ ]/), "😀a".split(""), "😀a".at(0)!.length, "😀".slice(0, 1).length, [..."a😀b"].map((c) => c.codePointAt(0)!.toString(16)));
