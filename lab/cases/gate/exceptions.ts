// Thrown and caught at some depth.
function deep(n: number): number {
    if (n === 0) throw new RangeError('bottom');
    return deep(n - 1) + 1;
}
let caught = 0;
for (let i = 0; i < 400; i++) {
    try { deep(10); } catch (error) { if (error instanceof RangeError) caught++; } finally { caught += 0.5; }
}
console.log(caught);
