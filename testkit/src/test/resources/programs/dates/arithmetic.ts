// Dates in UTC: construction, parsing, overflow, setters, invalid dates, formatting.
const show = (d: Date) => (Number.isNaN(d.getTime()) ? "Invalid" : d.toISOString());
console.log([new Date(0), new Date(2024, 0), new Date(2024, 1, 29, 12, 30, 15, 500), new Date(Date.UTC(99, 0)), new Date(2024, 12, 1), new Date(2024, 0, 0), new Date(2023, 1, 29), new Date(-1), new Date(8.64e15), new Date(8.64e15 + 1), new Date(NaN), new Date(2024, NaN), new Date("x"), new Date(2020, 5, 15, 24, 60, 60)].map(show).join("\n"));
for (const text of ["2024-02-29", "2024-02-29T10:20:30Z", "2024-02-29T10:20:30.123+02:00", "2024-02", "2024", "+012345-01-01T00:00:00Z", "-000001-01-01T00:00:00Z", "2024-02-30", "2024-13-01", "2024-01-01T24:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT", "1 January 2000 12:00 UTC", "Dec 25, 1995", "2024-1-1", "", "now"]) console.log(JSON.stringify(text), show(new Date(text)));
const d = new Date(Date.UTC(2024, 0, 31, 10, 20, 30, 400));
console.log(d.getUTCFullYear(), d.getUTCMonth(), d.getUTCDate(), d.getUTCDay(), d.getUTCHours(), d.getUTCMinutes(), d.getUTCSeconds(), d.getUTCMilliseconds(), d.getTime(), +d, d.valueOf() === d.getTime(), d.getTimezoneOffset());
d.setUTCMonth(1);
console.log(show(d), d.setUTCDate(0), show(d), d.setUTCHours(25, 61), show(d), d.setUTCFullYear(2023, 1, 28), show(d), d.setUTCMilliseconds(-1), show(d), d.setTime(5), d.setUTCSeconds(90), show(d), d.setUTCMinutes(NaN), show(d));
const e = new Date(Date.UTC(2026, 10, 30, 9, 5, 3, 7));
console.log(e.toISOString(), e.toJSON(), JSON.stringify({ e }), e.toUTCString(), String(e), e.toDateString(), e.toTimeString(), `${e}` === e.toString(), e + 1 === String(e) + "1", e - 0 === e.getTime());
const day = 86400000;
const daysBetween = (a: Date, b: Date) => Math.round((b.getTime() - a.getTime()) / day);
const addMonths = (date: Date, n: number) => { const r = new Date(date); const dom = r.getUTCDate(); r.setUTCMonth(r.getUTCMonth() + n, 1); r.setUTCDate(Math.min(dom, new Date(Date.UTC(r.getUTCFullYear(), r.getUTCMonth() + 1, 0)).getUTCDate())); return r; };
console.log(daysBetween(new Date("2024-01-01"), new Date("2025-01-01")), show(addMonths(new Date("2024-01-31"), 1)), show(addMonths(new Date("2023-11-30"), 3)), [2000, 1900, 2024, 2100].map((y) => new Date(Date.UTC(y, 1, 29)).getUTCDate() === 29));
const weekday = (iso: string) => ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][new Date(iso).getUTCDay()];
console.log(["1970-01-01", "2000-02-29", "2026-11-30", "1582-10-15", "0001-01-01"].map(weekday), typeof Date.now(), typeof Date(), Date.length, Date.UTC(1970), Date.UTC(0), Object.prototype.toString.call(e), new Date(e).getTime() === e.getTime(), e < new Date(), new Date(2024, 0) > new Date(2023, 0), [new Date(3), new Date(1)].sort((a, b) => +a - +b).map(Number));
for (const bad of [() => new Date(NaN).toISOString(), () => Date.prototype.getTime.call({} as any), () => new Date(Symbol() as any), () => e[Symbol.toPrimitive]("wrong"), () => new Date(1n as any)]) {
  try { console.log(bad()); } catch (error) { console.log((error as Error).name); }
}
console.log(e[Symbol.toPrimitive]("number"), e[Symbol.toPrimitive]("default") === String(e), String(new Date(NaN)), new Date(NaN).toJSON(), JSON.stringify([new Date(NaN)]), new Date(0, 0, 1).getFullYear(), new Date(99, 0).getFullYear(), (new Date(0) as any).getYear(), new Date(2019, 0, 1, 0, 0, 0, 1e15).getTime() > 0);
