import { createDraft, current, enableMapSet, enablePatches, finishDraft, original, produce, produceWithPatches } from "immer";
enableMapSet();
enablePatches();
const base = { todos: [{ text: "a", done: false }, { text: "b", done: true }], meta: new Map([["n", 1]]), set: new Set([1]) };
const next = produce(base, (draft) => {
    draft.todos[0].done = true;
    draft.todos.push({ text: "c", done: false });
    draft.meta.set("n", 2);
    draft.set.add(2);
    delete draft.todos[1].done;
    console.log(original(draft).todos.length, current(draft).todos.length);
});
console.log(base, next, next.todos[1] === base.todos[1], Object.isFrozen(next.todos));
const [, patches, inverse] = produceWithPatches(base, (draft) => {
    draft.todos.splice(0, 1);
    draft.meta.delete("n");
});
console.log(JSON.stringify(patches), JSON.stringify(inverse));
try {
    next.todos.push(1);
} catch (error) {
    console.log(error.name);
}
const draft = createDraft({ a: [1, 2, 3] });
draft.a.sort((x, y) => y - x);
console.log(finishDraft(draft), produce((d, n) => void (d.x = n))({ x: 0 }, 5));
