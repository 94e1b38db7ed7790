// A bank with accounts, transactions, rollback, interest, statements and an audit trail; deterministic random customers.
type Kind = "deposit" | "withdraw" | "transfer";
interface Entry { readonly at: number; readonly kind: Kind; readonly amount: number; readonly balance: number; readonly note?: string }
class InsufficientFunds extends Error { constructor(readonly account: Account, readonly wanted: number) { super(`${account.owner} has ${account.balance.toFixed(2)}, wanted ${wanted.toFixed(2)}`); this.name = "InsufficientFunds"; } }
abstract class Account {
  static #next = 1000;
  readonly number = Account.#next++;
  #balance = 0;
  readonly history: Entry[] = [];
  constructor(readonly owner: string) {}
  get balance() { return this.#balance; }
  protected abstract get limit(): number;
  abstract accrue(days: number): void;
  apply(kind: Kind, amount: number, at: number, note?: string): this {
    const signed = kind === "withdraw" ? -amount : amount;
    if (this.#balance + signed < -this.limit) throw new InsufficientFunds(this, amount);
    this.#balance = Math.round((this.#balance + signed) * 100) / 100;
    this.history.push({ at, kind, amount, balance: this.#balance, ...(note !== undefined && { note }) });
    return this;
  }
  snapshot() { const b = this.#balance; const n = this.history.length; return () => { this.#balance = b; this.history.length = n; }; }
  [Symbol.toPrimitive](hint: string) { return hint === "number" ? this.#balance : `${this.constructor.name} ${this.number} ${this.owner}: ${this.#balance.toFixed(2)}`; }
}
class Checking extends Account { protected get limit() { return 100; } accrue() { if (this.balance < 0) this.apply("withdraw", 1, 999, "overdraft fee"); } }
class Savings extends Account { constructor(owner: string, private rate = 0.03) { super(owner); } protected get limit() { return 0; } accrue(days: number) { this.apply("deposit", Math.round(this.balance * this.rate * days / 365 * 100) / 100, 999, "interest"); } }
class Bank {
  #accounts = new Map<number, Account>();
  #clock = 0;
  readonly audit: string[] = [];
  open<T extends Account>(account: T): T { this.#accounts.set(account.number, account); this.audit.push(`open ${account.number}`); return account; }
  transaction(what: string, work: () => void) {
    const undo = [...this.#accounts.values()].map((a) => a.snapshot());
    this.#clock++;
    try { work(); this.audit.push(`ok ${what}`); } catch (error) { undo.forEach((u) => u()); this.audit.push(`${(error as Error).name} in ${what}: ${(error as Error).message}`); }
    return this;
  }
  transfer(from: Account, to: Account, amount: number) { return this.transaction(`transfer ${amount}`, () => { from.apply("withdraw", amount, this.#clock, `to ${to.number}`); to.apply("transfer", amount, this.#clock, `from ${from.number}`); if (amount > 5000) throw new RangeError("too large"); }); }
  get total() { return [...this.#accounts.values()].reduce((s, a) => s + +a, 0); }
  *[Symbol.iterator]() { yield* this.#accounts.values(); }
}
const bank = new Bank();
const ann = bank.open(new Checking("Ann"));
const bob = bank.open(new Savings("Bob"));
bank.transaction("initial", () => { ann.apply("deposit", 500, 0); bob.apply("deposit", 10000, 0); });
bank.transfer(ann, bob, 550).transfer(ann, bob, 100).transfer(bob, ann, 6000).transfer(bob, ann, 0.1 + 0.2);
for (const account of bank) account.accrue(30);
console.log(bank.audit.join("\n"));
for (const account of bank) { console.log(`${account}`); console.table(account.history.map(({ kind, amount, balance, note = "" }) => ({ kind, amount, balance, note }))); }
let seed = 7;
const random = (n: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
const customers = Array.from({ length: 5 }, (_, i) => bank.open(new Checking(`C${i}`)));
for (const c of customers) bank.transaction("gift", () => c.apply("deposit", 100, 1));
const before = bank.total;
for (let i = 0; i < 200; i++) bank.transfer(customers[random(5)], customers[random(5)], random(90) + 1);
console.log(customers.map((c) => +c), Math.abs(bank.total - before) < 1e-9, bank.audit.filter((a) => a.startsWith("Insuff")).length, bank.audit.length);
