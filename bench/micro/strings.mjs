import { measure } from "./measure.mjs";

measure("build by +=", 200_000, (n) => {
    let s = "";
    for (let i = 0; i < n; i++) s += "ab" + (i & 7);
    return s.charCodeAt(n);
});

measure("build by +=, reading its end", 20_000, (n) => {
    let s = "";
    let sum = 0;
    for (let i = 0; i < n; i++) {
        s += "abc";
        sum += s.charCodeAt(s.length - 1);
    }
    return sum;
});

measure("eat by slice(1)", 20_000, (n) => {
    let s = "some words and more of them; ".repeat(n / 29 + 1);
    let sum = 0;
    while (s.length > 0) {
        sum += s.charCodeAt(0);
        s = s.slice(1);
    }
    return sum;
});

measure("eat tokens by a regular expression", 20_000, (n) => {
    let s = "name = value1 + 22; ".repeat(n / 4);
    let count = 0;
    while (s) {
        const m = /^(?:\s+|\w+|.)/.exec(s);
        s = s.substring(m[0].length);
        count++;
    }
    return count;
});

measure("eat wide text by slice", 20_000, (n) => {
    let s = "grüße, 世界! ".repeat(n / 10 + 1);
    let sum = 0;
    while (s.length > 0) {
        sum += s.charCodeAt(0);
        s = s.slice(1);
    }
    return sum;
});

measure("index every unit", 300_000, (n) => {
    const s = "abcdefgh".repeat(n / 8);
    let sum = 0;
    for (let i = 0; i < s.length; i++) if (s[i] === "c") sum++;
    for (let i = 0; i < s.length; i++) sum += s.charCodeAt(i);
    return sum;
});

measure("split and join", 100_000, (n) => "word ".repeat(n).split(" ").join(",").length);
measure("indexOf, forwards", 100_000, (n) => {
    const s = "abcde,".repeat(n);
    let count = 0;
    for (let at = s.indexOf(","); at >= 0; at = s.indexOf(",", at + 1)) count++;
    return count;
});
measure("replaceAll", 50_000, (n) => "a-b-c-".repeat(n).replaceAll("-", "+").length);
measure("toUpperCase, trim, padStart", 50_000, (n) => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += (" x" + i + " ").trim().toUpperCase().padStart(10, "0").length;
    return sum;
});
measure("for of", 200_000, (n) => {
    let sum = 0;
    for (const c of "añ世".repeat(n / 3)) sum += c.length;
    return sum;
});
measure("template literals", 100_000, (n) => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += `${i}:${i * 2}-${"x"}`.length;
    return sum;
});
measure("compare and sort words", 20_000, (n) => {
    const words = [];
    for (let i = 0; i < n; i++) words.push("w" + ((i * 7919) % n));
    return words.sort()[0];
});
measure("prepend", 20_000, (n) => {
    let s = "";
    for (let i = 0; i < n; i++) s = "ab" + s;
    return s.charCodeAt(1);
});
