// Plain objects and instances of other classes cast to a class; methods taken from their instances.
class Account {
  balance: number;
  constructor(balance: number) {
    this.balance = balance;
  }
  deposit(amount: number): number {
    this.balance += amount;
    return this.balance;
  }
  static sum(accounts: Account[]): number {
    let sum = 0;
    for (const account of accounts) sum += account.balance;
    return sum;
  }
}
class Other {
  name = "other";
  balance = "7";
  deposit(): string {
    return "refused";
  }
}
function use(account: Account, amount: number): unknown {
  try {
    return account.deposit(amount);
  } catch (error) {
    return (error as Error).name;
  }
}
const accounts: any[] = [new Account(1), { balance: 5 }, new Other(), { deposit: (x: number) => -x }, Object.create(Account.prototype), Object.assign(new Account(2), { deposit: null }), 5, "text", [], null];
for (const account of accounts) console.log(use(account, 2));
console.log(Account.sum([new Account(1), { balance: 2 } as Account]), Account.sum([new Other() as any, new Account(1)]), Account.sum([{} as any]));
const { deposit } = new Account(10);
for (const self of [undefined, null, { balance: 1 }, new Account(3), 5, "s", Account]) {
  try {
    console.log(deposit.call(self as any, 4));
  } catch (error) {
    console.log((error as Error).name);
  }
}
const bound = deposit.bind({ balance: "b" } as any);
console.log(bound(1), bound(2), [1, 2].map(new Account(0).deposit, new Account(100)));
try {
  (Account as any)(5);
} catch (error) {
  console.log((error as Error).name);
}
console.log({} instanceof Account, Object.create(Account.prototype) instanceof Account, ({ balance: 1 } as any) instanceof Account);
Object.defineProperty(Account, Symbol.hasInstance, { value: (x: any) => x === 5 });
console.log((5 as any) instanceof Account, new Account(1) instanceof (Account as any));
(Account as any).prototype.balance = 50;
console.log(Object.create(Account.prototype).deposit(1), new Account(1).deposit(1));
