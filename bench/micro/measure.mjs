/** Times a piece of work at a size and at twice that size: the smallest of a few runs of each, in milliseconds, one line. */
export function measure(name, n, work) {
    const times = [];
    for (const size of [n, 2 * n]) {
        let best = Infinity;
        const deadline = performance.now() + 1500;
        for (let i = 0; i < 5 && (i === 0 || performance.now() < deadline); i++) {
            const begin = performance.now();
            sink = work(size);
            best = Math.min(best, performance.now() - begin);
        }
        times.push(best);
    }
    console.log(`${name}\t${times[0].toFixed(3)}\t${times[1].toFixed(3)}`);
}

export let sink;
