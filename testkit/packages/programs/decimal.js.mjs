import Decimal from "decimal.js";
Decimal.set({ precision: 60 });
const x = new Decimal("1234567.890123456789");
console.log(x.times("9.87e20").toString(), x.div(7).toFixed(40), x.sqrt().toString(), x.ln().toString(), Decimal.exp(1).toString(), Decimal.acos(-1).toString(), Decimal.sin(1).toString());
console.log(new Decimal(0.1).plus(0.2).equals(0.3), new Decimal("0x1.8p1").toString(), new Decimal(255).toHexadecimal(), x.toSignificantDigits(5).toString(), x.toNearest(0.5).toString(), new Decimal(2).pow("0.5").toString(), new Decimal("1e500").mod(97).toString());
console.log(Decimal.max(1, "3", 2).toNumber(), new Decimal(-5.5).round().toString(), x.toFraction(1000).map(String), x.toDP(3, Decimal.ROUND_UP).toString(), JSON.stringify({ x }));
let sum = new Decimal(0);
for (let i = 1; i < 300; i++) sum = sum.plus(new Decimal(1).div(i));
console.log(sum.toString());
