import a from "a";
return new.target;
export let b;
await 1;
