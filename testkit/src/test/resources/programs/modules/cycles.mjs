// Cyclic imports: functions are there before anything runs, bindings are live, let and class are not there yet.
import { nameFromA, callB, early } from "./_cycle-a.mjs";
import { nameFromB, seenEarly } from "./_cycle-b.mjs";
console.log(nameFromA, nameFromB, callB(), early, seenEarly);
