console.log("late runs");
export let value = 1;
export function bump() {
    value++;
}
export function then() {}
