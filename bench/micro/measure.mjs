/**
 * Times a piece of work at a size and at twice that size: the smallest of a few runs of each, in milliseconds, one line. A program that is
 * given a name does that one alone, at twice the size: so many times as a second argument says, or, without it, for about half a
 * second, and then prints how many times that was.
 */
const [only, rounds] = globalThis.process.argv.slice(2);

export function measure(name, n, work) {
    if (only === undefined) return compare(name, n, work);
    if (only !== name) return;
    const end = performance.now() + 500;
    let done = 0;
    while (rounds === undefined ? performance.now() < end : done < +rounds) {
        sink = work(2 * n);
        done++;
    }
    if (rounds === undefined) console.log(done);
}

function compare(name, n, work) {
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
