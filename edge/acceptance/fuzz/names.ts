export const MINUTE = 60_000;
const DAY = 86_400_000;

/** Midnight UTC of the run's first day, ms: times of cases lie around it. */
export const TODAY = Math.floor(Date.now() / DAY) * DAY;

/** Placeholder for a case's own names: becomes `fz` and the case's number. */
export const CASE = 'fz00case00';

/** Fills a case's own names into a text. */
export function named(text: string, number: number): string {
  return text.replaceAll(CASE, `fz${number}`);
}

/** Percent-encodes any UTF-16, lone surrogates as the three bytes that some encoders write. */
export function percentEncoded(text: string): string {
  return [...text]
    .map((character) =>
      /^[\ud800-\udfff]$/.test(character)
        ? surrogateBytes(character.charCodeAt(0))
        : encodeURIComponent(character),
    )
    .join('');
}

function surrogateBytes(unit: number): string {
  const bytes = [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
}
