// The first story's program, small: arrays that live at every level of a deep recursion, copied by the caller.
function concatenations(digits: number): string[] {
    const found: string[] = [''];
    for (let power = 1; String(power).length <= digits; power *= 2) {
        const word = String(power);
        for (const rest of concatenations(digits - word.length)) found.push(word + rest);
    }
    return [...found];
}
console.log(new Set(concatenations(Number(process.argv[2] ?? 5))).size);
