export let count = 0;
export const counts = [];
export function increment() { counts.push(++count); }
export function reset() { count = 0; }
let value = "default value";
export default value;
value = "changed later";
