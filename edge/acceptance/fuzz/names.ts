export const MINUTE = 60_000;
const DAY = 86_400_000;

/** Midnight of the day on which the run began, UTC, ms: times of cases lie around it. */
export const TODAY = Math.floor(Date.now() / DAY) * DAY;

/** Stands in a case for what is its own: becomes `fz` and the case's number. */
export const CASE = 'fz00case00';

/** A text of a case with its own names in it. */
export function named(text: string, number: number): string {
  return text.replaceAll(CASE, `fz${number}`);
}

/** Percent-encodes a text of any UTF-16, lone surrogates as the three bytes that some encoders write. */
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
