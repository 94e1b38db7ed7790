// Strings with lone surrogates and all planes come out as UTF-8.
process.stdout.write("ascii é 日本 😀 \u{10FFFF}\n");
console.log("lone high \ud800 low \udc00 reversed \udc00\ud800 pair \ud83d\ude00");
console.log(["\ud800", "\u0000", "\x7f", "\x9f", "é\n"]);
console.log({ "ключ": "значение", "a b": 1, "日本": [1], "a\nb": 2, "it's": 3, 'say "hi"': 4 });
console.log(new Map([["ключ", "ж"]]), [Symbol("日本")], Symbol("ü"));
console.log("%s|%s", "é", "日本語");
console.log("ab\u0301c".length, "\u0301");
console.log(JSON.stringify({ a: "\ud800", b: "é", c: "\u2028" }));
console.error("stderr ü");
