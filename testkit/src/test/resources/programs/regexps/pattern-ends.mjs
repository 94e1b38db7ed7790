// What stands at the end of a pattern leaves no choice open: same results as with choices.
const show = (re, text) => {
    const m = re.exec(text);
    console.log(String(re), JSON.stringify(text), m && JSON.stringify([...m, m.index]));
};
for (const text of ["", " ", "  ", "ab  12", "12ab", "a", "aaa", "ab1 ", "\n", "xyz", "1", "aXb", "\u{1F600}\u{1F600}a", "\ud83d"]) {
    show(/^(?:\s+|\w+|.)/, text);
    show(/(\s+)|(\w+)|(.)/, text);
    show(/(?:(\d+)|([a-z]+))/, text);
    show(/a*/, text);
    show(/a*?/, text);
    show(/(a+)?/, text);
    show(/(?:a|b*)?/, text);
    show(/(?:\s*?)?/, text);
    show(/(?:(?:a|b)*c?)*/, text);
    show(/(?:a*){2,3}/, text);
    show(/(?:a?){2,40}/, text);
    show(/(?:a+|b){1,2}/, text);
    show(/(?=a+)(\w+)/, text);
    show(/(?=(a+))a*/, text);
    show(/(?!a+b)\w+/, text);
    show(/(?<=a+)\w*/, text);
    show(/(?<=(a*))b*/, text);
    show(/(a*)\1/, text);
    show(/(a+|b)\1?/, text);
    show(/x|a+|(?:)/, text);
    show(/x|[^]+/, text);
    show(/.|a/u, text);
    show(/.+|a/u, text);
    show(/(?:.|\s)+/u, text);
    show(/[\u{1F600}a]+|b/u, text);
    show(/[^a]+|a/u, text);
    show(/[^a]|a/iu, text);
    show(/[^a]+|a/, text);
    show(/\ud83d|a+/, text);
    show(/\w+\b/, text);
    show(/\w+$|\d+/, text);
    show(/(?:\w+$|\d+)/m, text);
    show(/(\w+)(?:)/, text);
    show(/(\w+)()/, text);
    show(/((\w)+)/, text);
    show(/(?:(\w)|(\s))+/, text);
    show(/[]|a/, text);
    show(/[]+|a+/, text);
    show(/\p{L}+|\p{N}+/u, text);
    show(/[\p{L}--[a-c]]+|a/v, text);
}
console.log("one two,three".split(/\s+|,/), "a1b22c".replace(/\d+|[a-c]/g, (x) => `<${x}>`), "aab".match(/a+|b/g));
