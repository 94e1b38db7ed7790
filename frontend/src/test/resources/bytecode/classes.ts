class Point {
    static count = 0;
    #id = Point.count++;
    constructor(public x: number, private y = 0) {}
    get id() { return this.#id; }
}

class Named extends Point {
    constructor(readonly name: string) {
        super(1);
    }
    describe() { return `${super.id}: ${this.name}`; }
}
