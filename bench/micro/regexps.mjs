import { measure } from "./measure.mjs";

const log = (n) => "2024-01-02 12:34:56 GET /index.html?a=1&b=two 200 1234\n".repeat(n);

measure("exec with g and groups", 2_000, (n) => {
    const re = /(\d+)-(\d+)-(\d+) [\d:]+ (GET|POST) (\S+) (\d+)/g;
    const text = log(n);
    let sum = 0;
    for (let m = re.exec(text); m; m = re.exec(text)) sum += +m[6];
    return sum;
});
measure("replace by a function", 5_000, (n) => log(n).replace(/[a-z]+/g, (w) => w.toUpperCase()).length);
measure("replace by a template", 5_000, (n) => log(n).replace(/(\w+)=(\w+)/g, "$2=$1").length);
measure("split by a class", 5_000, (n) => log(n).split(/[\s?&]+/).length);
measure("test in a loop", 50_000, (n) => {
    let count = 0;
    for (let i = 0; i < n; i++) if (/^x\d+5$/.test("x" + i)) count++;
    return count;
});
measure("matchAll with names", 2_000, (n) => {
    let count = 0;
    for (const m of log(n).matchAll(/(?<key>\w+)=(?<value>\w+)/g)) count += m.groups.key.length;
    return count;
});
measure("alternatives", 5_000, (n) => log(n).match(/GET|POST|PUT|index|html/g).length);
measure("unicode properties", 2_000, (n) => "Größe 世界 naïve ".repeat(n).match(/\p{L}+/gu).length);
measure("search that fails", 50_000, (n) => /a+b/.test("a".repeat(Math.min(n, 4000)) + "c") || /needle/.test("hay ".repeat(n)));
