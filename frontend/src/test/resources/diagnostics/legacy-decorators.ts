declare const d: any;
class A {
    @d #hidden = 1;
    constructor(@d public a: number) {}
    method(@d() a: string, @d @d b = 1) {}
}
function f(@d a: number) {}
