export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** Midnight UTC of the run's first day, ms: times of cases lie around it. */
export const TODAY = Math.floor(Date.now() / DAY) * DAY;

/** Placeholder for a case's own names: becomes `fz` and the number of the case on its product. */
export const CASE = 'fz00case00';

/** Fills a case's own names into a text. */
export function named(text: string, number: number): string {
  return text.replaceAll(CASE, `fz${number}`);
}

/** Percent-encodes any UTF-16, a lone surrogate as the three bytes that some encoders write. */
export function percentEncoded(text: string): string {
  const parts = text.split(/(\p{Cs})/u);
  return parts
    .map((part) => (/^\p{Cs}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}

/** Returns a string that `jsonText` writes as a number, such as `1e999` or `-0`. */
export function numberText(text: string): string {
  return `number:${text}`;
}

/** Returns a value's JSON text. */
export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(/"number:([\d.eE+-]+)"/g, '$1');
}

/** Splits a list of texts at its spaces and line ends. */
export function words(text: string): string[] {
  return text.trim().split(/[ \n]+/);
}
