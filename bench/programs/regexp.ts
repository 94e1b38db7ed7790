// Regular expressions over a log: matching with groups, global iteration, replacement with functions, splitting.
function makeLog(lines: number): string {
  const out: string[] = [];
  const levels = ["INFO", "WARN", "ERROR", "DEBUG"];
  for (let i = 0; i < lines; i++) {
    const second = String(i % 60).padStart(2, "0");
    const minute = String((i >> 6) % 60).padStart(2, "0");
    out.push(
      `2024-05-${String((i % 28) + 1).padStart(2, "0")}T12:${minute}:${second}Z [${levels[i % 4]}] user${i % 97}@example${i % 7}.org ` +
        `GET /api/v${i % 3}/items/${i * 13}?page=${i % 11}&sort=asc took ${(i * 17) % 1000}ms from 10.${i % 256}.${(i * 3) % 256}.7`,
    );
  }
  return out.join("\n");
}

const LINE = /^(\d{4})-(\d{2})-(\d{2})T[\d:]+Z \[(?<level>[A-Z]+)\] (?<mail>[^@\s]+@[\w.]+) GET (?<path>\/\S*) took (?<ms>\d+)ms/;

function parseLines(log: string): number {
  let sum = 0;
  for (const line of log.split(/\r?\n/)) {
    const match = LINE.exec(line);
    if (match === null) continue;
    const { level, mail, path, ms } = match.groups!;
    sum += level.length + mail.length + path.length + Number(ms);
  }
  return sum;
}

function addresses(log: string): number {
  let count = 0;
  for (const match of log.matchAll(/\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\b/g)) {
    count += Number(match[2]);
  }
  return count;
}

function redact(log: string): string {
  return log
    .replace(/[\w.]+@[\w.]+/g, (mail) => mail[0] + "***")
    .replace(/\?(\w+)=(\w+)&(\w+)=(\w+)/g, "?$3=$4&$1=$2")
    .replace(/\b(?:INFO|DEBUG)\b/gi, "-");
}

function tokens(text: string): number {
  const token = /\s*(?:([a-z]+)|(\d+)|([^\s\w]))/giy;
  let kinds = 0;
  token.lastIndex = 0;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    kinds += match[1] !== undefined ? 1 : match[2] !== undefined ? 2 : 3;
  }
  return kinds;
}

const log = makeLog(Number(process.argv[2] ?? 20_000));
const redacted = redact(log);
console.log(parseLines(log), addresses(log), redacted.length, tokens(log.slice(0, 200_000)), /(\w)\1\1/.test(redacted));
