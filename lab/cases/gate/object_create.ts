// Objects of one shape, made and dropped: allocation and nothing else.
class Point { constructor(public x: number, public y: number) {} }
let sum = 0;
for (let i = 0; i < 40000; i++) {
    const point = new Point(i, i + 1);
    sum += point.y - point.x;
}
console.log(sum);
