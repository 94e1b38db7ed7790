// oracle: none (Node has them all)
try {
  await import("wasi");
} catch (error) {
  console.log(error.code, error.message.replace(/\S+$/, "…"));
}
const names = ["cluster", "dns/promises", "no-such-package"];
for (const name of names) await import(name).catch(error => console.log(error.message.replace(/\S+$/, "…")));
