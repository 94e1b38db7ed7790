// Values of JSON that do not have the declared shape.
interface Account {
  id: number;
  name: string;
  balance: number;
  tags: string[];
}
const texts = [
  '{"id":1,"name":"a","balance":10,"tags":["x","y"]}',
  '{"name":"b","id":2,"tags":[],"balance":0.5}',
  '{"id":"3","name":4,"balance":"20","tags":"text"}',
  '{"id":null,"balance":1e400,"tags":{"length":2}}',
  '{"id":4294967296,"name":"e","balance":-0,"tags":[1,2],"more":true}',
  '{"__proto__":{"id":9},"name":"f","balance":[],"tags":[null]}',
];
let balance = 0;
for (const text of texts) {
  const account: Account = JSON.parse(text);
  balance += account.balance;
  console.log(account.id + 1, account.name?.length, account.balance * 2, account.tags.length, account.tags[0], balance);
}
const accounts: Account[] = texts.map((text) => JSON.parse(text));
console.log(accounts.map((a) => a.balance).join("|"), accounts.filter((a) => a.id > 1).length);
console.log(accounts.reduce((sum, a) => sum + a.balance, 0));
