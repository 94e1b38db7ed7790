// Optional chaining, nullish coalescing, logical assignment, delete and in.
const log: string[] = [];
const f = (name: string, value: any) => (log.push(name), value);
const user: any = { name: "Ann", address: { city: "Kyoto", zip: 0 }, greet() { return "hi " + this.name; }, tags: ["a"] };
console.log(user?.name, user.phone?.number, user.phone?.number.deep.deeper, user.address?.["city"], user.tags?.[0], user.tags?.[9]?.x);
console.log(user.greet?.(), user.missing?.(), user.missing?.[f("not evaluated", 1)], user?.greet(), (user?.greet)(), null?.[f("skipped", 0) as never], undefined?.(f("skipped", 0) as never));
console.log(log, delete user?.tags, delete user.none?.x, user.tags);
console.log(user.address.zip ?? 5, user.address.zip || 5, null ?? "n", undefined ?? "u", "" ?? "e", false ?? "f", (null || undefined) ?? "both");
let a: any = null;
let b: any = 0;
let c: any = "set";
a ??= f("a", 1);
b ||= f("b", 2);
c &&= f("c", 3);
a ??= f("a again", 4);
b ||= f("b again", 5);
c &&= f("c again", 6);
console.log(a, b, c, log.join());
const once = { get count() { log.push("get"); return 0; }, set count(v) { log.push("set " + v); } };
once.count ||= 9;
once.count ??= 8;
once.count &&= 7;
console.log(log.slice(4).join(" "));
const key = () => f("key", "k");
const holder: any = { k: undefined };
holder[key()] ??= f("value", "filled");
holder[key()] ??= f("value", "not");
console.log(holder, log.slice(-3).join());
for (const bad of [() => user.phone.number, () => user.missing(), () => user.address.street.name, () => (null as any)(), () => user.name.first.second]) {
  try {
    bad();
  } catch (error) {
    console.log((error as Error).name);
  }
}
console.log("name" in user, "zip" in (user.address ?? {}), user?.["na" + "me"], typeof user?.nope, void 0 ?? "void", (1, 2) ?? 3, a?.b?.c?.(d => d) === undefined);
