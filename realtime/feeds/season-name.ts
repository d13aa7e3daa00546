/**
 * Returns a season's years in a sortable form: '26/27', '2026/2027' → '2026-27', '2026' → '2026';
 * undefined for other text.
 */
export function seasonName(years: string): string | undefined {
  const [, from, to] = /^(\d{4}|\d{2})(?:\s*[/–-]\s*(\d{4}|\d{2}))?$/.exec(years.trim()) ?? [];
  if (from === undefined) return undefined;
  const begin = from.length === 4 ? from : `20${from}`;
  return to === undefined ? begin : `${begin}-${to.slice(-2)}`;
}
