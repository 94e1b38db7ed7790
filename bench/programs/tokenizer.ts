// A tokenizer for a small language: character codes, substrings, a table of keywords, an enum of kinds.
enum Kind {
  Name,
  Keyword,
  Number,
  Text,
  Operator,
  End,
}

interface Token {
  kind: Kind;
  text: string;
  line: number;
}

const KEYWORDS = new Set(["function", "let", "const", "if", "else", "while", "for", "return", "class", "new"]);
const OPERATORS = ["===", "!==", "=>", "==", "!=", "<=", ">=", "&&", "||", "++", "+=", "-="];

class Tokenizer {
  private readonly source: string;
  private at = 0;
  private line = 1;

  constructor(source: string) {
    this.source = source;
  }

  next(): Token {
    this.skipBlanks();
    if (this.at >= this.source.length) return this.token(Kind.End, this.at);
    const start = this.at;
    const code = this.source.charCodeAt(this.at);
    if (isLetter(code)) {
      do this.at++;
      while (isLetter(this.code()) || isDigit(this.code()));
      const token = this.token(Kind.Name, start);
      if (KEYWORDS.has(token.text)) token.kind = Kind.Keyword;
      return token;
    }
    if (isDigit(code)) {
      do this.at++;
      while (isDigit(this.code()) || this.code() === 0x2e);
      return this.token(Kind.Number, start);
    }
    if (code === 0x22) return this.text(start);
    return this.operator(start);
  }

  private text(start: number): Token {
    do {
      if (this.code() === 0x5c) this.at++;
      this.at++;
    } while (this.at < this.source.length && this.code() !== 0x22);
    this.at++;
    return this.token(Kind.Text, start);
  }

  private operator(start: number): Token {
    for (const operator of OPERATORS) {
      if (this.source.startsWith(operator, start)) {
        this.at += operator.length;
        return this.token(Kind.Operator, start);
      }
    }
    this.at++;
    return this.token(Kind.Operator, start);
  }

  private skipBlanks(): void {
    while (this.at < this.source.length) {
      const code = this.code();
      if (code === 0x0a) {
        this.line++;
        this.at++;
      } else if (code === 0x20 || code === 0x09) {
        this.at++;
      } else if (code === 0x2f && this.source.charCodeAt(this.at + 1) === 0x2f) {
        while (this.at < this.source.length && this.code() !== 0x0a) this.at++;
      } else {
        return;
      }
    }
  }

  private code(): number {
    return this.source.charCodeAt(this.at);
  }

  private token(kind: Kind, start: number): Token {
    return { kind, text: this.source.slice(start, this.at), line: this.line };
  }
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f || code === 0x24;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function makeSource(functions: number): string {
  let source = "";
  for (let i = 0; i < functions; i++) {
    source += `// Function number ${i}\nfunction compute${i}(first, second) {\n  let total = first * ${i} + 3.14;\n`;
    source += `  for (let index = 0; index < second; index++) {\n    if (index % ${(i % 9) + 1} === 0) total += index;\n`;
    source += `    else total -= helper${i % 100}("some \\"quoted\\" text", [index, total]);\n  }\n  return total >= 0 && total;\n}\n\n`;
  }
  return source;
}

const rounds = Number(process.argv[2] ?? 12);
const source = makeSource(2000);
const counts = [0, 0, 0, 0, 0, 0];
let hash = 0;
for (let round = 0; round < rounds; round++) {
  const tokenizer = new Tokenizer(source);
  for (let token = tokenizer.next(); ; token = tokenizer.next()) {
    counts[token.kind]++;
    hash = (hash * 31 + token.text.length + token.line) % 1_000_003;
    if (token.kind === Kind.End) break;
  }
}
console.log(counts.join(" "), hash);
