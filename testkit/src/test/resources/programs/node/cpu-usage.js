// The time of the processor: it goes on while the program computes, and hardly while it waits.
const a = process.cpuUsage(); let x = 0; for (const end = Date.now() + 60; Date.now() < end; ) x++;
const b = process.cpuUsage(a); const w = process.hrtime();
console.log(b.user > 1000, b.user < 5e6, b.system >= 0, Object.keys(b));
const t0 = process.cpuUsage(); setTimeout(() => { const t = process.cpuUsage(t0); console.log(t.user + t.system < 150000); }, 300);
for (const bad of [1, "x", {}, { user: "a", system: 1 }, { user: -1, system: 1 }, { user: NaN, system: 1 }, { user: 1, system: Infinity }, null, 0, false]) { try { process.cpuUsage(bad); console.log("ok"); } catch (e) { console.log(e.name, e.code); } }
