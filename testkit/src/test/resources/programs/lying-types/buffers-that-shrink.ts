// Typed arrays over buffers that are resized, transferred or detached while loops run.
const buffer = new (ArrayBuffer as any)(8, { maxByteLength: 16 });
const tracking = new Uint8Array(buffer);
const fixed = new Uint8Array(buffer, 0, 4);
let visits = 0;
for (let i = 0; i < tracking.length; i++) {
  tracking[i] = i + 1;
  visits++;
  if (i === 3) (buffer as any).resize(6);
}
console.log(visits, tracking.length, fixed.length, [...tracking]);
(buffer as any).resize(2);
console.log(tracking.length, fixed.length, fixed[0], tracking[1], tracking[2]);
fixed[0] = 9;
(buffer as any).resize(12);
console.log(tracking.length, fixed.length, fixed[0], [...tracking].join());
const words: number[] = new Float64Array(4).fill(1.5) as any;
let sum = 0;
for (let i = 0; i < 4; i++) {
  sum += words[i];
  if (i === 1) structuredClone((words as any).buffer, { transfer: [(words as any).buffer] });
}
console.log(sum, words.length, words[0], (words as any).byteOffset);
words[0] = 5;
console.log(words[0], 0 in words);
