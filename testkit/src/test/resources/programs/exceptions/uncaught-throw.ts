// An error that nothing catches: message, line and stack on standard error, exit code 1; exit handlers run.
interface Account { balance: number }
function withdraw(account: Account, amount: number): void {
  if (amount > account.balance) throw new RangeError(`cannot withdraw ${amount}`);
  account.balance -= amount;
}
process.on("exit", (code) => console.log("exit", code));
setTimeout(() => console.log("never"), 0);
console.log("before");
withdraw({ balance: 10 }, 50);
console.log("never");
