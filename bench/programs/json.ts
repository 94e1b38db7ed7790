// A JSON parser written in TypeScript over a text of its own making: characters, strings, small trees.
type JsonValue =
  | { kind: "null" }
  | { kind: "boolean"; value: boolean }
  | { kind: "number"; value: number }
  | { kind: "string"; value: string }
  | { kind: "array"; items: JsonValue[] }
  | { kind: "object"; members: Map<string, JsonValue> };

class Parser {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  parse(): JsonValue {
    const value = this.value();
    this.skipSpace();
    if (this.at !== this.text.length) this.fail("end of text");
    return value;
  }

  private value(): JsonValue {
    this.skipSpace();
    switch (this.text[this.at]) {
      case "{":
        return this.object();
      case "[":
        return this.array();
      case '"':
        return { kind: "string", value: this.string() };
      case "t":
        this.expectWord("true");
        return { kind: "boolean", value: true };
      case "f":
        this.expectWord("false");
        return { kind: "boolean", value: false };
      case "n":
        this.expectWord("null");
        return { kind: "null" };
      default:
        return { kind: "number", value: this.number() };
    }
  }

  private object(): JsonValue {
    const members = new Map<string, JsonValue>();
    this.at++;
    this.skipSpace();
    if (this.takes("}")) return { kind: "object", members };
    do {
      this.skipSpace();
      const name = this.string();
      this.skipSpace();
      if (!this.takes(":")) this.fail("':'");
      members.set(name, this.value());
      this.skipSpace();
    } while (this.takes(","));
    if (!this.takes("}")) this.fail("',' or '}'");
    return { kind: "object", members };
  }

  private array(): JsonValue {
    const items: JsonValue[] = [];
    this.at++;
    this.skipSpace();
    if (this.takes("]")) return { kind: "array", items };
    do {
      items.push(this.value());
      this.skipSpace();
    } while (this.takes(","));
    if (!this.takes("]")) this.fail("',' or ']'");
    return { kind: "array", items };
  }

  private string(): string {
    if (!this.takes('"')) this.fail("a string");
    let result = "";
    let start = this.at;
    while (this.text[this.at] !== '"') {
      if (this.at >= this.text.length) this.fail("the end of the string");
      if (this.text[this.at] === "\\") {
        result += this.text.slice(start, this.at) + this.escape();
        start = this.at;
      } else {
        this.at++;
      }
    }
    result += this.text.slice(start, this.at);
    this.at++;
    return result;
  }

  private escape(): string {
    const letter = this.text[this.at + 1];
    this.at += 2;
    switch (letter) {
      case "n":
        return "\n";
      case "t":
        return "\t";
      case "r":
        return "\r";
      case "b":
        return "\b";
      case "f":
        return "\f";
      case "u": {
        const unit = parseInt(this.text.slice(this.at, this.at + 4), 16);
        this.at += 4;
        return String.fromCharCode(unit);
      }
      default:
        return letter;
    }
  }

  private number(): number {
    const start = this.at;
    if (this.text[this.at] === "-") this.at++;
    this.digits();
    if (this.takes(".")) this.digits();
    if (this.text[this.at] === "e" || this.text[this.at] === "E") {
      this.at++;
      if (this.text[this.at] === "+" || this.text[this.at] === "-") this.at++;
      this.digits();
    }
    return Number(this.text.slice(start, this.at));
  }

  private digits(): void {
    const start = this.at;
    while (this.text[this.at] >= "0" && this.text[this.at] <= "9") {
      this.at++;
    }
    if (this.at === start) this.fail("a digit");
  }

  private takes(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private expectWord(word: string): void {
    if (!this.text.startsWith(word, this.at)) this.fail(word);
    this.at += word.length;
  }

  private skipSpace(): void {
    for (;;) {
      const character = this.text[this.at];
      if (character !== " " && character !== "\n" && character !== "\t" && character !== "\r") return;
      this.at++;
    }
  }

  private fail(expected: string): never {
    throw new SyntaxError(`Expected ${expected} at ${this.at}`);
  }
}

/** A document of events, as a message bus would log them. */
function sample(events: number): string {
  const parts: string[] = [];
  for (let i = 0; i < events; i++) {
    parts.push(
      `  { "id": ${i}, "kind": "${i % 3 === 0 ? "open" : "change"}", "at": ${1.5e9 + i * 17.25}, "ok": ${i % 5 !== 0},` +
        ` "parent": ${i % 7 === 0 ? "null" : i >> 1}, "tags": ["a${i % 11}", "b\\n${i % 13}", "\\u00e9"],` +
        ` "position": { "x": ${i * 0.5}, "y": ${-i}, "z": ${i / 1024}e-2 } }`,
    );
  }
  return `{ "version": 1, "events": [\n${parts.join(",\n")}\n] }`;
}

function weigh(value: JsonValue): number {
  switch (value.kind) {
    case "null":
      return 1;
    case "boolean":
      return value.value ? 2 : 3;
    case "number":
      return Math.abs(Math.trunc(value.value)) % 1000;
    case "string":
      return value.value.length;
    case "array": {
      let sum = 0;
      for (const item of value.items) sum += weigh(item);
      return sum;
    }
    case "object": {
      let sum = 0;
      for (const [name, member] of value.members) sum += name.length + weigh(member);
      return sum;
    }
  }
}

const rounds = Number(process.argv[2] ?? 50);
const text = sample(1000);
let total = 0;
for (let round = 0; round < rounds; round++) {
  total += weigh(new Parser(text).parse());
}
console.log(text.length, total);
