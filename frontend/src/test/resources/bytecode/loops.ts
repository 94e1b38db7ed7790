function sum(values: number[]): number {
    let total = 0;
    for (let i = 0; i < values.length; i++) {
        if (values[i] < 0) continue;
        total += values[i];
    }
    return total;
}

function closures(values: string[]) {
    const result = [];
    for (const value of values) {
        result.push(() => value);
    }
    for (let i = 0; i < 3; i++) {
        result.push(() => i);
    }
    return result;
}
