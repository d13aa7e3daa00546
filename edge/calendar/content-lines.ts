/** A line of an iCalendar file: its name with parameters, and its value as written. */
export type ContentLine = readonly [name: string, value: string];

/** Returns the lines as a file (RFC 5545, 3.1). */
export function writeLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join('');
}

/**
 * Returns a value of the type TEXT (RFC 5545, 3.3.11), without other control characters than line
 * breaks.
 */
export function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed();
}

/** Returns a time (ms) in UTC: '20261121T150000Z'. */
export function timeValue(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Returns the UTC day of a time (ms): '20261121'. */
export function dayValue(time: number): string {
  return timeValue(time).slice(0, 8);
}

/** Most octets in a line (RFC 5545, 3.1). */
const LINE = 75;

/** Returns a line folded at 75 octets: continuations begin with a space. No character is split. */
function folded(line: string): string {
  const lines = [''];
  let length = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > LINE) {
      lines.push(' ');
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += octets;
  }
  return lines.join('\r\n');
}

/** Returns how many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
