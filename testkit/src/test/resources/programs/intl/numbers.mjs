const show = (...a) => console.log(...a.map((x) => typeof x === "string" ? JSON.stringify(x).replaceAll("\u202f", "\\u202f").replaceAll("\u2009", "\\u2009").replaceAll("\xa0", "\\xa0") : x));
const nf = (n, o) => show(new Intl.NumberFormat("en-US", o).format(n));
for (const n of [0, -0, 1, 1234.5678, -1234567.891, 0.000123, 1e21, NaN, Infinity, 12345678901234567890n]) {
  nf(n); nf(n, { style: "percent" }); nf(n, { style: "currency", currency: "USD" }); nf(n, { style: "currency", currency: "JPY" }); nf(n, { style: "currency", currency: "EUR", currencyDisplay: "name" });
  nf(n, { style: "currency", currency: "USD", currencySign: "accounting" }); nf(n, { notation: "compact" }); nf(n, { notation: "compact", compactDisplay: "long" }); nf(n, { notation: "scientific" }); nf(n, { notation: "engineering" });
  nf(n, { maximumSignificantDigits: 3 }); nf(n, { minimumFractionDigits: 2 }); nf(n, { maximumFractionDigits: 0 }); nf(n, { signDisplay: "always" }); nf(n, { signDisplay: "exceptZero" }); nf(n, { useGrouping: false }); nf(n, { minimumIntegerDigits: 4 });
  nf(n, { style: "unit", unit: "kilometer-per-hour" }); nf(n, { style: "unit", unit: "liter", unitDisplay: "long" }); nf(n, { style: "unit", unit: "byte", unitDisplay: "narrow" }); nf(n, { style: "currency", currency: "CHF" });nf(n, { style: "currency", currency: "usd", notation: "compact" });
  nf(n, { roundingMode: "floor", maximumFractionDigits: 1 }); nf(n, { trailingZeroDisplay: "stripIfInteger", minimumFractionDigits: 2 });
}
show(new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).formatToParts(-1234.5));
show(new Intl.NumberFormat().resolvedOptions(), new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).resolvedOptions());
show((1234.5).toLocaleString(), (1234.5).toLocaleString("en-US", { style: "currency", currency: "USD" }), 123456789n.toLocaleString("en-US"), (0.256).toLocaleString("en-US", { style: "percent" }));
show([1, 2.5, 1e6].toLocaleString(), [3, 1].map(new Intl.NumberFormat().format));
show(String(Intl.NumberFormat), Object.prototype.toString.call(Intl), Object.prototype.toString.call(new Intl.NumberFormat()), Intl.NumberFormat.supportedLocalesOf(["en-US", "en"]), Intl.getCanonicalLocales(["EN-us", "de-latn-DE"]));
